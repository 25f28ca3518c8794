import type { Coordinates, Pair } from '../plane/coordinates.ts';
import { apply, type Matrix2 } from './matrix2.ts';

/** Lines this many ranges out still cross the picture under strong maps. */
const REACH = 3;

/** The images of the grid's lines under a map and, if asked for, of a closed outline. */
export function MovedGrid({
  plane,
  matrix,
  outline,
}: {
  readonly plane: Coordinates;
  readonly matrix: Matrix2;
  readonly outline?: readonly Pair[];
}) {
  const far = Math.ceil(plane.range * REACH);
  const image = (at: Pair) => plane.toPixel(apply(matrix, at)).map((value) => value.toFixed(1));
  const line = (from: Pair, to: Pair) => `M${image(from).join(' ')}L${image(to).join(' ')}`;
  const lines = Array.from({ length: 2 * far + 1 }, (_, index) => index - far);
  return (
    <>
      <path
        className="lw-moved-grid"
        d={lines.map((at) => line([at, -far], [at, far]) + line([-far, at], [far, at])).join('')}
      />
      {outline && (
        <path
          className="lw-moved-outline"
          d={`M${outline.map((corner) => image(corner).join(' ')).join('L')}Z`}
        />
      )}
    </>
  );
}
