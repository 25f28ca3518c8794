import {
  add as addRational,
  formatDecimal,
  formatRational,
  isZero,
  multiply as multiplyRational,
  negate,
  ONE,
  type Rational,
  ZERO,
} from './rational.ts';

/** A polynomial with rational coefficients: monomial (`''`, `x`, `x^2 y`) to coefficient, none zero. */
export type Polynomial = ReadonlyMap<string, Rational>;

export function constant(value: Rational): Polynomial {
  return new Map(isZero(value) ? [] : [['', value]]);
}

export function variable(name: string): Polynomial {
  return new Map([[name, ONE]]);
}

export function add(a: Polynomial, b: Polynomial): Polynomial {
  const sum = new Map(a);
  for (const [monomial, coefficient] of b) {
    const total = addRational(sum.get(monomial) ?? ZERO, coefficient);
    if (isZero(total)) sum.delete(monomial);
    else sum.set(monomial, total);
  }
  return sum;
}

export function scale(a: Polynomial, factor: Rational): Polynomial {
  if (isZero(factor)) return new Map();
  return new Map(
    [...a].map(([monomial, coefficient]) => [monomial, multiplyRational(coefficient, factor)]),
  );
}

function powers(monomial: string): Map<string, number> {
  const parts = monomial === '' ? [] : monomial.split(' ');
  return new Map(
    parts.map((part) => {
      const [name = '', exponent = '1'] = part.split('^');
      return [name, Number(exponent)];
    }),
  );
}

function multiplyMonomials(a: string, b: string): string {
  const product = powers(a);
  for (const [name, exponent] of powers(b)) {
    product.set(name, (product.get(name) ?? 0) + exponent);
  }
  return [...product]
    .sort(([x], [y]) => (x < y ? -1 : 1))
    .map(([name, exponent]) => (exponent === 1 ? name : `${name}^${exponent}`))
    .join(' ');
}

export function multiply(a: Polynomial, b: Polynomial): Polynomial {
  let product: Polynomial = new Map();
  for (const [left, x] of a) {
    for (const [right, y] of b) {
      const term = new Map([[multiplyMonomials(left, right), multiplyRational(x, y)]]);
      product = add(product, term);
    }
  }
  return product;
}

/** The value of a constant polynomial, undefined if a variable occurs. */
export function asConstant(a: Polynomial): Rational | undefined {
  if (a.size === 0) return ZERO;
  return a.size === 1 ? a.get('') : undefined;
}

const degree = (monomial: string): number =>
  [...powers(monomial).values()].reduce((sum, exponent) => sum + exponent, 0);

/** `x^2` before `x y`: as `xx` before `xy`. */
const letters = (monomial: string): string =>
  [...powers(monomial)].map(([name, exponent]) => name.repeat(exponent)).join('');

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const monomialText = (monomial: string): string =>
  monomial
    .replaceAll(/\^(\d+)/g, (_, digits: string) =>
      Array.from(digits, (digit) => SUPERSCRIPTS[Number(digit)]).join(''),
    )
    .replaceAll(' ', '');

/** `2x² − y + 1/2`: highest degree first, a true minus sign. */
export function format(a: Polynomial, style: 'fraction' | 'decimal' = 'fraction'): string {
  const number = style === 'decimal' ? formatDecimal : formatRational;
  const terms = [...a].sort(
    ([x], [y]) => degree(y) - degree(x) || (letters(x) < letters(y) ? -1 : 1),
  );
  if (terms.length === 0) return '0';
  return terms
    .map(([monomial, coefficient], index) => {
      const negative = coefficient.n < 0n;
      const size = negative ? negate(coefficient) : coefficient;
      const factor = size.n === 1n && size.d === 1n && monomial !== '' ? '' : number(size);
      const grouped = factor.includes('/') && monomial !== '' ? `(${factor})` : factor;
      const sign = index === 0 ? (negative ? '−' : '') : negative ? ' − ' : ' + ';
      return sign + grouped + monomialText(monomial);
    })
    .join('');
}
