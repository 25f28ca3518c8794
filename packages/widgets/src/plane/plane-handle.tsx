import { useStrings } from '../strings/use-strings.ts';
import { type Coordinates, type Pair, showPair, snapTo } from './coordinates.ts';
import { englishPlane } from './strings.ts';

const DIRECTIONS: Readonly<Record<string, Pair>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const BIG_STEP = 4;

export interface PlaneHandleProps {
  readonly plane: Coordinates;
  /** What is moved: `u`. */
  readonly name: string;
  readonly at: Pair;
  readonly snap: number;
  readonly onMove: (to: Pair) => void;
}

/** A point to take hold of: a button over the picture, moved by pointer or arrow keys. */
export function PlaneHandle({ plane, name, at, snap, onMove }: PlaneHandleProps) {
  const strings = useStrings('plane', englishPlane);
  const { size, range, toPixel, toPlane } = plane;
  const [left, top] = toPixel(at);
  const moveTo = ([x, y]: Pair) => {
    const to: Pair = [snapTo(x, snap, range), snapTo(y, snap, range)];
    if (to[0] !== at[0] || to[1] !== at[1]) onMove(to);
  };

  return (
    <button
      type="button"
      className="lw-grip"
      aria-label={strings.move(name)}
      title={strings.moveHow(name, showPair(at))}
      style={{ left: `${(100 * left) / size}%`, top: `${(100 * top) / size}%` }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        const box = event.currentTarget.parentElement?.getBoundingClientRect();
        if (!box) return;
        const ratio = size / box.width;
        moveTo(toPlane([(event.clientX - box.left) * ratio, (event.clientY - box.top) * ratio]));
      }}
      onKeyDown={(event) => {
        const direction = DIRECTIONS[event.key];
        if (!direction) return;
        event.preventDefault();
        const step = snap * (event.shiftKey ? BIG_STEP : 1);
        moveTo([at[0] + direction[0] * step, at[1] + direction[1] * step]);
      }}
    />
  );
}
