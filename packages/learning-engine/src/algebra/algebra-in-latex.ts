import { expressionInLatex } from '../expression/latex.ts';
import { AlgebraError, type AlgebraProblem } from './problem.ts';
import { readAlgebra } from './read-algebra.ts';

export type AlgebraInLatex =
  | { readonly ok: true; readonly latex: string }
  | { readonly ok: false; readonly problem: AlgebraProblem };

/**
 * What a learner typed as LaTeX, so that the page can show how it is read; or why it cannot be read.
 *
 * @example
 * ```ts
 * algebraInLatex('1/2 x', ['x']); // { ok: false, problem: { code: 'two-readings', at: 4 } }
 * algebraInLatex('x/2', ['x']); // { ok: true, latex: '\\frac{x}{2}' }
 * ```
 */
export function algebraInLatex(text: string, variables: readonly string[]): AlgebraInLatex {
  try {
    return { ok: true, latex: expressionInLatex(readAlgebra(text, variables)) };
  } catch (error) {
    if (!(error instanceof AlgebraError)) throw error;
    return { ok: false, problem: error.problem };
  }
}
