import { numberConstants, numberFunctions } from '../expression/number-functions.ts';
import type { Expression } from '../expression/tree.ts';

/** A value with a bound of its error. `undefined`: the expression has no value there. `unknown`: rounding errors hide whether it has one. */
export type Estimate = { readonly value: number; readonly error: number } | 'undefined' | 'unknown';

/** Twice the unit roundoff of IEEE doubles, and four times that for functions, which are not rounded correctly. */
const roundoff = 2 ** -52;
const ofFunctions = 4 * roundoff;
const smallest = 1e-290;

/**
 * Evaluates an algebraic expression at a point with a running bound of the error of rounding (N. J. Higham, Accuracy and
 * Stability of Numerical Algorithms, 3.3). The values of the variables count as exact.
 */
export function estimate(expression: Expression, at: Readonly<Record<string, number>>): Estimate {
  switch (expression.kind) {
    case 'number':
      return rounded(expression.value, Number.isInteger(expression.value * 32) ? 0 : roundoff);
    case 'name': {
      const { name } = expression;
      const variable = Object.hasOwn(at, name) ? at[name] : undefined;
      if (variable !== undefined) return { value: variable, error: 0 };
      return rounded(numberConstants.get(name) ?? Number.NaN, roundoff);
    }
    case 'unary': {
      const of = estimate(expression.of, at);
      return typeof of === 'string' ? of : { ...of, value: -of.value };
    }
    case 'binary': {
      const [a, b] = [estimate(expression.left, at), estimate(expression.right, at)];
      if (a === 'undefined' || b === 'undefined') return 'undefined';
      return a === 'unknown' || b === 'unknown' ? 'unknown' : joined(expression.sign, a, b);
    }
    case 'call': {
      const [first] = expression.args;
      const call = numberFunctions.get(expression.name)?.call;
      const of = first && estimate(first, at);
      if (!of || !call) return 'unknown';
      return typeof of === 'string' ? of : applied(call, of);
    }
    default:
      return 'unknown';
  }
}

type Known = Exclude<Estimate, string>;

function rounded(value: number, relative: number, error = 0): Estimate {
  const bound = error + Math.abs(value) * relative + (relative > 0 ? smallest : 0);
  return Number.isFinite(value) && Number.isFinite(bound) ? { value, error: bound } : 'unknown';
}

/** Multiples of 1/32 below 2²⁰: their sums and products are exact. */
function isShort({ value, error }: Known): boolean {
  return error === 0 && Math.abs(value) < 2 ** 20 && Number.isInteger(value * 32);
}

function joined(sign: string, a: Known, b: Known): Estimate {
  const relative = isShort(a) && isShort(b) ? 0 : roundoff;
  const [x, y] = [Math.abs(a.value), Math.abs(b.value)];
  switch (sign) {
    case '+':
      return rounded(a.value + b.value, relative, a.error + b.error);
    case '-':
      return rounded(a.value - b.value, relative, a.error + b.error);
    case '*':
      return rounded(a.value * b.value, relative, x * b.error + y * a.error + a.error * b.error);
    case '/':
      if (y <= b.error) return b.error === 0 ? 'undefined' : 'unknown';
      return rounded(a.value / b.value, roundoff, (a.error + (x / y) * b.error) / (y - b.error));
    default:
      return raised(a, b);
  }
}

/** The ends of the interval that the true value lies in: one where it is exact. */
function endsOf({ value, error }: Known): readonly number[] {
  return error === 0 ? [value] : [value - error, value + error];
}

function raised(a: Known, b: Known): Estimate {
  if (Math.abs(a.value) <= a.error && b.value - b.error <= 0 && b.value !== 0)
    return a.error === 0 && b.error === 0 ? 'undefined' : 'unknown';
  const value = a.value ** b.value;
  if (Number.isNaN(value)) {
    const neverWhole = Math.ceil(b.value - b.error) > Math.floor(b.value + b.error);
    return a.value + a.error < 0 && neverWhole ? 'undefined' : 'unknown';
  }
  const spread = Math.max(
    ...endsOf(a).flatMap((base) => endsOf(b).map((to) => Math.abs(base ** to - value))),
  );
  // A whole power is exact where the result is a short whole number.
  const exact = isShort(a) && isShort(b) && Number.isInteger(value) && Math.abs(value) < 2 ** 40;
  return rounded(value, exact && b.value >= 0 ? 0 : ofFunctions, 2 * spread);
}

function applied(call: (value: number) => number, { value, error }: Known): Estimate {
  // Between far ends a function may do anything.
  if (error > 0.01) return 'unknown';
  const result = call(value);
  const ends = endsOf({ value, error }).map((end) => call(end));
  if (Number.isNaN(result) || result === -Infinity)
    return ends.every((end) => !Number.isFinite(end)) ? 'undefined' : 'unknown';
  const spread = Math.max(...ends.map((end) => Math.abs(end - result)));
  const exact = error === 0 && Number.isInteger(value) && Number.isInteger(result);
  return rounded(result, exact && Math.abs(result) < 2 ** 20 ? 0 : ofFunctions, 2 * spread);
}
