import { ExpressionError, type Matrix } from './value.ts';

const largest = 20;

export function makeMatrix(
  rows: number,
  columns: number,
  entry: (i: number, j: number) => number,
): Matrix {
  if (!isSize(rows) || !isSize(columns))
    throw new ExpressionError(
      `A ${rows}×${columns} matrix cannot be made.`,
      `Take whole sizes from 1 to ${largest}.`,
    );
  return Array.from({ length: rows }, (_, i) =>
    Array.from({ length: columns }, (_, j) => entry(i, j)),
  );
}

function isSize(n: number): boolean {
  return Number.isInteger(n) && n >= 1 && n <= largest;
}

/** The entry at row i, column j, from 0. The caller has checked the bounds. */
export function at(m: Matrix, i: number, j: number): number {
  return m[i]?.[j] ?? Number.NaN;
}

export function columnsOf(m: Matrix): number {
  return m[0]?.length ?? 0;
}

export function map(m: Matrix, f: (entry: number, i: number, j: number) => number): Matrix {
  return m.map((row, i) => row.map((entry, j) => f(entry, i, j)));
}

export function transpose(m: Matrix): Matrix {
  return makeMatrix(columnsOf(m), m.length, (i, j) => at(m, j, i));
}

export function product(a: Matrix, b: Matrix): Matrix {
  if (columnsOf(a) !== b.length)
    throw new ExpressionError(
      `A matrix with ${columnsOf(a)} columns cannot be multiplied by one with ${b.length} rows.`,
      'The inner sizes must agree.',
    );
  return makeMatrix(a.length, columnsOf(b), (i, j) =>
    b.reduce((sum, row, k) => sum + at(a, i, k) * (row[j] ?? 0), 0),
  );
}

export function dot(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length)
    throw new ExpressionError(
      `dot() got ${a.length} and ${b.length} entries.`,
      'Give two vectors of the same length.',
    );
  return a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);
}

/** Determinant by elimination with the greatest pivot; exact for small whole entries after rounding noise away. */
export function det(m: Matrix): number {
  const n = m.length;
  if (n !== columnsOf(m))
    throw new ExpressionError(
      `det() got a ${n}×${columnsOf(m)} matrix.`,
      'A determinant needs a square matrix.',
    );
  const work = m.map((row) => [...row]);
  let value = 1;
  for (let k = 0; k < n; k += 1) {
    let pivot = k;
    for (let i = k + 1; i < n; i += 1)
      if (Math.abs(at(work, i, k)) > Math.abs(at(work, pivot, k))) pivot = i;
    const pivotRow = work[pivot];
    const row = work[k];
    if (!pivotRow || !row || at(work, pivot, k) === 0) return 0;
    if (pivot !== k) {
      work[k] = pivotRow;
      work[pivot] = row;
      value = -value;
    }
    value *= at(work, k, k);
    for (let i = k + 1; i < n; i += 1) {
      const factor = at(work, i, k) / at(work, k, k);
      work[i] = (work[i] ?? []).map((entry, j) => entry - factor * at(work, k, j));
    }
  }
  return m.flat().every(Number.isInteger) ? Math.round(value) : value;
}
