/* Answers that are algebraic expressions: an entry of its own, so that a page loads it with the first such question. */
export type { Domain, VariableDomain } from './domain.ts';
export { algebraProblemInWords, type AlgebraProblem } from './problem.ts';
export {
  sameExpression,
  type ExpressionComparison,
  type ExpressionQuestion,
} from './same-expression.ts';
