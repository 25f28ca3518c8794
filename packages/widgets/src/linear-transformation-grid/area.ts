import { determinant, type Matrix2 } from '../matrix/matrix2.ts';
import { show, showFactor } from '../plane/coordinates.ts';

/** `1·4 − 2·3 = −2`. */
export function determinantFormula([[a, b], [c, d]]: Matrix2): string {
  const value = determinant([
    [a, b],
    [c, d],
  ]);
  return `${show(a)}·${showFactor(d)} − ${showFactor(b)}·${showFactor(c)} = ${show(value)}`;
}

/** What the determinant says about the map. */
export function explainArea(matrix: Matrix2): string {
  const value = determinant(matrix);
  if (Math.abs(value) < 1e-9) return 'The square is flattened: the map loses a dimension.';
  const size = Math.abs(value);
  const areas =
    Math.abs(size - 1) < 1e-9 ? 'Areas stay as they are' : `Areas are multiplied by ${show(size)}`;
  return value < 0 ? `${areas}, and the plane is turned over.` : `${areas}.`;
}
