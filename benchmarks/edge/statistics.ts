/** The q-th quantile of a sample, 0 to 1. */
export function quantile(sample: readonly number[], q: number): number {
  const sorted = [...sample].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;
}

/** (third − first quartile) / median. */
export function spread(sample: readonly number[]): number {
  return (quantile(sample, 0.75) - quantile(sample, 0.25)) / Math.max(1e-9, quantile(sample, 0.5));
}
