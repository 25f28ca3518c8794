import { Tracks } from './tracks.ts';

/** A place in the grid of columns and rows; rows are counted over the whole drawing. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

export interface Route {
  readonly from: string;
  readonly to: string;
  /** Straight along the row; down one gutter; or down a gutter, along the channel above the target's row, down another. */
  readonly kind: 'straight' | 'gutter' | 'channel';
  /** Gutter in which a route leaves its row, by the column on its left. */
  readonly out: number;
  /** Gutter in which it comes to its target's row. */
  readonly in: number;
}

export interface Routes {
  readonly routes: readonly Route[];
  /** By the column on the left of the gutter. */
  readonly gutters: ReadonlyMap<number, Tracks>;
  /** By the row below the channel. */
  readonly channels: ReadonlyMap<number, Tracks>;
}

/**
 * Ways of edges through a grid that keep to the gutters between columns, the channels above rows, and rows where no
 * lesson lies between. Edges of one lesson share their lines.
 */
export function routesOf(
  edges: readonly { readonly from: string; readonly to: string }[],
  cells: ReadonlyMap<string, Cell>,
): Routes {
  const taken = new Set([...cells.values()].map(({ column, row }) => `${column} ${row}`));
  const gutters = new Map<number, Tracks>();
  const channels = new Map<number, Tracks>();
  const runs = new Map<number, { from: number; to: number; owner: string }[]>();

  /** Takes a stretch of a row for the owner, if no lesson and no line of another's is there. */
  const takeRow = (row: number, from: number, to: number, owner: string): boolean => {
    for (let column = Math.ceil(from + 0.1); column < to; column += 1)
      if (taken.has(`${column} ${row}`)) return false;
    const inRow = getOr(runs, row, () => []);
    if (inRow.some((run) => run.owner !== owner && run.from < to && from < run.to)) return false;
    inRow.push({ from, to, owner });
    return true;
  };

  const routes = edges.flatMap(({ from, to }): Route[] => {
    const [a, b] = [cells.get(from), cells.get(to)];
    // Only a circle of prerequisites leads back: it has no way that reads from left to right.
    if (!a || !b || b.column <= a.column) return [];
    const last = b.column - 1;
    const route = (kind: Route['kind'], out: number, into: number): Route[] => [
      { from, to, kind, out, in: into },
    ];
    const down = (gutter: number) => {
      getOr(gutters, gutter, () => new Tracks()).add(from, 2 * a.row, 2 * b.row);
      return route('gutter', gutter, gutter);
    };
    if (a.row === b.row) {
      if (takeRow(a.row, a.column, b.column, from)) return route('straight', a.column, last);
    } else {
      if (last === a.column || takeRow(a.row, a.column, last + 0.5, from)) return down(last);
      if (takeRow(b.row, a.column + 0.5, b.column, from)) return down(a.column);
    }
    const channel = 2 * b.row - 1;
    getOr(gutters, a.column, () => new Tracks()).add(from, 2 * a.row, channel);
    getOr(gutters, last, () => new Tracks()).add(from, channel, 2 * b.row);
    getOr(channels, b.row, () => new Tracks()).add(from, a.column, last);
    return route('channel', a.column, last);
  });
  return { routes, gutters, channels };
}

function getOr<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
