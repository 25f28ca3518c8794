import { type Span, spanOf } from '../chart/scale.ts';
import type { Pair } from '../plane/coordinates.ts';

export type RealFunction = (x: number) => number;

const SAMPLES = 400;
/** Of the values that decide the height, so many at each end may lie outside: a pole does not flatten the rest. */
const TRIMMED = 0.03;

/** Values over a span, evenly spaced. */
export function sampled(f: RealFunction, { from, to }: Span, count = SAMPLES): readonly Pair[] {
  return Array.from({ length: count + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / count;
    return [x, f(x)];
  });
}

/** The height in which most of a curve is seen. */
export function heightOf(points: readonly Pair[]): Span {
  const values = points
    .map(([, y]) => y)
    .filter((y) => Number.isFinite(y))
    .toSorted((a, b) => a - b);
  const cut = Math.floor(values.length * TRIMMED);
  const inner = values.slice(cut, values.length - cut);
  // Few of them lie far out only where there is a pole; else all are shown.
  const all = spanOf(values);
  const most = spanOf(inner);
  return all.to - all.from > 4 * (most.to - most.from) ? spanOf(inner, 0.5) : all;
}

/** The curve in pieces: it ends where there is no value, and where it leaps over the whole picture. */
export function piecesOf(points: readonly Pair[], height: Span): readonly (readonly Pair[])[] {
  const pieces: Pair[][] = [];
  let last: Pair | undefined;
  for (const point of points) {
    const leaps = last && Math.abs(point[1] - last[1]) > height.to - height.from;
    if (!Number.isFinite(point[1])) last = undefined;
    else {
      if (!last || leaps) pieces.push([]);
      pieces.at(-1)?.push(point);
      last = point;
    }
  }
  return pieces.filter((piece) => piece.length > 1);
}

/** Slope by a central difference; undefined where a side has no value or the two sides do not agree. */
export function slopeAt(f: RealFunction, x: number, { from, to }: Span): number | undefined {
  const step = (to - from) * 1e-5;
  const [before, here, after] = [f(x - step), f(x), f(x + step)];
  const [left, right] = [(here - before) / step, (after - here) / step];
  if (!Number.isFinite(left) || !Number.isFinite(right)) return undefined;
  const apart = Math.abs(left - right);
  return apart > 0.01 * Math.max(1, Math.abs(left), Math.abs(right))
    ? undefined
    : (left + right) / 2;
}
