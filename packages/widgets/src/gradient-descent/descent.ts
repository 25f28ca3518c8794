import type { Pair } from '../plane/coordinates.ts';

/** Coefficients of a polynomial, the constant first: 1 − 2w + w² is `[1, -2, 1]`. */
export type Polynomial = readonly number[];

/** One place on the way down. */
export interface Place {
  readonly w: number;
  readonly loss: number;
  readonly slope: number;
}

/** Value by Horner's rule. */
export function valueAt(polynomial: Polynomial, w: number): number {
  return polynomial.reduceRight((sum, coefficient) => sum * w + coefficient, 0);
}

export const derivativeOf = (polynomial: Polynomial): Polynomial =>
  polynomial.slice(1).map((coefficient, index) => coefficient * (index + 1));

/**
 * Mean squared error of y = w·x on some points, as a polynomial in w: mean(y²) − 2·mean(x·y)·w + mean(x²)·w².
 * See Goodfellow, Bengio and Courville, Deep Learning, 2016, section 5.1.4.
 */
export function meanSquaredError(points: readonly Pair[]): Polynomial {
  const mean = (of: (point: Pair) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return [mean(([, y]) => y * y), -2 * mean(([x, y]) => x * y), mean(([x]) => x * x)];
}

/** Beyond it nothing is drawn or told. */
const FAR = 1e6;

/** The places of `w ← w − rate·slope`, the start first. It ends early where a step leads out of all bounds. */
export function descend(
  loss: Polynomial,
  { start, rate, steps }: { readonly start: number; readonly rate: number; readonly steps: number },
): readonly Place[] {
  const derivative = derivativeOf(loss);
  const places: Place[] = [];
  for (let w = start; places.length <= steps; w -= rate * valueAt(derivative, w)) {
    const place = { w, loss: valueAt(loss, w), slope: valueAt(derivative, w) };
    if (!(Math.abs(w) < FAR) || !Number.isFinite(place.loss)) break;
    places.push(place);
  }
  return places;
}

/** How it goes at a place of the way: it stands still, the loss grows, or it goes down. */
export function courseAt(places: readonly Place[], position: number): 'flat' | 'grows' | 'down' {
  const here = places[position];
  if (!here) return 'down';
  if (Math.abs(here.slope) < 1e-3 * Math.max(1, Math.abs(places[0]?.slope ?? 0))) return 'flat';
  const before = places[position - 1];
  return before && here.loss > before.loss ? 'grows' : 'down';
}
