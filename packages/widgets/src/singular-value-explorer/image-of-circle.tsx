import { MovedGrid } from '../matrix/moved-grid.tsx';
import type { Matrix2 } from '../matrix/matrix2.ts';
import type { Coordinates, Pair } from '../plane/coordinates.ts';

const POINTS = 72;
const UNIT_CIRCLE = Array.from({ length: POINTS }, (_, index): Pair => {
  const angle = (2 * Math.PI * index) / POINTS;
  return [Math.cos(angle), Math.sin(angle)];
});

/** The grid's lines and the unit circle under a map, and the circle as it was, dotted. */
export function ImageOfCircle({
  plane,
  matrix,
}: {
  readonly plane: Coordinates;
  readonly matrix: Matrix2;
}) {
  const [left, middle] = plane.toPixel([0, 0]);
  return (
    <>
      <circle
        className="lw-unit-circle"
        cx={left}
        cy={middle}
        r={plane.toPixel([1, 0])[0] - left}
      />
      <MovedGrid plane={plane} matrix={matrix} outline={UNIT_CIRCLE} />
    </>
  );
}
