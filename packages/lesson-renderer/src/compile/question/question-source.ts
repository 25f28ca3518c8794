import type { Code, List, ListItem, RootContent } from 'mdast';
import type { ContainerDirective } from '../../markdown/directive-nodes.ts';

/** The pieces of a question block, still Markdown nodes. */
export interface QuestionSource {
  readonly prompt: readonly RootContent[];
  readonly options: readonly ListItem[];
  readonly hints: readonly (readonly RootContent[])[];
  readonly steps: readonly RootContent[] | undefined;
  readonly params: Code | undefined;
  readonly verify: Code | undefined;
  readonly starter: Code | undefined;
  readonly solution: Code | undefined;
  readonly wrong: readonly Code[];
  readonly tests: Code | undefined;
}

/** Sorts a question's children: what is no piece of a kind belongs to the prompt. */
export function readQuestion(node: ContainerDirective): QuestionSource {
  const choice = node.attributes?.['type'] === 'multiple-choice';
  const prompt: RootContent[] = [];
  const hints: RootContent[][] = [];
  const wrong: Code[] = [];
  let options: readonly ListItem[] = [];
  let steps: RootContent[] | undefined;
  const fences: Record<string, Code> = {};
  for (const child of node.children) {
    const role = child.type === 'code' ? fenceRole(child) : undefined;
    if (child.type === 'code' && role === 'wrong') wrong.push(child);
    else if (child.type === 'code' && role) fences[role] = child;
    else if (child.type === 'containerDirective' && child.name === 'hint')
      hints.push(child.children);
    else if (child.type === 'containerDirective' && child.name === 'steps') {
      steps = [...(steps ?? []), ...child.children];
    } else if (choice && child.type === 'list' && isOptionList(child)) {
      options = [...options, ...child.children];
    } else prompt.push(child);
  }
  return {
    prompt,
    options,
    hints,
    steps,
    wrong,
    params: fences['params'],
    verify: fences['verify'],
    starter: fences['starter'],
    solution: fences['solution'],
    tests: fences['tests'],
  };
}

const pythonRoles = new Set(['verify', 'starter', 'solution', 'wrong']);

function fenceRole({ lang, meta }: Code): string | undefined {
  if (lang === 'params') return 'params';
  const role = (meta ?? '').trim();
  if (lang === 'python' && pythonRoles.has(role)) return role;
  return lang === 'yaml' && role === 'tests' ? 'tests' : undefined;
}

function isOptionList(list: List): boolean {
  return list.children.some((item) => typeof item.checked === 'boolean');
}
