import { columnsOf } from './matrix.ts';
import { ExpressionError, isMatrix, type TemplateValue } from './value.ts';

/** Ten times what a `where` that no draw meets takes, were it as long as the courses' longest. */
const most = 5_000_000;

/**
 * Counts the work of one template or expression, so that none takes long: each part of an expression is a step,
 * and a matrix of r × c takes as many as its product or determinant, r²c.
 */
export class Effort {
  steps = 0;

  /** Throws ExpressionError beyond the most. */
  step(count = 1): void {
    this.steps += count;
    if (this.steps > most)
      throw new ExpressionError(
        'The expressions take too much work.',
        'Draw smaller matrices, or loosen the where.',
      );
  }

  reads(values: readonly TemplateValue[], times = 1): void {
    for (const value of values)
      if (isMatrix(value)) this.step(value.length ** 2 * columnsOf(value) * Math.max(1, times));
  }
}
