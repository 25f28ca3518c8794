import type { ComparisonSign } from './tree.ts';

/** Whether two numbers differ by no more than binary fractions do: `0.1 + 0.2` and `0.3`. */
export function nearlyEqual(a: number, b: number): boolean {
  return a === b || Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
}

/** Whether a comparison of two numbers holds; numbers that are nearly equal count as equal. */
export function compareNumbers(sign: ComparisonSign, a: number, b: number): boolean {
  const same = nearlyEqual(a, b);
  if (sign === '==' || sign === '!=') return same === (sign === '==');
  if (same) return sign.length === 2;
  return sign.startsWith('<') ? a < b : a > b;
}
