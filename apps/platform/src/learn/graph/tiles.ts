import type { GraphLayout, PlacedEdge, PlacedNode } from './layout/graph-layout.ts';

/** A square of the drawing: it is drawn once, when it first comes near the view. */
export interface Tile {
  readonly key: string;
  /** In drawing pixels. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly nodes: readonly PlacedNode[];
  /** Edges that cross it, as one SVG path. */
  readonly edges: string;
}

/** An edge may run this far above the box around its ends, in the channel over its row. */
const ABOVE = 80;

/** Cuts a drawing into tiles of `size` drawing pixels. Empty ones are left out. */
export function tilesOf(layout: GraphLayout, size: number): ReadonlyMap<string, Tile> {
  const nodes = Map.groupBy(layout.nodes, (node) => keyAt(node.x, node.y, size));
  const at = new Map(layout.nodes.map((node) => [node.uid, node]));
  const edges = new Map<string, string[]>();
  for (const edge of layout.edges)
    for (const key of keysOf(edge, at, size)) {
      const list = edges.get(key);
      if (list) list.push(edge.d);
      else edges.set(key, [edge.d]);
    }
  const tiles = new Map<string, Tile>();
  for (const key of new Set([...nodes.keys(), ...edges.keys()])) {
    const [column = 0, row = 0] = key.split(' ').map(Number);
    tiles.set(key, {
      key,
      x: column * size,
      y: row * size,
      size,
      nodes: nodes.get(key) ?? [],
      edges: (edges.get(key) ?? []).join(''),
    });
  }
  return tiles;
}

/** Keys of the tiles that touch a box, nearest to its middle first. */
export function keysIn(
  box: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  },
  size: number,
): string[] {
  const middle = { x: (box.left + box.right) / 2 / size, y: (box.top + box.bottom) / 2 / size };
  const found: { readonly key: string; readonly distance: number }[] = [];
  for (let column = Math.floor(box.left / size); column * size < box.right; column += 1)
    for (let row = Math.floor(box.top / size); row * size < box.bottom; row += 1)
      found.push({
        key: `${column} ${row}`,
        distance: Math.hypot(column + 0.5 - middle.x, row + 0.5 - middle.y),
      });
  return found.sort((a, b) => a.distance - b.distance).map(({ key }) => key);
}

export function keyAt(x: number, y: number, size: number): string {
  return `${Math.floor(x / size)} ${Math.floor(y / size)}`;
}

function keysOf(
  edge: PlacedEdge,
  at: ReadonlyMap<string, PlacedNode>,
  size: number,
): readonly string[] {
  const from = at.get(edge.from);
  const to = at.get(edge.to);
  if (!from || !to) return [];
  return keysIn(
    {
      left: Math.min(from.x, to.x),
      right: Math.max(from.x, to.x) + 1,
      top: Math.min(from.y, to.y) - ABOVE,
      bottom: Math.max(from.y, to.y) + 1,
    },
    size,
  );
}
