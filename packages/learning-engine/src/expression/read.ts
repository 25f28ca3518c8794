import { parseExpression } from './parse.ts';
import { type ExpressionProblem, UnreadableExpressionError } from './problem.ts';
import type { Expression } from './tree.ts';

export type ReadExpression =
  | { readonly ok: true; readonly expression: Expression }
  | { readonly ok: false; readonly problem: ExpressionProblem };

/**
 * Reads a text in the expression language of lessons, in linear time and without throwing.
 *
 * @example
 * ```ts
 * readExpression('2x² + 1'); // { ok: true, expression: { kind: 'binary', sign: '+', … } }
 * readExpression('2x +'); // { ok: false, problem: { code: 'ends-early', at: 4, found: '' } }
 * ```
 */
export function readExpression(text: string): ReadExpression {
  try {
    return { ok: true, expression: parseExpression(text) };
  } catch (error) {
    if (!(error instanceof UnreadableExpressionError)) throw error;
    return { ok: false, problem: error.problem };
  }
}
