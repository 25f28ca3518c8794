import { partsOf, type Expression } from '../expression/tree.ts';
import { domainOf, isEmpty, type Domain } from './domain.ts';
import { estimate } from './estimate.ts';
import { ExactWork, TooMuchExactWorkError } from './exact-work.ts';
import { normalForm, type NormalForm } from './normal-form.ts';
import { isZero, maxVariables, product, sum } from './polynomial.ts';
import { AlgebraError, type AlgebraProblem } from './problem.ts';
import { readAlgebra } from './read-algebra.ts';
import { sameDomain } from './same-domain.ts';
import { samplePoints, type Point } from './sample-points.ts';

export interface ExpressionQuestion {
  /** The letters that the answer may use. */
  readonly variables: readonly string[];
  /** The values of the variables for which the expressions are compared; all real numbers when left out. */
  readonly domain?: Domain;
}

export type ExpressionComparison =
  | { readonly kind: 'same' }
  /** `domain`: the values agree, but one expression is undefined at a point where the other is not. */
  | { readonly kind: 'different'; readonly why: 'value' | 'domain' }
  | {
      readonly kind: 'unreadable';
      readonly which: 'answer' | 'key';
      readonly problem: AlgebraProblem;
    };

/** Points at which two expressions must agree before they count as the same. */
const leastAgreements = 6;
/** A wider bound of the errors proves nothing. */
const widestError = 1e-7;

/**
 * Whether two algebraic expressions have the same value wherever the domain allows, and are undefined at the same points.
 * Rational functions are compared exactly; all others at fixed points of the domain, with bounds of the errors of rounding.
 *
 * @example
 * ```ts
 * sameExpression('(x + 1)^2', 'x² + 2x + 1', { variables: ['x'] }); // { kind: 'same' }
 * sameExpression('x/x', '1', { variables: ['x'] }); // { kind: 'different', why: 'domain' }
 * sameExpression('x/x', '1', { variables: ['x'], domain: { x: { except: [0] } } }); // { kind: 'same' }
 * ```
 */
export function sameExpression(
  answer: string,
  key: string,
  { variables, domain = {} }: ExpressionQuestion,
): ExpressionComparison {
  let which: 'answer' | 'key' = 'key';
  const work = new ExactWork();
  try {
    if (variables.some((name) => isEmpty(domainOf(domain, name))))
      throw new AlgebraError({ code: 'empty-domain' });
    const right = readAlgebra(key, variables);
    which = 'answer';
    const left = readAlgebra(answer, variables);
    const exact = [left, right].every((side) => mayBeRational(side, variables));
    which = 'key';
    const rightForm = exact ? exactForm(right, variables, work) : undefined;
    which = 'answer';
    const leftForm = exact ? exactForm(left, variables, work) : undefined;
    return (
      (leftForm && rightForm && compareForms(leftForm, rightForm, { variables, domain }, work)) ??
      compareAtPoints(left, right, samplePoints(variables, domain))
    );
  } catch (error) {
    if (!(error instanceof AlgebraError)) throw error;
    return { kind: 'unreadable', which, problem: error.problem };
  }
}

/** Whether no function and no irrational number is in the way of exact arithmetic. */
function mayBeRational(expression: Expression, variables: readonly string[]): boolean {
  if (variables.length > maxVariables || expression.kind === 'call') return false;
  if (expression.kind === 'name') return variables.includes(expression.name);
  return partsOf(expression).every((part) => mayBeRational(part, variables));
}

function exactForm(
  expression: Expression,
  variables: readonly string[],
  work: ExactWork,
): NormalForm | undefined {
  return unlessTooMuch(() => normalForm(expression, variables, work));
}

/** Undefined where exact arithmetic would take too long. */
function compareForms(
  a: NormalForm,
  b: NormalForm,
  { variables, domain }: Required<ExpressionQuestion>,
  work: ExactWork,
): ExpressionComparison | undefined {
  return unlessTooMuch(() => {
    const left = product(a.numerator, b.denominator, work);
    const right = product(b.numerator, a.denominator, work);
    // A polynomial that is not 0 differs from 0 in every interval.
    if (!isZero(sum(left, right, -1n, work))) return { kind: 'different', why: 'value' };
    return sameDomain(a.divisors, b.divisors, variables, domain, work)
      ? { kind: 'same' }
      : { kind: 'different', why: 'domain' };
  });
}

function unlessTooMuch<T>(calculate: () => T): T | undefined {
  try {
    return calculate();
  } catch (error) {
    if (error instanceof TooMuchExactWorkError) return undefined;
    throw error;
  }
}

function compareAtPoints(
  left: Expression,
  right: Expression,
  points: readonly Point[],
): ExpressionComparison {
  let agreements = 0;
  let why: 'value' | 'domain' | undefined;
  for (const point of points) {
    const [a, b] = [estimate(left, point), estimate(right, point)];
    if (a === 'unknown' || b === 'unknown' || (a === 'undefined' && b === 'undefined')) continue;
    if (a === 'undefined' || b === 'undefined') why ??= 'domain';
    else {
      const error = a.error + b.error;
      if (Math.abs(a.value - b.value) > error) return { kind: 'different', why: 'value' };
      if (error <= widestError * Math.max(1, Math.abs(a.value), Math.abs(b.value))) agreements += 1;
    }
  }
  if (why) return { kind: 'different', why };
  if (agreements < Math.min(leastAgreements, points.length))
    throw new AlgebraError({ code: 'too-complex' });
  return { kind: 'same' };
}
