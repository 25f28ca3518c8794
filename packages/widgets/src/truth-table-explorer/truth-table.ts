import {
  type Assignment,
  type BooleanExpression,
  evaluate,
  namesOf,
  partsOf,
} from './boolean-expression.ts';

export interface TruthTable {
  readonly names: readonly string[];
  /** One for each part, the inner ones first; the whole expression is the last. */
  readonly columns: readonly BooleanExpression[];
  readonly rows: readonly {
    readonly values: readonly boolean[];
    readonly results: readonly boolean[];
  }[];
}

/** Without the brackets around the whole: a part stands alone in its column. */
function bare(text: string): string {
  if (!text.startsWith('(')) return text;
  let open = 0;
  for (let at = 0; at < text.length; at += 1) {
    open += { '(': 1, ')': -1 }[text.charAt(at)] ?? 0;
    if (open === 0) return at === text.length - 1 ? bare(text.slice(1, -1)) : text;
  }
  return text;
}

/** Parts that are worked out, inner before outer, each text once. */
function columnsOf(expression: BooleanExpression): BooleanExpression[] {
  const parts = partsOf(expression);
  if (parts.length === 0) return [];
  const own = { ...expression, text: bare(expression.text) };
  const all = [...parts.flatMap(columnsOf), own];
  return all.filter((column, index) => all.findIndex(({ text }) => text === column.text) === index);
}

/** Every combination of truth values, True first, in the order of a binary count. */
export function assignments(names: readonly string[]): readonly Assignment[] {
  return Array.from({ length: 2 ** names.length }, (_, row) => {
    const values = names.map(
      (_, column) => Math.floor(row / 2 ** (names.length - 1 - column)) % 2 === 0,
    );
    return new Map(names.map((name, column) => [name, values[column] ?? false]));
  });
}

export function truthTable(expression: BooleanExpression, names = namesOf(expression)): TruthTable {
  const inner = columnsOf(expression);
  const columns = inner.length > 0 ? inner : [expression];
  return {
    names,
    columns,
    rows: assignments(names).map((values) => ({
      values: names.map((name) => values.get(name) ?? false),
      results: columns.map((column) => evaluate(column, values)),
    })),
  };
}

/** Always true, never true, or sometimes, and in how many rows it is. */
export function classify({ rows, columns }: TruthTable): {
  readonly kind: 'tautology' | 'contradiction' | 'sometimes';
  readonly trueRows: number;
} {
  const results = rows.map((row) => row.results[columns.length - 1] ?? false);
  const trueRows = results.filter(Boolean).length;
  if (trueRows === rows.length) return { kind: 'tautology', trueRows };
  return { kind: trueRows === 0 ? 'contradiction' : 'sometimes', trueRows };
}

export interface Comparison {
  readonly equivalent: boolean;
  /** Rows (from 0) in which the two differ. */
  readonly differing: readonly number[];
  readonly others: readonly boolean[];
}

/** Both expressions over all their names. */
export function compareTables(
  first: BooleanExpression,
  second: BooleanExpression,
): Comparison & { readonly table: TruthTable } {
  const names = [...new Set([...namesOf(first), ...namesOf(second)])];
  const table = truthTable(first, names);
  const others = assignments(names).map((values) => evaluate(second, values));
  const differing = table.rows.flatMap((row, index) =>
    row.results.at(-1) === others[index] ? [] : [index],
  );
  return { table, others, differing, equivalent: differing.length === 0 };
}
