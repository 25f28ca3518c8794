/** A range of whole numbers. */
export interface CountRange {
  readonly least: number;
  readonly most: number;
}

/** Share of the distribution below and above the range. */
const tail = 0.05;

/**
 * How many of these things hold, given the chance of each: from the 5th to the 95th percentile of the Poisson binomial
 * distribution, worked out exactly by adding one thing at a time.
 */
export function likelyCount(chances: readonly number[]): CountRange {
  let distribution = [1];
  for (const p of chances)
    distribution = Array.from(
      { length: distribution.length + 1 },
      (_, k) => (distribution[k] ?? 0) * (1 - p) + (distribution[k - 1] ?? 0) * p,
    );
  return { least: percentile(distribution, tail), most: percentile(distribution, 1 - tail) };
}

function percentile(distribution: readonly number[], share: number): number {
  let below = 0;
  return Math.max(
    0,
    distribution.findIndex((p) => (below += p) >= share),
  );
}
