import type { Matrix2 } from '../matrix/matrix2.ts';
import type { Pair } from '../plane/coordinates.ts';

/** A = R(second) · diag(stretch) · R(first), where R turns counter-clockwise by an angle in radians. */
export interface TurnStretchTurn {
  /** The first turn, Vᵀ: it lays the right singular vectors on the axes. In (−π/2, π/2]. */
  readonly first: number;
  /** σ₁ ≥ 0 along x and ±σ₂ along y; negative where the map turns the plane over. */
  readonly stretch: Pair;
  /** The second turn, U: it lays the axes on the left singular vectors. */
  readonly second: number;
}

/** Relative to the matrix: what is less is rounding. */
const NOISE = 1e-9;

/**
 * The singular value decomposition of a 2 by 2 matrix in closed form. A turn by half a circle before and after changes
 * nothing, so the first turn is the smaller one. For a multiple of an orthogonal matrix any first turn would do: it is 0.
 *
 * @see J. Blinn, "Consider the lowly 2×2 matrix", IEEE Computer Graphics and Applications 16(2), 1996, pages 82–88
 */
export function turnStretchTurn([[a, b], [c, d]]: Matrix2): TurnStretchTurn {
  const [e, f, g, h] = [(a + d) / 2, (a - d) / 2, (c + b) / 2, (c - b) / 2];
  const [turned, mirrored] = [Math.hypot(e, h), Math.hypot(f, g)];
  const noise = NOISE * (turned + mirrored);
  const angle = (y: number, x: number, size: number) => (size <= noise ? 0 : Math.atan2(y, x));
  const [sum, difference] = [angle(h, e, turned), angle(g, f, mirrored)];
  const stretch: Pair = [
    turned + mirrored,
    Math.abs(turned - mirrored) <= noise ? 0 : turned - mirrored,
  ];
  // Without a mirrored part every direction is stretched alike, without a turned part mirrored alike.
  if (mirrored <= noise) return { first: 0, stretch, second: sum };
  if (turned <= noise) return { first: 0, stretch, second: difference };
  const first = (sum - difference) / 2;
  const half = first > Math.PI / 2 ? Math.PI : first <= -Math.PI / 2 ? -Math.PI : 0;
  return { first: first - half, stretch, second: inHalfCircles((sum + difference) / 2 + half) };
}

function inHalfCircles(angle: number): number {
  if (angle > Math.PI) return angle - 2 * Math.PI;
  return angle <= -Math.PI ? angle + 2 * Math.PI : angle;
}

const rotation = (angle: number): Matrix2 => [
  [Math.cos(angle), -Math.sin(angle)],
  [Math.sin(angle), Math.cos(angle)],
];

const multiply = ([[a, b], [c, d]]: Matrix2, [[p, q], [r, s]]: Matrix2): Matrix2 => [
  [a * p + b * r, a * q + b * s],
  [c * p + d * r, c * q + d * s],
];

/** The map so far, from the identity at 0 over the turn (1) and the stretch (2) to the whole matrix (3). */
export function mapAt({ first, stretch, second }: TurnStretchTurn, progress: number): Matrix2 {
  const part = (phase: number) => Math.min(1, Math.max(0, progress - phase));
  const grown = (factor: number) => 1 + (factor - 1) * part(1);
  const diagonal: Matrix2 = [
    [grown(stretch[0]), 0],
    [0, grown(stretch[1])],
  ];
  return multiply(rotation(second * part(2)), multiply(diagonal, rotation(first * part(0))));
}

/** The right singular vectors: what the first turn lays on the axes. */
export const rightVectors = ({ first }: TurnStretchTurn): readonly [Pair, Pair] => [
  [Math.cos(first), -Math.sin(first)],
  [Math.sin(first), Math.cos(first)],
];
