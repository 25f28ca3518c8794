import { compareNumbers, nearlyEqual } from '../expression/nearly-equal.ts';
import type { BinarySign, ComparisonSign } from '../expression/tree.ts';
import { asNumber } from './functions.ts';
import * as matrix from './matrix.ts';
import { describe, ExpressionError, isMatrix, type Matrix, type TemplateValue } from './value.ts';

const largestPower = 64;

/** Applies a sign of arithmetic to two values. Throws ExpressionError where the kinds or sizes do not fit. */
export function applyBinary(
  sign: Exclude<BinarySign, 'and' | 'or'>,
  left: TemplateValue,
  right: TemplateValue,
): TemplateValue {
  if (sign === '+' || sign === '-') return sum(left, right, sign === '+' ? 1 : -1);
  if (sign === '*') return times(left, right);
  if (sign === '/') return divided(left, right);
  return power(left, asNumber(right));
}

/** Compares two values. Throws ExpressionError where other values than numbers are put in order. */
export function compareValues(
  sign: ComparisonSign,
  left: TemplateValue,
  right: TemplateValue,
): boolean {
  if (sign === '==') return equal(left, right);
  if (sign === '!=') return !equal(left, right);
  return compareNumbers(sign, asNumber(left), asNumber(right));
}

function equal(a: TemplateValue, b: TemplateValue): boolean {
  if (isMatrix(a) && isMatrix(b))
    return (
      a.length === b.length &&
      matrix.columnsOf(a) === matrix.columnsOf(b) &&
      a.every((row, i) => row.every((entry, j) => nearlyEqual(entry, matrix.at(b, i, j))))
    );
  return typeof a === 'number' && typeof b === 'number' ? nearlyEqual(a, b) : a === b;
}

function sum(a: TemplateValue, b: TemplateValue, factor: 1 | -1): TemplateValue {
  if (!isMatrix(a) && !isMatrix(b)) return asNumber(a) + factor * asNumber(b);
  if (
    !isMatrix(a) ||
    !isMatrix(b) ||
    a.length !== b.length ||
    matrix.columnsOf(a) !== matrix.columnsOf(b)
  )
    throw new ExpressionError(
      `${describe(a)} and ${describe(b)} cannot be added or subtracted.`,
      'Both must have the same size.',
    );
  return matrix.map(a, (entry, i, j) => entry + factor * matrix.at(b, i, j));
}

function times(a: TemplateValue, b: TemplateValue): TemplateValue {
  if (isMatrix(a) && isMatrix(b)) return matrix.product(a, b);
  if (isMatrix(a)) return scaled(a, asNumber(b));
  if (isMatrix(b)) return scaled(b, asNumber(a));
  return asNumber(a) * asNumber(b);
}

function divided(a: TemplateValue, b: TemplateValue): TemplateValue {
  const by = asNumber(b);
  if (by === 0)
    throw new ExpressionError('Division by 0.', 'Draw the divisor with nonzero(), or add a where.');
  return isMatrix(a) ? matrix.map(a, (entry) => entry / by) : asNumber(a) / by;
}

function scaled(m: Matrix, by: number): Matrix {
  return matrix.map(m, (entry) => entry * by);
}

function power(base: TemplateValue, exponent: number): TemplateValue {
  if (!isMatrix(base)) return asNumber(base) ** exponent;
  if (
    !Number.isInteger(exponent) ||
    exponent < 1 ||
    exponent > largestPower ||
    base.length !== matrix.columnsOf(base)
  )
    throw new ExpressionError(
      `${describe(base)} cannot be raised to ${exponent}.`,
      `Take a square matrix and a whole power from 1 to ${largestPower}.`,
    );
  let result = base;
  for (let i = 1; i < exponent; i += 1) result = matrix.product(result, base);
  return result;
}
