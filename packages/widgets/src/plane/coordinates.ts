import { snapToStep } from '@lemma/lesson-renderer/interaction';

/** A vector or a point of the plane. */
export type Pair = readonly [x: number, y: number];

export const add = ([a, b]: Pair, [c, d]: Pair): Pair => [a + c, b + d];
export const subtract = ([a, b]: Pair, [c, d]: Pair): Pair => [a - c, b - d];
export const scale = ([a, b]: Pair, factor: number): Pair => [a * factor, b * factor];
export const dot = ([a, b]: Pair, [c, d]: Pair): number => a * c + b * d;
export const norm = ([a, b]: Pair): number => Math.hypot(a, b);

/** A square plane from −range to range, in pixels of a square picture. */
export interface Coordinates {
  readonly size: number;
  readonly range: number;
  readonly toPixel: (at: Pair) => Pair;
  readonly toPlane: (pixel: Pair) => Pair;
}

export function coordinates(range: number, size: number): Coordinates {
  const unit = size / (2 * range);
  return {
    size,
    range,
    toPixel: ([x, y]) => [(x + range) * unit, (range - y) * unit],
    toPlane: ([left, top]) => [left / unit - range, range - top / unit],
  };
}

/** The point itself, or where the way to it from the origin leaves the picture. */
export const inView = (at: Pair, range: number): Pair =>
  scale(at, Math.min(1, range / Math.max(Math.abs(at[0]), Math.abs(at[1]))));

/** The nearest multiple of `step` within ±range. */
export function snapTo(value: number, step: number, range: number): number {
  return Math.max(-range, Math.min(range, snapToStep(value, step)));
}

/** What is less is noise of binary fractions. */
const NOISE = 1e-6;

/** `−0.5`: at most two decimals, or one figure that is not 0; a true minus sign. */
export function show(value: number): string {
  const size = Math.abs(value);
  const small = size < 0.005 && size >= NOISE;
  const rounded = Number(small ? value.toPrecision(1) : value.toFixed(2));
  return String(rounded === 0 ? 0 : rounded).replace('-', '−');
}

export const showPair = ([x, y]: Pair): string => `(${show(x)}, ${show(y)})`;

/** `−2` as `(−2)`, to stand after an operator. */
export const showFactor = (value: number): string => (value < 0 ? `(${show(value)})` : show(value));
