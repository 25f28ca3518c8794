/**
 * Texts of the truth-table explorer. `True`, `False`, expressions and the words in them are Python's and stay as they
 * are; parts of an expression come as they are written.
 */
export interface TruthTableExplorerStrings {
  /** Name of the table for screen readers. */
  readonly table: string;
  /** Label of the field. */
  readonly expression: string;
  /** Which expression the last column belongs to. */
  readonly comparedWith: (expression: string) => string;

  /** Before the first step. */
  readonly start: string;
  /** After a step: the part whose column is new. */
  readonly workedOut: (part: string) => string;
  /** Said before the first step. */
  readonly sayRows: (count: number) => string;
  /** Said after a step: in how many rows the part is true and false. */
  readonly sayColumn: (part: string, trueRows: number, falseRows: number) => string;

  /** After the last step, what kind of expression it is. */
  readonly tautology: string;
  readonly contradiction: string;
  readonly sometimes: (trueRows: number, rows: number) => string;
  /** After the last step, where two expressions are compared. */
  readonly equivalent: string;
  readonly differ: (differingRows: number, rows: number) => string;

  /** Why what is typed cannot be read; shown before `whatToUse`, and said without it. */
  readonly tooLong: (most: number) => string;
  readonly unexpected: (found: string) => string;
  readonly endsEarly: string;
  readonly bracketMissing: string;
  readonly comparisonsInARow: string;
  readonly tooManyNames: (count: number, most: number) => string;
  /** What the learner can type. */
  readonly whatToUse: string;
}

const rows = (count: number): string => (count === 1 ? '1 row' : `${count} rows`);

export const englishTruthTableExplorer: TruthTableExplorerStrings = {
  table: 'Truth table',
  expression: 'Expression',
  comparedWith: (expression) => `Compared with ${expression}`,

  start: 'Next works out the innermost part first.',
  workedOut: (part) => `Worked out: ${part}`,
  sayRows: (count) => `${rows(count)}.`,
  sayColumn: (part, trueRows, falseRows) =>
    `${part}: true in ${rows(trueRows)}, false in ${falseRows}.`,

  tautology: 'True in every row: a tautology.',
  contradiction: 'False in every row: a contradiction.',
  sometimes: (trueRows, count) => `True in ${trueRows} of ${rows(count)}.`,
  equivalent: 'Equal in every row: the two are equivalent.',
  differ: (differingRows, count) => `They differ in ${differingRows} of ${rows(count)}.`,

  tooLong: (most) => `This cannot be read: it is longer than ${most} characters.`,
  unexpected: (found) => `This cannot be read: “${found}” is not expected here.`,
  endsEarly: 'This cannot be read: it ends too early.',
  bracketMissing: 'This cannot be read: a closing bracket is missing.',
  comparisonsInARow: 'This cannot be read: two comparisons in a row need brackets.',
  tooManyNames: (count, most) =>
    `This cannot be read: it has ${count} names; at most ${most} fit a table.`,
  whatToUse: 'Use names, and, or, not, ==, !=, ^ and brackets.',
};
