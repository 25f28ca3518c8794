/** A value of a cell; `null` is a missing one. */
export type Value = string | number | null;

/** What rows are grouped, joined or labelled by. */
export type Key = string | number;

/** A data frame, or a series as one of a single column. */
export interface Table {
  readonly columns: readonly Column[];
  /** Labels of the rows. */
  readonly index: readonly Key[];
  /** Name of the column that became the index. */
  readonly indexName?: string;
}

export interface Column {
  readonly name: string;
  readonly values: readonly Value[];
  /** As pandas 3 calls it. */
  readonly type: 'int64' | 'float64' | 'str';
}

/** Columns by name, as `pd.DataFrame` takes them. */
export type GivenFrame = Readonly<Record<string, readonly Value[]>>;
export type Frames = Readonly<Record<string, GivenFrame>>;

export function tableOf(given: GivenFrame): Table {
  const columns = Object.entries(given).map(([name, values]) => columnOf(name, values));
  return { columns, index: (columns[0]?.values ?? []).map((_, row) => row) };
}

/** A column with the type that pandas finds for such values: a missing number makes floats. */
export function columnOf(name: string, values: readonly Value[]): Column {
  const known = values.filter((value) => value !== null);
  const text = known.some((value) => typeof value === 'string');
  const whole = known.length === values.length && known.every(Number.isInteger);
  return { name, values, type: text ? 'str' : whole ? 'int64' : 'float64' };
}

/** A cell as pandas prints it, numbers with at most two decimals. */
export function cellText(value: Value, type: Column['type']): string {
  if (value === null) return 'NaN';
  if (typeof value === 'string') return value;
  const rounded = Math.round(value * 100) / 100;
  return type === 'float64' && Number.isInteger(rounded) ? `${rounded}.0` : String(rounded);
}

/** The column of a name that has been found to be there. */
export function columnIn(table: Table, name: string): Column {
  const found = table.columns.find((column) => column.name === name);
  if (!found) throw new RangeError(`There is no column ${name}.`);
  return found;
}

/** As pandas sorts keys: numbers by size, texts by code point. */
export function compareKeys(a: Key, b: Key): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
