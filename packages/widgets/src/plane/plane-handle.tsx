import { type PointerEvent, useRef } from 'react';
import { useStrings } from '../strings/use-strings.ts';
import {
  add,
  type Coordinates,
  inView,
  type Pair,
  scale,
  showPair,
  snapTo,
  subtract,
} from './coordinates.ts';
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
  /** Given: what an arrow key does instead of moving the point by `snap`; `by` is the key's direction, longer with Shift. */
  readonly onStep?: (by: Pair) => void;
}

/** A point to take hold of: a button over the picture, moved by pointer or arrow keys. */
export function PlaneHandle({ plane, name, at, snap, onMove, onStep }: PlaneHandleProps) {
  const strings = useStrings('plane', englishPlane);
  const { size, range, toPixel, toPlane } = plane;
  const place = toPixel(inView(at, range));
  /** From the pointer to the point it took hold of: the point does not jump to the pointer. */
  const held = useRef<Pair>([0, 0]);
  const moveTo = (to: Pair) => {
    if (to[0] !== at[0] || to[1] !== at[1]) onMove(to);
  };
  /** Where the pointer is, in the picture's pixels. */
  const pixelOf = (event: PointerEvent<HTMLElement>): Pair => {
    const box = event.currentTarget.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const ratio = size / (box.width || size);
    return [(event.clientX - box.left) * ratio, (event.clientY - box.top) * ratio];
  };
  /** A point beyond the picture stays beyond it until it is brought in. */
  const stepTo = (value: number, by: number) =>
    by === 0 ? value : snapTo(value + by, snap, Math.max(range, Math.abs(value)));

  return (
    <button
      type="button"
      className="lw-grip"
      aria-label={strings.move(name)}
      title={strings.moveHow(name, showPair(at))}
      style={{ left: `${(100 * place[0]) / size}%`, top: `${(100 * place[1]) / size}%` }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = subtract(place, pixelOf(event));
      }}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        const [x, y] = toPlane(add(pixelOf(event), held.current));
        moveTo([snapTo(x, snap, range), snapTo(y, snap, range)]);
      }}
      onKeyDown={(event) => {
        const direction = DIRECTIONS[event.key];
        if (!direction) return;
        event.preventDefault();
        const [right, up] = scale(direction, event.shiftKey ? BIG_STEP : 1);
        if (onStep) onStep([right, up]);
        else moveTo([stepTo(at[0], right * snap), stepTo(at[1], up * snap)]);
      }}
    />
  );
}
