import type { Code, List, ListItem, RootContent, Table } from 'mdast';
import type { ContainerDirective } from '../../../markdown/directive-nodes.ts';

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
  /** The program whose output is asked for; it stands in the prompt, too. */
  readonly program: Code | undefined;
  readonly output: Code | undefined;
  /** Lines to be put in order, or one of which is wrong: code, or a numbered list. */
  readonly order: Code | undefined;
  readonly fault: Code | undefined;
  /** What stands in place of the wrong line once the fault is mended. */
  readonly mended: Code | undefined;
  readonly steplist: readonly ListItem[];
  /** Lines that belong nowhere: code, or a list with bullets. */
  readonly extra: Code | undefined;
  readonly extras: readonly ListItem[];
  /** The plane that points are placed in. */
  readonly plane: Code | undefined;
  readonly pairs: Table | undefined;
  readonly gaps: Code | undefined;
  readonly mistakes: Code | undefined;
}

/** Sorts a question's children: what is no piece of its kind belongs to the prompt. */
export function readQuestion(node: ContainerDirective): QuestionSource {
  const kind = node.attributes?.['type'];
  const prompt: RootContent[] = [];
  const hints: RootContent[][] = [];
  const wrong: Code[] = [];
  const options: ListItem[] = [];
  const steplist: ListItem[] = [];
  const extras: ListItem[] = [];
  let pairs: Table | undefined;
  let steps: RootContent[] | undefined;
  const fences: Record<string, Code> = {};
  for (const child of node.children) {
    const role = child.type === 'code' ? fenceRole(child, kind) : undefined;
    if (child.type === 'code' && role === 'wrong') wrong.push(child);
    else if (child.type === 'code' && role) {
      fences[role] = child;
      if (role === 'program') prompt.push(child);
    } else if (child.type === 'containerDirective' && child.name === 'hint')
      hints.push(child.children);
    else if (child.type === 'containerDirective' && child.name === 'steps') {
      steps = [...(steps ?? []), ...child.children];
    } else if (child.type === 'list' && takesOptions(kind) && isOptionList(child)) {
      options.push(...child.children);
    } else if (child.type === 'list' && child.ordered && takesLines(kind)) {
      steplist.push(...child.children);
    } else if (child.type === 'list' && kind === 'order') extras.push(...child.children);
    else if (child.type === 'table' && kind === 'match' && !pairs) pairs = child;
    else prompt.push(child);
  }
  return {
    prompt,
    options,
    hints,
    steps,
    wrong,
    steplist,
    extras,
    pairs,
    plane: fences['graph'],
    params: fences['params'],
    verify: fences['verify'],
    starter: fences['starter'],
    solution: fences['solution'],
    tests: fences['tests'],
    program: fences['program'],
    output: fences['output'],
    order: fences['order'],
    fault: fences['fault'],
    mended: fences['mended'],
    extra: fences['extra'],
    gaps: fences['gaps'],
    mistakes: fences['mistakes'],
  };
}

const pythonRoles = new Set([
  'verify',
  'starter',
  'solution',
  'wrong',
  'program',
  'order',
  'extra',
  'fault',
  'mended',
]);
const yamlRoles = new Set(['tests', 'gaps', 'mistakes']);

/** What a fenced block of a question is for; undefined if it belongs to the prompt. */
export function fenceRole(
  { lang, meta }: Code,
  kind: string | null | undefined,
): string | undefined {
  if (lang === 'params') return 'params';
  if (lang === 'output' && kind === 'output') return 'output';
  if (lang === 'graph' && kind === 'point') return 'graph';
  const role = (meta ?? '').trim();
  if (lang === 'python' && pythonRoles.has(role)) return role;
  return lang === 'yaml' && yamlRoles.has(role) ? role : undefined;
}

const takesOptions = (kind: string | null | undefined) =>
  kind === 'multiple-choice' || kind === 'multi' || kind === 'fault';

const takesLines = (kind: string | null | undefined) => kind === 'order' || kind === 'fault';

function isOptionList(list: List): boolean {
  return list.children.some((item) => typeof item.checked === 'boolean');
}
