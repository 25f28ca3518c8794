/** Relative difference that counts as equal where the key declares no tolerance: the noise of binary fractions. */
const defaultTolerance = 1e-9;

/** Whether two numbers are equal within a key's tolerances, `relative` to the wanted one. */
export function isNear(
  given: number,
  wanted: number,
  absolute?: number,
  relative?: number,
): boolean {
  const declared = Math.max(absolute ?? 0, (relative ?? 0) * Math.abs(wanted));
  const noise = defaultTolerance * Math.max(Math.abs(wanted), 1e-3);
  return Math.abs(given - wanted) <= declared + noise;
}
