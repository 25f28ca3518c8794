import { determinant, type Matrix2 } from '../matrix/matrix2.ts';
import { show, showFactor } from '../plane/coordinates.ts';
import type { LinearTransformationGridStrings } from '../strings/linear-transformation-grid.ts';

/** `1·4 − 2·3 = −2`. */
export function determinantFormula([[a, b], [c, d]]: Matrix2): string {
  const value = determinant([
    [a, b],
    [c, d],
  ]);
  return `${show(a)}·${showFactor(d)} − ${showFactor(b)}·${showFactor(c)} = ${show(value)}`;
}

/** What the determinant says about the map. */
export function explainArea(matrix: Matrix2, strings: LinearTransformationGridStrings): string {
  const value = determinant(matrix);
  const size = Math.abs(value);
  if (size < 1e-9) return strings.flattened;
  if (Math.abs(size - 1) < 1e-9) {
    return value < 0 ? strings.areasStayTurnedOver : strings.areasStay;
  }
  return value < 0 ? strings.areasTimesTurnedOver(show(size)) : strings.areasTimes(show(size));
}
