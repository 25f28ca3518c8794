import type { Nodes } from 'mdast';

/**
 * Shows every node of a tree, parents first. The library for this makes and names a function for each node:
 * a tenth of what compiling a lesson cost.
 */
export function walk(node: Nodes, see: (node: Nodes) => void): void {
  see(node);
  if (!('children' in node)) return;
  for (const child of node.children) walk(child, see);
}
