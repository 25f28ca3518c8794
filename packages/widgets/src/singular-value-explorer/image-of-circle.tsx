import { MovedGrid } from '../linear-transformation-grid/moved-grid.tsx';
import { apply, type Matrix2 } from '../matrix/matrix2.ts';
import type { Coordinates } from '../plane/coordinates.ts';

const POINTS = 72;

/** The grid's lines and the unit circle under a map, and the circle as it was, dotted. */
export function ImageOfCircle({
  plane,
  matrix,
}: {
  readonly plane: Coordinates;
  readonly matrix: Matrix2;
}) {
  const angles = Array.from({ length: POINTS }, (_, index) => (2 * Math.PI * index) / POINTS);
  const image = angles.map((angle) =>
    plane
      .toPixel(apply(matrix, [Math.cos(angle), Math.sin(angle)]))
      .map((value) => value.toFixed(1))
      .join(' '),
  );
  const [left, middle] = plane.toPixel([0, 0]);
  return (
    <>
      <MovedGrid plane={plane} matrix={matrix} square={false} />
      <circle
        className="lw-unit-circle"
        cx={left}
        cy={middle}
        r={plane.toPixel([1, 0])[0] - left}
      />
      <path className="lw-moved-square" d={`M${image.join('L')}Z`} />
    </>
  );
}
