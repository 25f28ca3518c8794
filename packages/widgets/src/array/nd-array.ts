/** An array of NumPy with at most two axes. */
export interface NdArray {
  /** Length of each axis; empty for a single number. */
  readonly shape: readonly number[];
  /** In C order: the last axis changes first. */
  readonly entries: readonly number[];
  /** Whether NumPy keeps them as floats: `2.0`, not `2`. */
  readonly float: boolean;
}

/** An array as an author writes it: a number, a list or a list of equally long lists. */
export type GivenArray = number | readonly number[] | readonly (readonly number[])[];

const isRow = (item: number | readonly number[] | undefined): item is readonly number[] =>
  typeof item === 'object';

/** As `np.array` makes it of the same lists. */
export function arrayOf(given: GivenArray): NdArray {
  if (typeof given === 'number') return withEntries([], [given]);
  const [first] = given;
  const shape = isRow(first) ? [given.length, first.length] : [given.length];
  return withEntries(shape, given.flat());
}

function withEntries(shape: readonly number[], entries: readonly number[]): NdArray {
  return { shape, entries, float: entries.some((entry) => !Number.isInteger(entry)) };
}

/** A shape as Python writes a tuple: `(3, 4)`, `(4,)`, `()`. */
export function shapeText(shape: readonly number[]): string {
  return shape.length === 1 ? `(${shape[0]},)` : `(${shape.join(', ')})`;
}

/** How many entries a shape has. */
export const sizeOf = (shape: readonly number[]): number =>
  shape.reduce((size, length) => size * length, 1);

/** An entry as NumPy prints it, with at most three decimals. */
export function entryText(value: number, float: boolean): string {
  const rounded = Math.round(value * 1000) / 1000;
  return float && Number.isInteger(rounded) ? `${rounded}.0` : String(rounded);
}

/** The entries as rows to draw: one row for an array of one axis. */
export function rowsOf<Entry>(
  shape: readonly number[],
  entries: readonly Entry[],
): readonly (readonly Entry[])[] {
  const columns = shape.at(-1) ?? 1;
  const rows = shape.length === 2 ? (shape[0] ?? 0) : 1;
  return Array.from({ length: rows }, (_, row) =>
    entries.slice(row * columns, (row + 1) * columns),
  );
}

/** Index among the entries, in C order, of one that is drawn in a row and a column. */
export const indexAt = (shape: readonly number[], row: number, column: number): number =>
  row * (shape.at(-1) ?? 1) + column;

/** The place of a drawn entry between square brackets: `[1, 2]`, `[2]`, or nothing for a number. */
export function placeText(shape: readonly number[], row: number, column: number): string {
  if (shape.length === 0) return '';
  return shape.length === 1 ? `[${column}]` : `[${row}, ${column}]`;
}

export type Arrays = Readonly<Record<string, GivenArray>>;

/** The array of a name; a text says which names there are. */
export function namedArray(name: string, arrays: Arrays): NdArray | string {
  const given = Object.hasOwn(arrays, name) ? arrays[name] : undefined;
  if (given !== undefined) return arrayOf(given);
  return `There is no array ${name}. Name one of: ${Object.keys(arrays).join(', ')}`;
}
