import type { Comparison, Query, Statistic } from './read-code.ts';
import {
  cellText,
  type Column,
  columnIn,
  compareKeys,
  type Key,
  type Table,
  type Value,
} from './table.ts';

/** One step: rows that are looked at, and what comes of them in the result. */
export interface Move {
  /** Rows of the frame. */
  readonly rows: readonly number[];
  /** Rows of the other frame of a join. */
  readonly others: readonly number[];
  /** Cells of the result that are filled by it, each as row and column. */
  readonly fills: readonly (readonly [number, number])[];
  readonly says: Saying;
}

/** What a step is about, for a sentence in any language; values as pandas prints them. */
export type Saying =
  /** `condition` has the row's value in it: `44 > 40`. */
  | { readonly kind: 'kept' | 'left-out'; readonly condition: string }
  | {
      readonly kind: 'group';
      readonly key: string;
      readonly statistic: Statistic;
      readonly values: readonly string[];
      readonly result: string;
    }
  | { readonly kind: 'joined' | 'not-found' | 'gap'; readonly key: string }
  | {
      readonly kind: 'placed';
      readonly value: string;
      readonly down: string;
      readonly across: string;
    };

/** Rows of the frame, and of the other frame of a join, that a row of the result comes from. */
export type Origin = Pick<Move, 'rows' | 'others'>;

export interface Moves {
  readonly result: Table;
  readonly moves: readonly Move[];
  /** Of each row of the result. */
  readonly origins: readonly Origin[];
  /** Key of each row, by which it has its colour. */
  readonly keys?: readonly Key[];
  readonly otherKeys?: readonly Key[];
  /** Keys of the result's rows, where these have one each. */
  readonly resultKeys?: readonly Key[];
}

/** The result as pandas gives it, and how each row of the frame gets there. */
export function movesOf(query: Query): Moves {
  switch (query.kind) {
    case 'filter':
      return filterMoves(query);
    case 'group':
      return groupMoves(query);
    case 'join':
      return joinMoves(query);
    case 'pivot':
      return pivotMoves(query);
  }
}

type Of<Kind extends Query['kind']> = Extract<Query, { readonly kind: Kind }>;

const rowFill = (row: number, columns: number) =>
  Array.from({ length: columns }, (_, column) => [row, column] as const);

function filterMoves({ frame, column, sign, bound }: Of<'filter'>): Moves {
  const kept: number[] = [];
  const { values, type } = columnIn(frame, column);
  const moves = values.map((value, row): Move => {
    const holds = compare(value, sign, bound);
    if (holds) kept.push(row);
    return {
      rows: [row],
      others: [],
      fills: holds ? rowFill(kept.length - 1, frame.columns.length) : [],
      says: {
        kind: holds ? 'kept' : 'left-out',
        condition: `${cellText(value, type)} ${sign} ${bound}`,
      },
    };
  });
  const columns = frame.columns.map((each) => ({
    ...each,
    values: kept.map((row) => each.values[row] ?? null),
  }));
  const origins = kept.map((row) => ({ rows: [row], others: [] }));
  return { result: { columns, index: kept }, moves, origins };
}

/** A missing value is unequal to all, and neither greater nor less. */
function compare(value: Value, sign: Comparison, bound: string | number): boolean {
  if (value === null) return sign === '!=';
  switch (sign) {
    case '>':
      return value > bound;
    case '<':
      return value < bound;
    case '>=':
      return value >= bound;
    case '<=':
      return value <= bound;
    case '==':
      return value === bound;
    case '!=':
      return value !== bound;
  }
}

const keysOf = (frame: Table, name: string): readonly Key[] =>
  columnIn(frame, name).values.map((value) => value ?? '');

const sorted = (keys: readonly Key[]) => [...new Set(keys)].toSorted(compareKeys);

function groupMoves({ frame, by, column, statistic }: Of<'group'>): Moves {
  const keys = keysOf(frame, by);
  const groups = sorted(keys);
  const given = columnIn(frame, column);
  const origins = groups.map((key) => ({
    rows: keys.flatMap((each, row) => (each === key ? [row] : [])),
    others: [],
  }));
  const collapsed = origins.map(({ rows }) =>
    collapse(
      rows.map((row) => given.values[row] ?? null),
      statistic,
    ),
  );
  const type = statistic === 'count' ? 'int64' : statistic === 'mean' ? 'float64' : given.type;
  const moves = groups.map((key, at): Move => {
    const { rows } = origins[at] ?? { rows: [] };
    return {
      rows,
      others: [],
      fills: [[at, 0]],
      says: {
        kind: 'group',
        key: String(key),
        statistic,
        values: rows.map((row) => cellText(given.values[row] ?? null, given.type)),
        result: cellText(collapsed[at] ?? null, type),
      },
    };
  });
  const columns = [{ name: column, values: collapsed, type }];
  const result = { columns, index: groups, indexName: by };
  return { result, moves, origins, keys, resultKeys: groups };
}

