/** A data frame, or an array of two axes, as a page shows it. Entries are as Python prints them. */
export interface ShownTable {
  readonly kind: 'frame' | 'array';
  /** Rows and columns of the whole. */
  readonly shape: readonly [rows: number, columns: number];
  /** Rows above the body: the first entry of each stands over the labels. */
  readonly head: readonly (readonly string[])[];
  /** Each begins with its label. Of a large value, the first 200 rows and 40 columns. */
  readonly rows: readonly (readonly string[])[];
  /** Type of each column, or the one of an array. Empty where they are not known. */
  readonly types: readonly string[];
}

/** More than the interpreter ever sends: a forged table must not freeze the page. */
const mostCells = 20_000;

/** The table in a display's data: undefined if it is none. The data come from the worker, where learners' code runs. */
export function parseTable(data: string): ShownTable | undefined {
  const table = parsed(data);
  if (typeof table !== 'object' || table === null) return undefined;
  const { kind, shape, head, rows, types } = table as Record<string, unknown>;
  const sound =
    (kind === 'frame' || kind === 'array') &&
    Array.isArray(shape) &&
    shape.length === 2 &&
    shape.every(Number.isSafeInteger) &&
    areRows(head) &&
    areRows(rows) &&
    areTexts(types);
  return sound ? (table as ShownTable) : undefined;
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

function areRows(value: unknown): boolean {
  if (!Array.isArray(value) || !value.every(areTexts)) return false;
  return (value as string[][]).reduce((cells, row) => cells + row.length, 0) <= mostCells;
}

function areTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

const numeric = /^[-+−]?(?:\d[\d.,]*(?:e[-+]?\d+)?[jJ%]?|nan|inf|\.\.\.)$/iu;

/** For each column, the one of the labels first, whether it holds numbers alone: they stand under one another by their ends. */
export function numberColumns(rows: readonly (readonly string[])[]): readonly boolean[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, at) =>
    rows.every((row) => numeric.test(row[at] ?? '') || row[at] === ''),
  );
}
