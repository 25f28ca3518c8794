/** Texts of the singular value explorer. Its letters A, v, σ, Vᵀ, Σ and U are the same in every language. */
export interface SingularValueExplorerStrings {
  /** Name of the slider through the three steps. */
  readonly progress: string;
  /** Its value before the first step, shown and said: a word that is no longer than the others. */
  readonly start: string;
  /** Its value within a step: how much of it is done. `step` is Vᵀ, Σ or U. */
  readonly within: (step: string, percent: number) => string;
  /** Name of the list of the three steps. */
  readonly steps: string;
  /** A step that turns by no angle. */
  readonly noTurn: string;
  readonly counterClockwise: (degrees: string) => string;
  readonly clockwise: (degrees: string) => string;
  /** The stretch along both axes. */
  readonly stretch: (x: string, y: string) => string;
  /** The same, and the plane is turned over. */
  readonly stretchMirrored: (x: string, y: string) => string;
  /** σ₂ is 0. */
  readonly flatten: (x: string) => string;
  /** Both are 0. */
  readonly toThePoint: string;
  /** What becomes of the unit circle. */
  readonly ellipse: (long: string, short: string) => string;
  readonly circle: (radius: string) => string;
  readonly segment: (half: string) => string;
  readonly point: string;
}

export const englishSingularValueExplorer: SingularValueExplorerStrings = {
  progress: 'From the circle to its image',
  start: 'start',
  within: (step, percent) => `${step}, ${percent} %`,
  steps: 'Three steps',
  noTurn: 'no turn',
  counterClockwise: (degrees) => `turn by ${degrees}° counter-clockwise`,
  clockwise: (degrees) => `turn by ${degrees}° clockwise`,
  stretch: (x, y) => `stretch by ${x} along x and by ${y} along y`,
  stretchMirrored: (x, y) => `stretch by ${x} along x and by ${y} along y, turned over`,
  flatten: (x) => `stretch by ${x} along x, flatten along y`,
  toThePoint: 'shrink everything to the origin',
  ellipse: (long, short) =>
    `The unit circle becomes an ellipse with half axes ${long} and ${short}.`,
  circle: (radius) =>
    `The unit circle becomes a circle of radius ${radius}: no direction is special.`,
  segment: (half) => `The unit circle is flattened to a segment, ${half} to each side.`,
  point: 'The unit circle shrinks to a point.',
};
