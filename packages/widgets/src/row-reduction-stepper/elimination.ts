import { divide, equals, isZero, negate, ONE, ZERO } from '../number/rational.ts';
import { applyOperation, type RowOperation, type Rows } from './row-operation.ts';

export interface Step {
  readonly operation: RowOperation;
  /** The matrix after it. */
  readonly after: Rows;
  readonly pivot: { readonly row: number; readonly column: number };
}

export type Form = 'reduced' | 'echelon';

/** Prefers a pivot of ±1, which keeps fractions away; otherwise the first entry that is not zero. */
function findPivot(rows: Rows, from: number, column: number): number {
  const candidates = rows.map((_, index) => index).slice(from);
  const unit = candidates.find((row) => {
    const value = rows[row]?.[column] ?? ZERO;
    return equals(value, ONE) || equals(value, negate(ONE));
  });
  return unit ?? candidates.find((row) => !isZero(rows[row]?.[column] ?? ZERO)) ?? -1;
}

/**
 * Gauss (echelon) or Gauss–Jordan (reduced) elimination over the first `pivotColumns` columns, one row
 * operation a step.
 */
export function eliminate(start: Rows, form: Form, pivotColumns: number): readonly Step[] {
  const steps: Step[] = [];
  let rows = start;
  let pivotRow = 0;
  for (let column = 0; column < pivotColumns && pivotRow < rows.length; column += 1) {
    const found = findPivot(rows, pivotRow, column);
    if (found < 0) continue;
    const pivot = { row: pivotRow, column };
    const act = (operation: RowOperation) => {
      rows = applyOperation(rows, operation);
      steps.push({ operation, after: rows, pivot });
    };
    if (found !== pivotRow) act({ kind: 'swap', row: pivotRow, other: found });
    const value = rows[pivotRow]?.[column] ?? ONE;
    if (form === 'reduced' && !equals(value, ONE)) {
      act({ kind: 'scale', row: pivotRow, factor: divide(ONE, value) });
    }
    for (let row = form === 'reduced' ? 0 : pivotRow + 1; row < rows.length; row += 1) {
      const entry = rows[row]?.[column] ?? ZERO;
      if (row === pivotRow || isZero(entry)) continue;
      const factor = negate(divide(entry, rows[pivotRow]?.[column] ?? ONE));
      act({ kind: 'add', row, other: pivotRow, factor });
    }
    pivotRow += 1;
  }
  return steps;
}

/** Column of the first entry that is not zero, or the number of columns for a zero row. */
const leading = (row: Rows[number]): number => {
  const column = row.findIndex((value) => !isZero(value));
  return column < 0 ? row.length : column;
};

/** Whether the first `pivotColumns` columns are in echelon form, or in reduced echelon form. */
export function isInForm(rows: Rows, form: Form, pivotColumns: number): boolean {
  const part = rows.map((row) => row.slice(0, pivotColumns));
  const leads = part.map(leading);
  const stairs = leads.every((lead, index) => {
    const before = leads[index - 1];
    return before === undefined || lead > before || lead === pivotColumns;
  });
  if (!stairs || form === 'echelon') return stairs;
  return leads.every(
    (lead, row) =>
      lead === pivotColumns ||
      part.every((line, other) => equals(line[lead] ?? ZERO, other === row ? ONE : ZERO)),
  );
}

/** What a finished matrix means: the rank, or how many solutions the system has. Rows count from 0. */
export type Conclusion =
  | { readonly kind: 'rank'; readonly rank: number }
  | { readonly kind: 'none'; readonly row: number }
  | { readonly kind: 'one' }
  | { readonly kind: 'many'; readonly free: number; readonly unknowns: number };

export function conclude(rows: Rows, augmented: number): Conclusion {
  const columns = rows[0]?.length ?? 0;
  const unknowns = columns - augmented;
  const leads = rows.map((row) => leading(row));
  const rank = leads.filter((lead) => lead < unknowns).length;
  if (augmented === 0) return { kind: 'rank', rank };
  const contradiction = leads.findIndex((lead) => lead >= unknowns && lead < columns);
  if (contradiction >= 0) return { kind: 'none', row: contradiction };
  return rank === unknowns ? { kind: 'one' } : { kind: 'many', free: unknowns - rank, unknowns };
}
