/** Texts of the function plotter. The letters f and x are the same in every language. */
export interface FunctionPlotterStrings {
  /** At a place with a tangent. */
  readonly withSlope: (x: string, value: string, slope: string) => string;
  /** At a corner, or where the function begins. */
  readonly withoutSlope: (x: string, value: string) => string;
  readonly undefinedAt: (x: string) => string;
  /** What is typed is no function: what can be written. */
  readonly unreadable: string;
  /** What folds out: a table of values. */
  readonly values: string;
  /** In that table, where there is no value. */
  readonly none: string;
}

export const englishFunctionPlotter: FunctionPlotterStrings = {
  withSlope: (x, value, slope) => `f(${x}) = ${value}. The slope there is ${slope}.`,
  withoutSlope: (x, value) => `f(${x}) = ${value}. It has no slope there.`,
  undefinedAt: (x) => `f is not defined at x = ${x}.`,
  unreadable: 'This is no function of x. Write it with x and signs: 2*x^2 - 1, sin(x), sqrt(x).',
  values: 'Values',
  none: 'none',
};
