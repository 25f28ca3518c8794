/* Answers that are algebraic expressions. A separate entry: a page downloads it with the first question of that kind. */
export { algebraInLatex, type AlgebraInLatex } from './algebra-in-latex.ts';
export type { Domain, VariableDomain } from './domain.ts';
export { algebraProblemInWords, type AlgebraProblem } from './problem.ts';
export {
  sameExpression,
  type ExpressionComparison,
  type ExpressionQuestion,
} from './same-expression.ts';
