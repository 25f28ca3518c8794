import type { ExactWork } from './exact-work.ts';
import { type Fraction, greatestCommonDivisor } from './fraction.ts';

/** A polynomial in one variable: whole coefficients from the constant up, the last of them not 0. Empty is 0. */
export type Univariate = readonly bigint[];

/** A closed interval; an end that is missing is infinite. */
export interface Interval {
  readonly from?: Fraction;
  readonly to?: Fraction;
}

export function trimmed(coefficients: readonly bigint[]): Univariate {
  const last = coefficients.findLastIndex((coefficient) => coefficient !== 0n);
  return coefficients.slice(0, last + 1);
}

export function times(a: Univariate, b: Univariate, work: ExactWork): Univariate {
  work.take(a.length * b.length);
  const result = Array.from({ length: Math.max(0, a.length + b.length - 1) }, () => 0n);
  for (const [i, x] of a.entries())
    for (const [j, y] of b.entries()) result[i + j] = work.short((result[i + j] ?? 0n) + x * y);
  return trimmed(result);
}

/** Divided by the greatest common divisor of its coefficients, signs kept. */
function primitive(of: Univariate): Univariate {
  const content = of.reduce(greatestCommonDivisor, 0n);
  return content > 1n ? of.map((coefficient) => coefficient / content) : of;
}

/** Quotient and remainder of a positive multiple of `a` by `b`, each over whole coefficients. */
function divided(
  a: Univariate,
  b: Univariate,
  work: ExactWork,
): { readonly quotient: Univariate; readonly remainder: Univariate } {
  const leading = b.at(-1) ?? 1n;
  const [scale, sign] = leading < 0n ? [-leading, -1n] : [leading, 1n];
  let rest = [...a];
  const quotient = Array.from({ length: Math.max(0, a.length - b.length + 1) }, () => 0n);
  for (let shift = a.length - b.length; shift >= 0; shift -= 1) {
    work.take(a.length + b.length);
    const factor = sign * (rest[shift + b.length - 1] ?? 0n);
    rest = rest.map((x, i) => work.short(x * scale - factor * (b[i - shift] ?? 0n)));
    for (const [i, x] of quotient.entries()) quotient[i] = work.short(x * scale);
    quotient[shift] = factor;
  }
  return { quotient: trimmed(quotient), remainder: trimmed(rest) };
}

/** The greatest common divisor, up to a constant factor. */
export function commonDivisor(a: Univariate, b: Univariate, work: ExactWork): Univariate {
  let [x, y] = [primitive(a), primitive(b)];
  while (y.length > 0) [x, y] = [y, primitive(divided(x, y, work).remainder)];
  return x;
}

/** `a` without the factors that it shares with `b`; both are not 0. */
export function without(a: Univariate, b: Univariate, work: ExactWork): Univariate {
  let rest = primitive(a);
  for (;;) {
    const common = commonDivisor(rest, b, work);
    if (common.length <= 1) return rest;
    rest = primitive(divided(rest, common, work).quotient);
  }
}

/** Whether a polynomial that is not 0 is 0 somewhere in an interval, by Sturm's theorem. */
export function hasRoot(of: Univariate, { from, to }: Interval, work: ExactWork): boolean {
  if (of.length <= 1) return false;
  const derivative = trimmed(of.map((coefficient, i) => coefficient * BigInt(i)).slice(1));
  const chain = [primitive(of), primitive(derivative)];
  for (;;) {
    const [a = [], b = []] = chain.slice(-2);
    const { remainder } = divided(a, b, work);
    if (remainder.length === 0) break;
    chain.push(primitive(remainder).map((coefficient) => -coefficient));
  }
  // Sturm's theorem counts the roots behind `from`, up to `to`.
  if (from && valueAt(of, from, work) === 0n) return true;
  const changes = (end: Fraction | undefined, infinity: 1 | -1): number => {
    const signs = chain
      .map((one) => (end ? valueAt(one, end, work) : valueAtInfinity(one, infinity)))
      .filter((value) => value !== 0n)
      .map((value) => value > 0n);
    return signs.filter((sign, i) => i > 0 && sign !== signs[i - 1]).length;
  };
  return changes(from, -1) !== changes(to, 1);
}

/** The value at a fraction, times a positive power of its denominator. */
function valueAt(of: Univariate, at: Fraction, work: ExactWork): bigint {
  let scale = 1n;
  let value = 0n;
  for (const coefficient of of.toReversed()) {
    work.take(1);
    value = work.short(value * at.numerator + coefficient * scale);
    scale = work.short(scale * at.denominator);
  }
  return value;
}

function valueAtInfinity(of: Univariate, infinity: 1 | -1): bigint {
  const leading = of.at(-1) ?? 0n;
  return infinity < 0 && of.length % 2 === 0 ? -leading : leading;
}
