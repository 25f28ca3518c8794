import { formatNumber, formatValue } from './format.ts';
import * as matrix from './matrix.ts';
import { describe, ExpressionError, isMatrix, type Matrix, type TemplateValue } from './value.ts';

type Implementation = (args: readonly TemplateValue[]) => TemplateValue;

/** A function of the expression language: how many arguments it takes, and what it gives. */
export interface TemplateFunction {
  readonly least: number;
  readonly most: number;
  readonly call: Implementation;
}

function takes(least: number, call: Implementation, most = least): TemplateFunction {
  return { least, most, call };
}

export function asNumber(value: TemplateValue | undefined): number {
  if (typeof value === 'number') return value;
  if (value !== undefined && isMatrix(value) && value.length === 1 && value[0]?.length === 1)
    return value[0][0] ?? 0;
  throw new ExpressionError(
    `A number is needed here, and it is ${value === undefined ? 'missing' : describe(value)}.`,
    'Take one entry, as in A[1,2], or another function.',
  );
}

export function asMatrix(value: TemplateValue | undefined): Matrix {
  if (value !== undefined && isMatrix(value)) return value;
  throw new ExpressionError(
    'A matrix or vector is needed here.',
    'Give a parameter drawn by matrix() or vector().',
  );
}

function entries(args: readonly TemplateValue[]): number[] {
  return args.flatMap((arg) => (isMatrix(arg) ? arg.flat() : [asNumber(arg)]));
}

function onNumber(f: (x: number) => number): TemplateFunction {
  return takes(1, ([x]) => (x !== undefined && isMatrix(x) ? matrix.map(x, f) : f(asNumber(x))));
}

function squareRoot(x: number): number {
  if (x < 0)
    throw new ExpressionError(
      `sqrt() got ${formatNumber(x, 'plain')}.`,
      'Hold it at 0 or above with where.',
    );
  return Math.sqrt(x);
}

/** Remainder with the sign of the divisor, as in Python. */
function modulo(a: number, b: number): number {
  if (b === 0) throw new ExpressionError('mod() by 0.', 'Draw the divisor with nonzero().');
  return a - b * Math.floor(a / b);
}

function greatestCommonDivisor(a: number, b: number): number {
  let [x, y] = [Math.abs(a), Math.abs(b)];
  if (!Number.isSafeInteger(x) || !Number.isSafeInteger(y))
    throw new ExpressionError('gcd() needs whole numbers.', 'Use round() first.');
  while (y > 0) [x, y] = [y, x % y];
  return x;
}

function rounded(x: number, digits: number): number {
  if (!Number.isInteger(digits) || digits < 0 || digits > 12)
    throw new ExpressionError(`round() to ${digits} digits.`, 'Take 0 to 12.');
  // Shifted as text, since 2.675 * 100 is 267.49999999999997. A number this small or large is printed with an exponent already.
  const [mantissa, exponent = '0'] = String(x).split('e');
  const shifted = Math.round(Number(`${mantissa}e${Number(exponent) + digits}`));
  // Adding 0 turns −0 into 0.
  const [whole, power = '0'] = String(shifted + 0).split('e');
  return Number(`${whole}e${Number(power) - digits}`);
}

function line(
  of: TemplateValue | undefined,
  index: TemplateValue | undefined,
  across: boolean,
): Matrix {
  const m = asMatrix(of);
  const i = asNumber(index);
  const size = across ? m.length : matrix.columnsOf(m);
  if (!Number.isInteger(i) || i < 1 || i > size)
    throw new ExpressionError(
      `There is no ${across ? 'row' : 'column'} ${i}.`,
      `Count from 1 to ${size}.`,
    );
  return across ? [m[i - 1] ?? []] : m.map((row) => [row[i - 1] ?? 0]);
}

/** Every function but `if`, which is lazy, and the draws, which need the seed. */
export const functions: Readonly<Record<string, TemplateFunction>> = {
  dot: takes(2, ([a, b]) => matrix.dot(asMatrix(a).flat(), asMatrix(b).flat())),
  norm: takes(1, ([v]) => Math.sqrt(matrix.dot(asMatrix(v).flat(), asMatrix(v).flat()))),
  transpose: takes(1, ([m]) => matrix.transpose(asMatrix(m))),
  det: takes(1, ([m]) => matrix.det(asMatrix(m))),
  rows: takes(1, ([m]) => asMatrix(m).length),
  columns: takes(1, ([m]) => matrix.columnsOf(asMatrix(m))),
  row: takes(2, ([m, i]) => line(m, i, true)),
  column: takes(2, ([m, j]) => line(m, j, false)),
  sum: takes(1, (args) => entries(args).reduce((sum, x) => sum + x, 0), 20),
  min: takes(1, (args) => Math.min(...entries(args)), 20),
  max: takes(1, (args) => Math.max(...entries(args)), 20),
  abs: onNumber(Math.abs),
  sqrt: onNumber(squareRoot),
  sin: onNumber(Math.sin),
  cos: onNumber(Math.cos),
  round: takes(
    1,
    ([x, digits]) => {
      const places = digits === undefined ? 0 : asNumber(digits);
      return x !== undefined && isMatrix(x)
        ? matrix.map(x, (entry) => rounded(entry, places))
        : rounded(asNumber(x), places);
    },
    2,
  ),
  mod: takes(2, ([a, b]) => modulo(asNumber(a), asNumber(b))),
  gcd: takes(2, ([a, b]) => greatestCommonDivisor(asNumber(a), asNumber(b))),
  signed: takes(1, ([x]) => {
    const value = asNumber(x);
    return `${value < 0 ? '-' : '+'} ${formatNumber(Math.abs(value), 'latex')}`;
  }),
  paren: takes(1, ([x]) => {
    const value = asNumber(x);
    const text = formatNumber(value, 'latex');
    return value < 0 ? `(${text})` : text;
  }),
  text: takes(1, ([x]) => formatValue(x ?? '', 'plain')),
};