/** Missing values are left out, as in pandas; the sum of none is 0, and there is no greatest of none. */
function collapse(values: readonly Value[], statistic: Statistic): Value {
  const known = values.filter((value) => value !== null);
  if (statistic === 'count') return known.length;
  const numbers = known.filter((value) => typeof value === 'number');
  const sum = numbers.reduce((total, value) => total + value, 0);
  if (statistic === 'sum') return sum;
  if (numbers.length === 0) return null;
  if (statistic === 'mean') return sum / numbers.length;
  return statistic === 'max' ? Math.max(...numbers) : Math.min(...numbers);
}

function joinMoves({ frame, other, on, how }: Of<'join'>): Moves {
  const [keys, otherKeys] = [keysOf(frame, on), keysOf(other, on)];
  const width = frame.columns.length + other.columns.length - 1;
  /** Row of each side, for each row of the result. */
  const pairs: (readonly [number, number | undefined])[] = [];
  const moves = keys.map((key, row): Move => {
    const others = otherKeys.flatMap((each, at) => (each === key ? [at] : []));
    const from = pairs.length;
    if (others.length === 0 && how === 'left') pairs.push([row, undefined]);
    for (const at of others) pairs.push([row, at]);
    const fills = pairs.slice(from).flatMap((_, at) => rowFill(from + at, width));
    const kind = others.length > 0 ? 'joined' : how === 'left' ? 'gap' : 'not-found';
    return { rows: [row], others, fills, says: { kind, key: String(key) } };
  });
  const own = frame.columns.map((column) => ({
    ...column,
    values: pairs.map(([row]) => column.values[row] ?? null),
  }));
  const added = other.columns
    .filter(({ name }) => name !== on)
    .map((column) => {
      const values = pairs.map(([, at]) => (at === undefined ? null : (column.values[at] ?? null)));
      return { ...column, values, type: withGaps(column.type, values.includes(null)) };
    });
  const result = { columns: [...own, ...added], index: pairs.map((_, row) => row) };
  const origins = pairs.map(([row, at]) => ({ rows: [row], others: at === undefined ? [] : [at] }));
  const resultKeys = pairs.map(([row]) => keys[row] ?? '');
  return { result, moves, origins, keys, otherKeys, resultKeys };
}

/** Whole numbers with a gap among them become floats. */
const withGaps = (type: Column['type'], gaps: boolean): Column['type'] =>
  type === 'int64' && gaps ? 'float64' : type;

function pivotMoves({ frame, index, columns, values }: Of<'pivot'>): Moves {
  const [downKeys, acrossKeys] = [keysOf(frame, index), keysOf(frame, columns)];
  const [down, across] = [sorted(downKeys), sorted(acrossKeys)];
  const cells = down.map(() => across.map((): Value => null));
  const given = columnIn(frame, values);
  const moves = frame.index.map((_, from): Move => {
    const [downKey = '', acrossKey = ''] = [downKeys[from], acrossKeys[from]];
    const [row, column] = [down.indexOf(downKey), across.indexOf(acrossKey)];
    const value = given.values[from] ?? null;
    cells[row]?.splice(column, 1, value);
    return {
      rows: [from],
      others: [],
      fills: [[row, column]],
      says: {
        kind: 'placed',
        value: cellText(value, given.type),
        down: String(downKey),
        across: String(acrossKey),
      },
    };
  });
  const gaps = cells.some((row) => row.includes(null));
  const type = withGaps(given.type, gaps);
  const made = across.map((name, column) => ({
    name: String(name),
    values: cells.map((row) => row[column] ?? null),
    type,
  }));
  const origins = down.map((key) => ({
    rows: downKeys.flatMap((each, row) => (each === key ? [row] : [])),
    others: [],
  }));
  const result = { columns: made, index: down, indexName: index };
  return { result, moves, origins, keys: acrossKeys };
}
