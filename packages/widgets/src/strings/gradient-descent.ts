/** Texts of gradient descent. The letters w, x and y, and L for the loss, are the same in every language. */
export interface GradientDescentStrings {
  /** Name of the slider of the step's size. */
  readonly rate: string;
  /** Name of the slider of the place to begin at. */
  readonly start: string;
  /** Heads of the table of steps; `w` and `L` stand as they are. */
  readonly step: string;
  readonly slope: string;
  /** Name of the table. */
  readonly stepsSoFar: string;
  /** Before the first step. */
  readonly begins: (w: string, loss: string) => string;
  /** A step: where from, the slope there, the rate, where to, and the loss there. */
  readonly moves: (from: string, slope: string, rate: string, to: string, loss: string) => string;
  /** The slope is as good as 0. */
  readonly flat: string;
  /** The loss is larger than before. */
  readonly grows: string;
  /** The next step would leave every picture. */
  readonly lost: string;
}

export const englishGradientDescent: GradientDescentStrings = {
  rate: 'Learning rate',
  start: 'Begin at w',
  step: 'Step',
  slope: 'slope',
  stepsSoFar: 'Steps so far',
  begins: (w, loss) => `Begin at w = ${w}, where the loss is ${loss}.`,
  moves: (from, slope, rate, to, loss) =>
    `${from} − ${rate} · ${slope} = ${to}. The loss is ${loss}.`,
  flat: 'The slope is almost 0: it stays here.',
  grows: 'The loss grew: the step went too far.',
  lost: 'The next step leads out of every picture: the rate is too large.',
};
