/** Texts of the eigenvector explorer. Its letters v, A and λ are the same in every language; numbers come as text. */
export interface EigenvectorExplorerStrings {
  /** Name of the slider that turns v. */
  readonly turn: string;
  /** Where v stands on no eigenline, beside the plane and after each turn: Av points to its left. */
  readonly toTheLeft: string;
  readonly toTheRight: string;
  /** Where v is an eigenvector: `factor` is the eigenvalue without its sign. */
  readonly scaled: (eigenvalue: string, factor: string) => string;
  /** The same for a negative eigenvalue. */
  readonly scaledAndTurnedRound: (eigenvalue: string, factor: string) => string;
  readonly show: string;
  readonly hide: string;
  /** All that there is to find, under the button that shows it. Where every vector turns: */
  readonly none: string;
  /** Where no vector turns. */
  readonly all: (eigenvalue: string) => string;
  /** Where there are one or two eigenlines; `direction` is a vector: `(0.71, −0.71)`. */
  readonly lines: (
    lines: readonly { readonly eigenvalue: string; readonly direction: string }[],
  ) => string;
}

export const englishEigenvectorExplorer: EigenvectorExplorerStrings = {
  turn: 'Turn v',
  toTheLeft: 'Av points to the left of v: v is no eigenvector.',
  toTheRight: 'Av points to the right of v: v is no eigenvector.',
  scaled: (eigenvalue, factor) => `Av = ${eigenvalue} v: v is an eigenvector, scaled by ${factor}.`,
  scaledAndTurnedRound: (eigenvalue, factor) =>
    `Av = ${eigenvalue} v: v is an eigenvector, scaled by ${factor} and turned round.`,
  show: 'Show the eigenvectors',
  hide: 'Hide the eigenvectors',
  none: 'Every vector is turned: there is no real eigenvalue.',
  all: (eigenvalue) => `Every vector is an eigenvector, with eigenvalue ${eigenvalue}.`,
  lines: (lines) =>
    lines.map(({ eigenvalue, direction }) => `λ = ${eigenvalue} along ${direction}`).join('; '),
};
