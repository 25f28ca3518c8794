import type { Span } from '../chart/scale.ts';

/** What a histogram and a box plot show of some numbers. */
export interface Summary {
  readonly count: number;
  readonly least: number;
  readonly greatest: number;
  readonly mean: number;
  readonly median: number;
  /** First and third quartile. */
  readonly quartiles: readonly [number, number];
  /** The values that the whiskers reach: the last within 1.5 times the box from it (Tukey, Exploratory Data Analysis, 1977). */
  readonly whiskers: readonly [number, number];
  /** The values beyond them, ascending. */
  readonly outliers: readonly number[];
}

/**
 * The value below which a share of some ascending numbers lies, interpolated between two of them: type 7 of Hyndman and Fan,
 * Sample quantiles in statistical packages, 1996, which NumPy and pandas take.
 *
 * @param sorted at least one number, ascending
 * @param share from 0 to 1
 */
export function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const low = sorted[below] ?? NaN;
  const high = sorted[below + 1] ?? low;
  return low + (high - low) * (place - below);
}

/** Sums up at least one number. */
export function summaryOf(data: readonly number[]): Summary {
  const sorted = data.toSorted((a, b) => a - b);
  const quartiles = [quantile(sorted, 0.25), quantile(sorted, 0.75)] as const;
  const reach = 1.5 * (quartiles[1] - quartiles[0]);
  const within = sorted.filter(
    (value) => value >= quartiles[0] - reach && value <= quartiles[1] + reach,
  );
  const [least = NaN] = sorted;
  return {
    count: sorted.length,
    least,
    greatest: sorted.at(-1) ?? NaN,
    mean: sorted.reduce((sum, value) => sum + value, 0) / sorted.length,
    median: quantile(sorted, 0.5),
    quartiles,
    whiskers: [within[0] ?? least, within.at(-1) ?? least],
    outliers: sorted.filter((value) => !within.includes(value)),
  };
}

export interface Bin extends Span {
  readonly count: number;
}

/** As many bins of one width as asked for; a value on an edge belongs to the bin above, the greatest to the last. */
export function binsOf(data: readonly number[], count: number, { from, to }: Span): readonly Bin[] {
  const width = (to - from) / count || 1;
  const counts = Array.from({ length: count }, () => 0);
  for (const value of data) {
    const place = Math.min(count - 1, Math.max(0, Math.floor((value - from) / width)));
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts.map((many, index) => ({
    from: from + index * width,
    to: from + (index + 1) * width,
    count: many,
  }));
}

/** Bins that suit so many values: Sturges, The choice of a class interval, 1926. */
export const binsFor = (values: number): number => Math.ceil(Math.log2(values)) + 1;
