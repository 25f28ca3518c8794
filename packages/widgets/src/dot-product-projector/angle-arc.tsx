import { type Coordinates, norm, type Pair } from '../plane/coordinates.ts';

const RADIUS = 26;

/** The angle from v to u at the origin; a square corner when it is a right angle. */
export function AngleArc({
  plane,
  u,
  v,
}: {
  readonly plane: Coordinates;
  readonly u: Pair;
  readonly v: Pair;
}) {
  if (norm(u) === 0 || norm(v) === 0) return null;
  const centre = plane.size / 2;
  const at = ([x, y]: Pair, radius: number): Pair => {
    const length = Math.hypot(x, y);
    return [(radius * x) / length, (-radius * y) / length];
  };
  const square = Math.abs(u[0] * v[0] + u[1] * v[1]) < 1e-9;
  const [a, b] = [at(v, square ? 14 : RADIUS), at(u, square ? 14 : RADIUS)];
  const counterclockwise = v[0] * u[1] - v[1] * u[0] > 0;
  const from = `M${centre + a[0]} ${centre + a[1]}`;
  const to = `${centre + b[0]} ${centre + b[1]}`;
  const corner = `L${centre + a[0] + b[0]} ${centre + a[1] + b[1]}L`;
  const arc = `A${RADIUS} ${RADIUS} 0 0 ${counterclockwise ? 0 : 1} `;
  return <path className="lw-angle" d={from + (square ? corner : arc) + to} />;
}
