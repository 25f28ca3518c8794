/** Samples of one case beside samples of what it is measured against, taken in turn in one run. */
export interface Measured {
  /** Median milliseconds of one call. */
  readonly ms: number;
  readonly againstMs: number;
  /** Median of the ratios of neighbouring samples. */
  readonly ratio: number;
  /** (third − first quartile) / median of those ratios. */
  readonly spread: number;
}

/** Calls both in turn, in batches long enough for the clock, so that a noisy machine slows both alike. */
export function measure(work: () => unknown, against: () => unknown, samples = 25): Measured {
  const [batch, againstBatch] = [batchSize(work), batchSize(against)];
  const pairs = Array.from(
    { length: samples },
    () => [timed(work, batch), timed(against, againstBatch)] as const,
  );
  const ratios = pairs.map(([a, b]) => a / b);
  const middle = quartile(ratios, 0.5);
  return {
    ms: quartile(
      pairs.map(([a]) => a),
      0.5,
    ),
    againstMs: quartile(
      pairs.map(([, b]) => b),
      0.5,
    ),
    ratio: middle,
    spread: (quartile(ratios, 0.75) - quartile(ratios, 0.25)) / middle,
  };
}

function batchSize(work: () => unknown): number {
  let size = 1;
  while (size < 10_000 && timed(work, size) * size < 5) size *= 2;
  return size;
}

let kept: unknown;

function timed(work: () => unknown, times: number): number {
  const start = performance.now();
  for (let i = 0; i < times; i += 1) kept = work();
  return (performance.now() - start) / times;
}

/** The last result: read, so that no call can be optimised away. */
export function lastResult(): unknown {
  return kept;
}

function quartile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.round(q * (sorted.length - 1))] ?? Number.NaN;
}
