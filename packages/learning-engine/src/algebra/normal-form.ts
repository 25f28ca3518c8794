import type { Expression } from '../expression/tree.ts';
import { type ExactWork, TooMuchExactWorkError } from './exact-work.ts';
import { fractionOf } from './fraction.ts';
import {
  constant,
  constantValue,
  isZero,
  type Polynomial,
  power,
  product,
  sum,
  variable,
} from './polynomial.ts';
import { AlgebraError } from './problem.ts';

/** A quotient of polynomials, and everything that was divided by: it is undefined where one of these is 0. */
export interface NormalForm {
  readonly numerator: Polynomial;
  readonly denominator: Polynomial;
  readonly divisors: readonly Polynomial[];
}

/**
 * The exact normal form of a rational function; undefined for an expression with a function, an irrational number, or a
 * power that is not whole. Throws AlgebraError where the expression has no value at all, and TooMuchExactWorkError.
 */
export function normalForm(
  expression: Expression,
  variables: readonly string[],
  work: ExactWork,
): NormalForm | undefined {
  const read = (part: Expression): NormalForm | undefined => normalForm(part, variables, work);
  switch (expression.kind) {
    case 'number': {
      if (!Number.isFinite(expression.value)) throw new TooMuchExactWorkError();
      const { numerator, denominator } = fractionOf(expression.value);
      return whole(constant(work.short(numerator)), constant(work.short(denominator)));
    }
    case 'name': {
      const index = variables.indexOf(expression.name);
      return index < 0 ? undefined : whole(variable(index), constant(1n));
    }
    case 'unary': {
      const of = read(expression.of);
      return of && { ...of, numerator: product(of.numerator, constant(-1n), work) };
    }
    case 'binary': {
      const [left, right] = [read(expression.left), read(expression.right)];
      return left && right && joined(expression.sign, left, right, work);
    }
    default:
      return undefined;
  }
}

function whole(numerator: Polynomial, denominator: Polynomial): NormalForm {
  return { numerator, denominator, divisors: [] };
}

function joined(
  sign: string,
  a: NormalForm,
  b: NormalForm,
  work: ExactWork,
): NormalForm | undefined {
  const divisors = [...a.divisors, ...b.divisors];
  const times = (x: Polynomial, y: Polynomial): Polynomial => product(x, y, work);
  switch (sign) {
    case '*':
      return {
        numerator: times(a.numerator, b.numerator),
        denominator: times(a.denominator, b.denominator),
        divisors,
      };
    case '/':
      return {
        numerator: times(a.numerator, b.denominator),
        denominator: times(a.denominator, nonzero(b.numerator)),
        divisors: [...divisors, b.numerator],
      };
    case '^':
      return raised(a, b, work);
    default:
      return {
        numerator: sum(
          times(a.numerator, b.denominator),
          times(b.numerator, a.denominator),
          sign === '-' ? -1n : 1n,
          work,
        ),
        denominator: times(a.denominator, b.denominator),
        divisors,
      };
  }
}

/** x⁰ is 1 for every x, 0 too. */
function raised(a: NormalForm, b: NormalForm, work: ExactWork): NormalForm | undefined {
  const [above, below] = [constantValue(b.numerator), constantValue(b.denominator)];
  if (above === undefined || !below || above % below !== 0n) return undefined;
  const exponent = Number(above / below);
  if (Math.abs(exponent) > 64) throw new TooMuchExactWorkError();
  const divisors = [...a.divisors, ...b.divisors];
  const [numerator, denominator] = [a.numerator, a.denominator].map((of) =>
    power(of, Math.abs(exponent), work),
  );
  if (!numerator || !denominator) return undefined;
  return exponent < 0
    ? {
        numerator: denominator,
        denominator: nonzero(numerator),
        divisors: [...divisors, a.numerator],
      }
    : { numerator, denominator, divisors };
}

function nonzero(divisor: Polynomial): Polynomial {
  if (isZero(divisor)) throw new AlgebraError({ code: 'undefined-everywhere' });
  return divisor;
}
