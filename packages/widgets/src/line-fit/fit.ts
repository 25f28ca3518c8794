import { roundStepOf, type Span } from '../chart/scale.ts';
import type { Pair } from '../plane/coordinates.ts';

/** y = slope · x + intercept. */
export interface Line {
  readonly slope: number;
  readonly intercept: number;
}

export interface Misfit {
  /** What the line leaves of each y, in the order of the points. */
  readonly residuals: readonly number[];
  /** The sum of their squares. */
  readonly sum: number;
  /** The residuals times the column of ones, and times the column of x values: Aᵀr. */
  readonly products: Pair;
  /** Aᵀr is 0 but for rounding: no line has a smaller sum. */
  readonly isLeast: boolean;
  /** Every residual is 0 but for rounding. */
  readonly isExact: boolean;
}

/** Relative to the data: what is less is rounding. */
const NOISE = 1e-9;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/**
 * The line whose residuals have the smallest sum of squares, from the normal equations with both columns centred.
 * The points must not all have the same x.
 *
 * @see G. Strang, "Introduction to Linear Algebra", 5th edition, section 4.3
 */
export function leastSquaresLine(points: readonly Pair[]): Line {
  const meanX = sumOf(points.map(([x]) => x)) / points.length;
  const meanY = sumOf(points.map(([, y]) => y)) / points.length;
  const across = sumOf(points.map(([x, y]) => (x - meanX) * (y - meanY)));
  const along = sumOf(points.map(([x]) => (x - meanX) ** 2));
  const slope = across / along;
  return { slope, intercept: meanY - slope * meanX };
}

/** What a line leaves of the points. */
export function misfitOf(points: readonly Pair[], { slope, intercept }: Line): Misfit {
  const residuals = points.map(([x, y]) => y - (slope * x + intercept));
  const products: Pair = [
    sumOf(residuals),
    sumOf(residuals.map((residual, index) => residual * (points[index]?.[0] ?? 0))),
  ];
  // The largest numbers that were added up: rounding is relative to these.
  const size = Math.max(
    ...points.map(([x, y]) => Math.abs(y) + Math.abs(slope * x) + Math.abs(intercept)),
  );
  const reach = Math.max(1, ...points.map(([x]) => Math.abs(x)));
  const noise = NOISE * size * points.length;
  return {
    residuals,
    sum: sumOf(residuals.map((residual) => residual ** 2)),
    products,
    isLeast: Math.abs(products[0]) <= noise && Math.abs(products[1]) <= noise * reach,
    isExact: residuals.every((residual) => Math.abs(residual) <= noise),
  };
}

/** What a slider moves over: round numbers, with the best value, where it begins, and as much beyond. */
export interface Setting extends Span {
  readonly step: number;
}

/** The settings of slope and intercept. */
export function settingsOf(
  points: readonly Pair[],
  begin: Line,
): { readonly slope: Setting; readonly intercept: Setting } {
  const best = leastSquaresLine(points);
  const heights = points.map(([, y]) => y);
  const widths = points.map(([x]) => x);
  const tall = Math.max(...heights) - Math.min(...heights) || Math.abs(heights[0] ?? 0) || 1;
  const wide = Math.max(...widths) - Math.min(...widths);
  return {
    slope: settingAround(best.slope, begin.slope, tall / wide),
    intercept: settingAround(best.intercept, begin.intercept, tall),
  };
}

function settingAround(best: number, begin: number, size: number): Setting {
  const half = 1.5 * Math.max(size, Math.abs(begin - best));
  const step = roundStepOf(half / 20);
  const rounded = (value: number) => Number((value * step).toPrecision(12));
  return {
    step,
    from: rounded(Math.floor((best - half) / step)),
    to: rounded(Math.ceil((best + half) / step)),
  };
}
