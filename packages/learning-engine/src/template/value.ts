/** rows × columns of numbers; a vector is a matrix of one column. */
export type Matrix = readonly (readonly number[])[];

/** What an expression of a template can be worth. */
export type TemplateValue = number | boolean | string | Matrix;

/** Why an expression has no value: what happened, where in it, and what to do. */
export interface TemplateProblem {
  readonly message: string;
  readonly fix: string;
  /** The expression as written. */
  readonly expression: string;
  /** Index of the character in `expression` where it was noticed, from 0. */
  readonly at: number;
  /** The parameter it belongs to, if it is one's. */
  readonly parameter?: string;
}

/** Carries a problem out of the evaluator; the public functions return it instead of throwing. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
  readonly fix: string;
  readonly at: number;

  constructor(message: string, fix: string, at = 0) {
    super(message);
    this.fix = fix;
    this.at = at;
  }
}

export function isMatrix(value: TemplateValue): value is Matrix {
  return typeof value === 'object';
}

export function isVector(value: TemplateValue): value is Matrix {
  return isMatrix(value) && value.every((row) => row.length === 1);
}

/** "a number", "a 2×3 matrix": for messages. */
export function describe(value: TemplateValue): string {
  if (!isMatrix(value))
    return value === true || value === false
      ? 'a truth value'
      : typeof value === 'number'
        ? 'a number'
        : 'a text';
  return `a ${value.length}×${value[0]?.length ?? 0} matrix`;
}
