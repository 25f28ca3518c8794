import type { Definition, Nodes, Root } from 'mdast';
import { walk } from './walk.ts';
import type { WorkBudget } from '../budget/work-budget.ts';

/** Replaces `[text][id]` by plain links and images, once, so that parts of a lesson can be compiled apart. */
export function resolveReferences(tree: Root, budget: WorkBudget): void {
  const definitions = new Map<string, Definition>();
  walk(tree, (node) => {
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node);
  });
  if (definitions.size === 0) return;
  walk(tree, (node) => {
    if (!('children' in node)) return;
    const children: Nodes[] = node.children;
    for (const [index, child] of children.entries()) {
      children[index] = resolved(child, definitions, budget);
    }
  });
}

function resolved(
  node: Nodes,
  definitions: ReadonlyMap<string, Definition>,
  budget: WorkBudget,
): Nodes {
  if (node.type !== 'linkReference' && node.type !== 'imageReference') return node;
  const definition = definitions.get(node.identifier);
  if (!definition) return node;
  const { url, title } = definition;
  if (budget.refuses('copies', url.length + (title?.length ?? 0), node)) return node;
  const position = node.position ? { position: node.position } : {};
  return node.type === 'linkReference'
    ? { type: 'link', url, title: title ?? null, children: node.children, ...position }
    : { type: 'image', url, title: title ?? null, alt: node.alt ?? '', ...position };
}
