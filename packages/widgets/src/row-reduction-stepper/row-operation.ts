import {
  add,
  equals,
  formatRational,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  ZERO,
} from '../number/rational.ts';

export type Rows = readonly (readonly Rational[])[];

/** One elementary row operation. Rows count from 0. */
export type RowOperation =
  | { readonly kind: 'swap'; readonly row: number; readonly other: number }
  | { readonly kind: 'scale'; readonly row: number; readonly factor: Rational }
  /** Adds `factor` times `other` to `row`. */
  | {
      readonly kind: 'add';
      readonly row: number;
      readonly other: number;
      readonly factor: Rational;
    };

/** The matrix after an operation; scaling by zero is no row operation and changes nothing. */
export function applyOperation(rows: Rows, operation: RowOperation): Rows {
  const { row } = operation;
  const line = rows[row];
  if (!line) return rows;
  if (operation.kind === 'scale') {
    if (isZero(operation.factor)) return rows;
    return rows.with(
      row,
      line.map((value) => multiply(value, operation.factor)),
    );
  }
  const other = rows[operation.other];
  if (!other || operation.other === row) return rows;
  if (operation.kind === 'swap') return rows.with(row, other).with(operation.other, line);
  return rows.with(
    row,
    line.map((value, column) => add(value, multiply(operation.factor, other[column] ?? ZERO))),
  );
}

/** How a row is written in a formula, by its number from 1. */
export type RowSign = (row: number) => string;

const R: RowSign = (row) => `R${row}`;

const times = (factor: Rational, row: string): string => {
  if (equals(factor, ONE)) return row;
  const text = formatRational(factor);
  return `${text.includes('/') ? `(${text})` : text}·${row}`;
};

/** `R2 → R2 − 3·R1`. */
export function formatOperation(operation: RowOperation, sign = R): string {
  const row = sign(operation.row + 1);
  if (operation.kind === 'scale') return `${row} → ${times(operation.factor, row)}`;
  const other = sign(operation.other + 1);
  if (operation.kind === 'swap') return `${row} ↔ ${other}`;
  const minus = operation.factor.n < 0n;
  const size = minus ? negate(operation.factor) : operation.factor;
  return `${row} → ${row} ${minus ? '−' : '+'} ${times(size, other)}`;
}
