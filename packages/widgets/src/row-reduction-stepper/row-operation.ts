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

const times = (factor: Rational, row: number): string => {
  if (equals(factor, ONE)) return `R${row + 1}`;
  const text = formatRational(factor);
  return `${text.includes('/') ? `(${text})` : text}·R${row + 1}`;
};

/** `R2 → R2 − 3·R1`. */
export function formatOperation(operation: RowOperation): string {
  const row = `R${operation.row + 1}`;
  if (operation.kind === 'swap') return `${row} ↔ R${operation.other + 1}`;
  if (operation.kind === 'scale') return `${row} → ${times(operation.factor, operation.row)}`;
  const minus = operation.factor.n < 0n;
  const size = minus ? negate(operation.factor) : operation.factor;
  return `${row} → ${row} ${minus ? '−' : '+'} ${times(size, operation.other)}`;
}

/** The operation in words. */
export function sayOperation(operation: RowOperation): string {
  const row = `row ${operation.row + 1}`;
  if (operation.kind === 'swap') return `Swap ${row} and row ${operation.other + 1}`;
  const factor = formatRational(operation.factor).replace('−', 'minus ');
  if (operation.kind === 'scale') return `Multiply ${row} by ${factor}`;
  return `Add ${factor} times row ${operation.other + 1} to ${row}`;
}
