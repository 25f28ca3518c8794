import { problemInWords } from '@lemma/learning-engine';

/** Why an answer could not be read. These texts load with the first such answer. */
export interface ProblemStrings {
  readonly noNumber: string;
  readonly numberTooLong: string;
  /** `typed`: at most 40 characters of it. */
  readonly notANumber: (typed: string) => string;
  /** `1,234` may be a thousand or a decimal; `joined` is the same without its commas. */
  readonly commaTwoWays: (amount: string, joined: string) => string;
  /** A fraction over 0. */
  readonly zeroBelow: string;
  readonly numberTooLarge: string;
  /** A unit where none is wanted. */
  readonly unitUnwanted: string;
  /** Another unit than the one wanted. */
  readonly unitExpected: (unit: string) => string;
  /** Puts the place of a matrix entry, from 1, before its problem: one of the sentences above. */
  readonly entryProblem: (row: number, column: number, problem: string) => string;
  /** The shape that the answer needs. */
  readonly matrixSize: (rows: number, columns: number) => string;
  readonly nothingChosen: string;
  readonly oneOnly: string;
  /** The page and the server do not have the same question. */
  readonly optionUnknown: string;
  readonly otherKind: string;
  readonly noCode: string;
  readonly testsNotRun: string;
}

export const englishProblemStrings: ProblemStrings = {
  noNumber: problemInWords({ code: 'no-number' }),
  numberTooLong: problemInWords({ code: 'number-too-long' }),
  notANumber: (typed) => problemInWords({ code: 'not-a-number', typed }),
  commaTwoWays: (amount, joined) => problemInWords({ code: 'comma-two-ways', amount, joined }),
  zeroBelow: problemInWords({ code: 'zero-below' }),
  numberTooLarge: problemInWords({ code: 'number-too-large' }),
  unitUnwanted: problemInWords({ code: 'unit-unwanted' }),
  unitExpected: (unit) => problemInWords({ code: 'unit-expected', unit }),
  entryProblem: (row, column, problem) => `Row ${row}, column ${column}: ${problem}`,
  matrixSize: (rows, columns) => problemInWords({ code: 'matrix-size', rows, columns }),
  nothingChosen: problemInWords({ code: 'nothing-chosen' }),
  oneOnly: problemInWords({ code: 'one-only' }),
  optionUnknown: problemInWords({ code: 'option-unknown' }),
  otherKind: problemInWords({ code: 'other-kind' }),
  noCode: problemInWords({ code: 'no-code' }),
  testsNotRun: problemInWords({ code: 'tests-not-run' }),
};
