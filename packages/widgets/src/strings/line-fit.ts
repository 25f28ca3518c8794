/** Texts of the line through points. The letters x, y and r, and A for the matrix, are the same in every language. */
export interface LineFitStrings {
  /** Names of the two sliders. */
  readonly slope: string;
  readonly intercept: string;
  /** Name of the table, and the heads that are words. */
  readonly table: string;
  readonly onLine: string;
  readonly sum: string;
  /** Buttons: lay the line of least squares, and go back to where it began. */
  readonly layBest: string;
  readonly again: string;
  /** The line and the sum of its squared residuals. */
  readonly squaresSum: (line: string, sum: string) => string;
  /** What Aᵀr is: the residuals times the ones, and times the x values. */
  readonly products: (ones: string, xs: string) => string;
  /** No line has a smaller sum. */
  readonly least: string;
  /** The line meets every point. */
  readonly exact: string;
}

export const englishLineFit: LineFitStrings = {
  slope: 'Slope',
  intercept: 'Intercept',
  table: 'The points and what the line leaves of them',
  onLine: 'line',
  sum: 'Sum',
  layBest: 'Lay the best line',
  again: 'Begin again',
  squaresSum: (line, sum) => `${line}: the squares of the residuals add up to ${sum}.`,
  products: (ones, xs) => `Residuals times the ones: ${ones}. Times the x values: ${xs}.`,
  least:
    'No line has less: the residuals are orthogonal to both columns of A, the ones and the x values.',
  exact: 'The line meets every point.',
};
