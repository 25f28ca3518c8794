import type { PlacedNode } from './layout/graph-layout.ts';
import type { Relations } from './relations.ts';

/**
 * Where an arrow key leads: left to what it rests on, right to what it opens (the nearest in height), up and down to
 * the nearest lesson of the same column, else of any column. Undefined at the edge of the graph.
 */
export function arrowTarget(
  key: string,
  from: PlacedNode,
  nodes: ReadonlyMap<string, PlacedNode>,
  { before, after }: Relations,
): string | undefined {
  const among = (uids: readonly string[]) => uids.flatMap((uid) => nodes.get(uid) ?? []);
  if (key === 'ArrowLeft')
    return nearest(among(before(from.uid)), (node) => Math.abs(node.y - from.y));
  if (key === 'ArrowRight')
    return nearest(among(after(from.uid)), (node) => Math.abs(node.y - from.y));
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const way = key === 'ArrowUp' ? -1 : 1;
  const beyond = [...nodes.values()].filter((node) => (node.y - from.y) * way > 0);
  return nearest(beyond, (node) => Math.abs(node.y - from.y) + 3 * Math.abs(node.x - from.x));
}

function nearest(
  nodes: readonly PlacedNode[],
  distance: (node: PlacedNode) => number,
): string | undefined {
  let best: PlacedNode | undefined;
  for (const node of nodes) if (!best || distance(node) < distance(best)) best = node;
  return best?.uid;
}
