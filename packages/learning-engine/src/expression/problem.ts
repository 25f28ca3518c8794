/** Why a text is no expression, for a program; `expressionProblemInWords` says it. */
export interface ExpressionProblem {
  readonly code:
    | 'too-long'
    | 'too-deep'
    | 'ends-early'
    | 'unexpected'
    | 'unclosed'
    | 'two-readings'
    | 'where';
  /** Index of the character where the problem was noticed, from 0. */
  readonly at: number;
  /** What is written there; empty at the end of the text. */
  readonly found: string;
}

/** Carries a problem out of the parser. `readExpression` returns the problem instead of throwing. */
export class UnreadableExpressionError extends Error {
  override readonly name = 'UnreadableExpressionError';
  readonly problem: ExpressionProblem;

  constructor(problem: ExpressionProblem) {
    super(problem.code);
    this.problem = problem;
  }
}
