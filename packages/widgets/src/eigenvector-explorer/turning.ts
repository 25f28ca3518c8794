import { apply, type Eigen, type Matrix2 } from '../matrix/matrix2.ts';
import { dot, norm, type Pair, scale, show, showPair } from '../plane/coordinates.ts';
import type { EigenvectorExplorerStrings } from '../strings/eigenvector-explorer.ts';

/** An angle this close to an eigenline, in degrees, is taken to be on it: no learner can aim better. */
const CAPTURE = 1.5;

export const toAngle = ([x, y]: Pair): number => {
  const degrees = (Math.atan2(y, x) * 180) / Math.PI;
  return Math.round(degrees < 0 ? degrees + 360 : degrees) % 360;
};

/** As many degrees further as `by` is long, the way that brings the vector's tip nearer to where `by` points. */
export function turnTowards(vector: Pair, degrees: number, by: Pair): number {
  const across = vector[0] * by[1] - vector[1] * by[0];
  const tiny = 1e-9 * norm(vector) * norm(by);
  if (Math.abs(across) < tiny && dot(vector, by) > 0) return degrees;
  return (degrees + (across < -tiny ? 360 - norm(by) : norm(by))) % 360;
}

export interface Turn {
  readonly vector: Pair;
  readonly image: Pair;
  /** Present if the vector stands on an eigenline. */
  readonly eigenvalue: number | undefined;
}

/** The vector at an angle (degrees) and its image; near an eigenline it is put on the line. */
export function turnTo(matrix: Matrix2, degrees: number, length: number, found: Eigen): Turn {
  const radians = (degrees * Math.PI) / 180;
  const free: Pair = [Math.cos(radians), Math.sin(radians)];
  if (found.kind === 'all') {
    const vector = scale(free, length);
    return { vector, image: apply(matrix, vector), eigenvalue: found.value };
  }
  const near = found.kind === 'lines' ? found.lines : [];
  for (const { value, direction } of near) {
    const cosine = free[0] * direction[0] + free[1] * direction[1];
    const apart = (Math.acos(Math.min(1, Math.abs(cosine))) * 180) / Math.PI;
    if (apart > CAPTURE) continue;
    const vector = scale(direction, cosine < 0 ? -length : length);
    return { vector, image: apply(matrix, vector), eigenvalue: value };
  }
  const vector = scale(free, length);
  return { vector, image: apply(matrix, vector), eigenvalue: undefined };
}

export function explainTurn(
  { eigenvalue, vector, image }: Turn,
  strings: EigenvectorExplorerStrings,
): string {
  if (eigenvalue === undefined) {
    const left = vector[0] * image[1] - vector[1] * image[0] > 0;
    return left ? strings.toTheLeft : strings.toTheRight;
  }
  const [value, factor] = [show(eigenvalue), show(Math.abs(eigenvalue))];
  return eigenvalue < 0
    ? strings.scaledAndTurnedRound(value, factor)
    : strings.scaled(value, factor);
}

/** All that there is to find, for the revealed lines. */
export function explainEigen(found: Eigen, strings: EigenvectorExplorerStrings): string {
  if (found.kind === 'none') return strings.none;
  if (found.kind === 'all') return strings.all(show(found.value));
  return strings.lines(
    found.lines.map(({ value, direction }) => ({
      eigenvalue: show(value),
      direction: showPair(direction),
    })),
  );
}
