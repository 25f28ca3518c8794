import { expressionProblemInWords, readExpression } from '@lemma/learning-engine/expression';
import { checkExpression } from './check.ts';
import { compileExpression } from './evaluate.ts';

/** A function of one number, or why a text is none: for the author of a lesson. */
export type ReadFunction =
  | { readonly ok: true; readonly at: (x: number) => number }
  | { readonly ok: false; readonly message: string; readonly fix: string };

const names: ReadonlySet<string> = new Set(['x']);

/**
 * Reads a function of x, written as in graphs: `2x² + 1`, `sin(x)/x`, `if(x < 0, -x, x)`. It never throws; where the function
 * is not defined its value is NaN or infinite.
 *
 * @example
 * ```ts
 * const read = readFunction('x^2 - 1');
 * if (read.ok) read.at(3); // 8
 * ```
 */
export function readFunction(text: string): ReadFunction {
  const read = readExpression(text);
  if (!read.ok) return { ok: false, ...expressionProblemInWords(read.problem) };
  const mistake = checkExpression(read.expression, names);
  if (mistake) return { ok: false, message: mistake.message, fix: mistake.fix };
  const evaluate = compileExpression(read.expression);
  return { ok: true, at: (x) => evaluate({ x }) };
}
