import { type Coordinates, norm, type Pair, subtract } from './coordinates.ts';

/** Colour and, for what is derived, a dash: never told apart by colour alone, each has its letter. */
export type Hue = 'first' | 'second' | 'third' | 'result';

interface ArrowProps {
  readonly plane: Coordinates;
  readonly from?: Pair;
  readonly to: Pair;
  readonly hue: Hue;
  readonly dashed?: boolean;
}

const HEAD = 11;

/** A line with a head, or a dot where there is no length. */
export function Arrow({ plane, from = [0, 0], to, hue, dashed = false }: ArrowProps) {
  const [start, end] = [plane.toPixel(from), plane.toPixel(to)];
  const along = subtract(end, start);
  const length = norm(along);
  const [ux, uy] = length === 0 ? [0, 0] : [along[0] / length, along[1] / length];
  const head = Math.min(HEAD, length);
  const base: Pair = [end[0] - ux * head, end[1] - uy * head];
  const side = 0.42 * head;
  return (
    <g className={`lw-arrow lw-${hue}`}>
      {length < 0.5 ? (
        <circle cx={end[0]} cy={end[1]} r={4} />
      ) : (
        <>
          <line
            x1={start[0]}
            y1={start[1]}
            x2={base[0]}
            y2={base[1]}
            strokeDasharray={dashed ? '6 5' : undefined}
          />
          <path
            d={`M${end[0]} ${end[1]}L${base[0] - uy * side} ${base[1] + ux * side}L${base[0] + uy * side} ${base[1] - ux * side}Z`}
          />
        </>
      )}
    </g>
  );
}
