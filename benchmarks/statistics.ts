/** What every benchmark counts with: rows of ratios, quantiles, and pairs taken in turn. */

/** One line of a benchmark's table. A ratio, because machines differ and are noisy. */
export interface Row {
  readonly case: string;
  readonly ratio: number;
  /** What the case is measured against, in the same run. */
  readonly against: string;
  /** (third − first quartile) / median of the samples. */
  readonly spread: number;
  readonly target?: string;
  /** Further figures, each named with its unit: `p99_ms`, `JSON kB gz`. */
  readonly [figure: string]: string | number | undefined;
}

/** A figure to three digits, or whole from 100 on. */
export function shownFigure(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

/** The q-th quantile of a sample, 0 to 1; NaN of none. */
export function quantile(sample: readonly number[], q: number): number {
  const sorted = sample.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
}

export function median(sample: readonly number[]): number {
  return quantile(sample, 0.5);
}

/** (third − first quartile) / median. */
export function spread(sample: readonly number[]): number {
  return (quantile(sample, 0.75) - quantile(sample, 0.25)) / median(sample);
}

/** Milliseconds of one case in one run, and those of what it is measured against. */
export type Pair = readonly [own: number, against: number];

export interface Summary {
  /** Median of the pairs' ratios. */
  readonly ratio: number;
  /** Spread of those ratios. */
  readonly spread: number;
  /** Median milliseconds of the case. */
  readonly ms: number;
  /** Median milliseconds of what it is measured against. */
  readonly againstMs: number;
}

export function summary(pairs: readonly Pair[]): Summary {
  const ratios = pairs.map(([own, against]) => own / against);
  return {
    ratio: median(ratios),
    spread: spread(ratios),
    ms: median(pairs.map(([own]) => own)),
    againstMs: median(pairs.map(([, against]) => against)),
  };
}

/** Takes both in turn, so that a noisy machine slows both alike. The first pair warms up and is left out. */
export function pairs(own: () => unknown, against: () => unknown, samples: number): Pair[] {
  return Array.from({ length: samples + 1 }, () => [timed(own), timed(against)] as const).slice(1);
}

/** Milliseconds of one call; short work is repeated until the clock can see it. */
export function timed(work: () => unknown): number {
  const start = performance.now();
  let times = 0;
  do {
    work();
    times += 1;
  } while (performance.now() - start < 5);
  return (performance.now() - start) / times;
}
