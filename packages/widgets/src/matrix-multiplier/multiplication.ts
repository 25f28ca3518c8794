import { parseEntry } from '../number/parse-entry.ts';
import { add, format, multiply, type Polynomial } from '../number/polynomial.ts';

/** Entries as the author or the learner typed them. */
export type Matrix = readonly (readonly string[])[];

/** One product of an entry of A with an entry of B, on the way to an entry of AB. Indices from 0. */
export interface Term {
  readonly row: number;
  readonly column: number;
  readonly index: number;
  readonly left: string;
  readonly right: string;
  readonly product: string;
  /** Sum of this entry's products up to and with this one. */
  readonly sum: string;
  readonly last: boolean;
}

export type Obstacle =
  | {
      readonly kind: 'entry';
      readonly matrix: 0 | 1;
      readonly row: number;
      readonly column: number;
      readonly text: string;
    }
  | { readonly kind: 'sizes'; readonly columns: number; readonly rows: number };

export interface Multiplication {
  /** In reading order of the product; empty if there is an obstacle. */
  readonly terms: readonly Term[];
  readonly product: Matrix;
  readonly obstacle?: Obstacle;
}

export const columnsOf = (matrix: Matrix): number => matrix[0]?.length ?? 0;

const blocked = (obstacle: Obstacle): Multiplication => ({ terms: [], product: [], obstacle });

function parseMatrix(matrix: Matrix, which: 0 | 1): Polynomial[][] | Obstacle {
  const parsed: Polynomial[][] = [];
  for (const [row, line] of matrix.entries()) {
    const entries: Polynomial[] = [];
    for (const [column, text] of line.entries()) {
      const value = parseEntry(text);
      if (!value) return { kind: 'entry', matrix: which, row, column, text };
      entries.push(value);
    }
    parsed.push(entries);
  }
  return parsed;
}

const tidy = (text: string): string => text.trim().replaceAll('-', '−');

/** Works out AB term by term, exactly. Decimals stay decimals where every typed number is one. */
export function workOut(a: Matrix, b: Matrix): Multiplication {
  const left = parseMatrix(a, 0);
  if (!Array.isArray(left)) return blocked(left);
  const right = parseMatrix(b, 1);
  if (!Array.isArray(right)) return blocked(right);
  if (columnsOf(a) !== b.length) {
    return blocked({ kind: 'sizes', columns: columnsOf(a), rows: b.length });
  }
  const typed = [...a, ...b].flat();
  const decimal = typed.some((text) => text.includes('.')) && !typed.some((t) => t.includes('/'));
  const show = (value: Polynomial) => format(value, decimal ? 'decimal' : 'fraction');

  const terms: Term[] = [];
  const product = left.map((line, row) =>
    Array.from({ length: columnsOf(b) }, (_, column) => {
      let sum: Polynomial = new Map();
      for (const [index, x] of line.entries()) {
        const y = right[index]?.[column] ?? new Map();
        const value = multiply(x, y);
        sum = add(sum, value);
        terms.push({
          row,
          column,
          index,
          left: tidy(a[row]?.[index] ?? ''),
          right: tidy(b[index]?.[column] ?? ''),
          product: show(value),
          sum: show(sum),
          last: index === line.length - 1,
        });
      }
      return show(sum);
    }),
  );
  return { terms, product };
}

/** A factor as it stands in a written product: `3`, `(−2)`, `(x + 1)`. The first one of a sum needs no sign brackets. */
export function factorText(text: string, first: boolean): string {
  const sum = /[+−]/.test(text.slice(1));
  const fraction = text.includes('/');
  return sum || fraction || (!first && text.startsWith('−')) ? `(${text})` : text;
}

/** The matrix with other sizes: entries stay where they are, new ones are 0. */
export function resize(matrix: Matrix, rows: number, columns: number): Matrix {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => matrix[row]?.[column] ?? '0'),
  );
}

export function withEntry(matrix: Matrix, row: number, column: number, text: string): Matrix {
  return matrix.map((line, r) =>
    r === row ? line.map((old, c) => (c === column ? text : old)) : line,
  );
}
