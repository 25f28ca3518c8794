import { apply, type Matrix2 } from '../matrix/matrix2.ts';
import type { Coordinates, Pair } from '../plane/coordinates.ts';

/** Lines this many ranges out still cross the picture under strong maps. */
const REACH = 3;

/** The images of the grid's lines, and of the unit square if asked for. */
export function MovedGrid({
  plane,
  matrix,
  square,
}: {
  readonly plane: Coordinates;
  readonly matrix: Matrix2;
  readonly square: boolean;
}) {
  const far = Math.ceil(plane.range * REACH);
  const image = (at: Pair) => plane.toPixel(apply(matrix, at)).map((value) => value.toFixed(1));
  const line = (from: Pair, to: Pair) => `M${image(from).join(' ')}L${image(to).join(' ')}`;
  const lines = Array.from({ length: 2 * far + 1 }, (_, index) => index - far);
  const corners: readonly Pair[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ];
  return (
    <>
      <path
        className="lw-moved-grid"
        d={lines.map((at) => line([at, -far], [at, far]) + line([-far, at], [far, at])).join('')}
      />
      {square && (
        <path
          className="lw-moved-square"
          d={`M${corners.map((corner) => image(corner).join(' ')).join('L')}Z`}
        />
      )}
    </>
  );
}
