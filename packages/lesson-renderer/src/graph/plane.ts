import type { GraphSpec, Range } from './graph-spec.ts';
import type { Position } from './graph-state.ts';

/** Maps the plane to pixels of a picture of a given width. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly x: Range;
  readonly y: Range;
  readonly toPixel: (position: Position) => Position;
  readonly toPlane: (pixel: Position) => Position;
}

export function makePlane(spec: Pick<GraphSpec, 'x' | 'y' | 'ratio'>, width: number): Plane {
  const height = Math.round(width * spec.ratio);
  const [left, right] = spec.x;
  const [bottom, top] = spec.y;
  return {
    width,
    height,
    x: spec.x,
    y: spec.y,
    toPixel: ([x, y]) => [
      ((x - left) / (right - left)) * width,
      ((top - y) / (top - bottom)) * height,
    ],
    toPlane: ([px, py]) => [
      left + (px / width) * (right - left),
      top - (py / height) * (top - bottom),
    ],
  };
}

/** Round numbers in a range, about `count` of them: steps of 1, 2 or 5 times a power of ten. */
export function ticks([low, high]: Range, count: number): readonly number[] {
  const rough = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((lead) => lead * power >= rough * 0.999) ?? 10);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

/** Pixels with one decimal: short, and the same text on every machine. */
export const px = (value: number): number => {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? 0 : rounded;
};

/** An SVG path through pixels; `close` joins the end to the start. */
export function pathOf(pixels: readonly Position[], close = false): string {
  const steps = pixels.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${px(x)} ${px(y)}`);
  return steps.join('') + (close ? 'Z' : '');
}
