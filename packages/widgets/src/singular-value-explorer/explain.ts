import { show } from '../plane/coordinates.ts';
import type { SingularValueExplorerStrings } from '../strings/singular-value-explorer.ts';
import type { TurnStretchTurn } from './svd2.ts';

const FULL_TURN = 360;

/** Degrees with one decimal; never −0 and never −180. */
function degrees(radians: number): number {
  const rounded = Math.round((radians * FULL_TURN * 10) / (2 * Math.PI)) / 10;
  return rounded === -FULL_TURN / 2 ? FULL_TURN / 2 : rounded + 0;
}

function turn(radians: number, strings: SingularValueExplorerStrings): string {
  const angle = degrees(radians);
  if (angle === 0) return strings.noTurn;
  const size = show(Math.abs(angle));
  return angle > 0 ? strings.counterClockwise(size) : strings.clockwise(size);
}

function stretch(
  [along, across]: TurnStretchTurn['stretch'],
  strings: SingularValueExplorerStrings,
): string {
  const [x, y] = [show(along), show(Math.abs(across))];
  if (along === 0) return strings.toThePoint;
  if (across === 0) return strings.flatten(x);
  return across < 0 ? strings.stretchMirrored(x, y) : strings.stretch(x, y);
}

/** The three steps in words: Vᵀ, Σ, U. */
export const steps = (
  parts: TurnStretchTurn,
  strings: SingularValueExplorerStrings,
): readonly string[] => [
  turn(parts.first, strings),
  stretch(parts.stretch, strings),
  turn(parts.second, strings),
];

/** What the singular values say about the image of the circle. */
export function explainImage(
  { stretch: [along, across] }: TurnStretchTurn,
  strings: SingularValueExplorerStrings,
): string {
  if (along === 0) return strings.point;
  if (across === 0) return strings.segment(show(along));
  const [long, short] = [show(along), show(Math.abs(across))];
  return long === short ? strings.circle(long) : strings.ellipse(long, short);
}
