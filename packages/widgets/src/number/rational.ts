/** An exact fraction in lowest terms; `d` is positive. */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** `n / d` in lowest terms. The caller proves `d` is not zero. */
export function rational(n: bigint, d = 1n): Rational {
  const divisor = gcd(n, d) || 1n;
  const sign = d < 0n ? -1n : 1n;
  return { n: (sign * n) / divisor, d: (sign * d) / divisor };
}

export const ZERO: Rational = { n: 0n, d: 1n };
export const ONE: Rational = { n: 1n, d: 1n };

export const add = (a: Rational, b: Rational): Rational =>
  rational(a.n * b.d + b.n * a.d, a.d * b.d);
export const negate = (a: Rational): Rational => ({ n: -a.n, d: a.d });
export const multiply = (a: Rational, b: Rational): Rational => rational(a.n * b.n, a.d * b.d);
/** The caller proves `b` is not zero. */
export const divide = (a: Rational, b: Rational): Rational => rational(a.n * b.d, a.d * b.n);
export const isZero = (a: Rational): boolean => a.n === 0n;
export const equals = (a: Rational, b: Rational): boolean => a.n === b.n && a.d === b.d;
export const toNumber = (a: Rational): number => Number(a.n) / Number(a.d);

const DECIMAL = /^([+-]?)(\d*)(?:[.,](\d*))?$/;
/** One and a half thousand here, one and a half there: nobody can tell. */
const GROUPED = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/**
 * Reads `3`, `-0.25` or `.5` exactly, also with a decimal comma; undefined if it is not such a numeral, and for `1,500`,
 * which may be meant as thousands.
 */
export function parseDecimal(text: string): Rational | undefined {
  const match = DECIMAL.exec(text);
  const whole = match?.[2] ?? '';
  const part = match?.[3] ?? '';
  if (!match || GROUPED.test(text) || (whole === '' && part === '')) return undefined;
  const value = rational(BigInt(whole + part), 10n ** BigInt(part.length));
  return match[1] === '-' ? negate(value) : value;
}

/** Reads a numeral or a fraction of two numerals, `-3/4`; undefined for anything else and for `1/0`. */
export function parseRational(text: string): Rational | undefined {
  const [top = '', bottom, ...rest] = text.replaceAll('−', '-').replaceAll(/\s/g, '').split('/');
  const numerator = parseDecimal(top);
  if (!numerator || rest.length > 0) return undefined;
  if (bottom === undefined) return numerator;
  const denominator = parseDecimal(bottom);
  return denominator && !isZero(denominator) ? divide(numerator, denominator) : undefined;
}

/** `−3/4`, with a true minus sign. */
export function formatRational({ n, d }: Rational): string {
  const text = d === 1n ? String(n) : `${n}/${d}`;
  return text.replace('-', '−');
}

/** As a decimal where that is exact in at most four places, otherwise as a fraction. */
export function formatDecimal(value: Rational): string {
  const scaled = value.n * 10_000n;
  if (scaled % value.d !== 0n) return formatRational(value);
  return String(Number(scaled / value.d) / 10_000).replace('-', '−');
}
