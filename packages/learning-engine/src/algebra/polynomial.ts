import { type ExactWork, TooMuchExactWorkError } from './exact-work.ts';

/** More variables or a higher degree are compared by samples. */
export const maxVariables = 6;
const maxDegree = 60;
/** Exponents are the digits of a monomial's number to this base. */
const base = 128;

/** A polynomial in several variables with whole coefficients, none of them 0. */
export interface Polynomial {
  readonly degree: number;
  readonly terms: ReadonlyMap<number, bigint>;
}

export function constant(value: bigint): Polynomial {
  return { degree: 0, terms: new Map(value === 0n ? [] : [[0, value]]) };
}

export function variable(index: number): Polynomial {
  return { degree: 1, terms: new Map([[base ** index, 1n]]) };
}

/** The exponents of a monomial, one for each variable. */
export function exponentsOf(monomial: number, variables: number): readonly number[] {
  return Array.from({ length: variables }, (_, i) => Math.floor(monomial / base ** i) % base);
}

/** a + factor · b. */
export function sum(a: Polynomial, b: Polynomial, factor: bigint, work: ExactWork): Polynomial {
  work.take(b.terms.size);
  const terms = new Map(a.terms);
  for (const [monomial, coefficient] of b.terms) {
    const value = work.short((terms.get(monomial) ?? 0n) + factor * coefficient);
    if (value === 0n) terms.delete(monomial);
    else terms.set(monomial, value);
  }
  return { degree: Math.max(a.degree, b.degree), terms };
}

export function product(a: Polynomial, b: Polynomial, work: ExactWork): Polynomial {
  const degree = a.degree + b.degree;
  if (degree > maxDegree) throw new TooMuchExactWorkError();
  work.take(a.terms.size * b.terms.size);
  const terms = new Map<number, bigint>();
  for (const [left, x] of a.terms)
    for (const [right, y] of b.terms)
      terms.set(left + right, work.short((terms.get(left + right) ?? 0n) + x * y));
  for (const [monomial, value] of terms) if (value === 0n) terms.delete(monomial);
  return { degree, terms };
}

export function power(of: Polynomial, exponent: number, work: ExactWork): Polynomial {
  let result = constant(1n);
  for (let i = 0; i < exponent; i += 1) result = product(result, of, work);
  return result;
}

export function isZero({ terms }: Polynomial): boolean {
  return terms.size === 0;
}

/** The number that a constant polynomial is, or undefined. */
export function constantValue({ terms }: Polynomial): bigint | undefined {
  if (terms.size === 0) return 0n;
  return terms.size === 1 ? terms.get(0) : undefined;
}
