import { problemInWords } from '@lemma/learning-engine';
import { algebraProblemInWords, type AlgebraProblem } from '@lemma/learning-engine/algebra';

/** Texts of the kinds of question that load with their first question. */
export interface KindStrings {
  /** Name of the field for what a program prints, and what does not count in it. */
  readonly outputField: string;
  readonly outputRules: string;
  /** Name of a gap's field; both numbers from 1. */
  readonly gap: (number: number, total: number) => string;
  /** First entry of a list where nothing is chosen yet. */
  readonly chooseFromList: string;
  /** Name of the list beside a part to be matched; its number from 1. */
  readonly matchFor: (number: number) => string;
  /** Over the lines one of which is wrong, and over the reasons. */
  readonly whichLine: string;
  readonly whyWrong: string;
  /** Name of a line; its number from 1. */
  readonly line: (number: number) => string;
  /** Over the steps that were put in order, and over the lines that are left. */
  readonly yourOrder: string;
  readonly linesLeft: string;
  readonly linesLeftHow: string;
  /** Spoken before a line that is left over: a line of formulas alone has no text of its own. */
  readonly putInPlace: string;
  readonly noLinesYet: string;
  /** Buttons that move the chosen line. */
  readonly moveUp: string;
  readonly moveDown: string;
  readonly outdent: string;
  readonly indent: string;
  readonly takeOut: string;
  /** Which keys do it, beside the lines. */
  readonly chooseLineKeys: string;
  readonly moveLineKeys: string;
  readonly indentLineKeys: string;
  /** Where a line stands: its place from 1 and its levels of indentation. Read out before the line. */
  readonly lineAt: (place: number, indent: number) => string;
  readonly lineTakenOut: string;
  /** How many lines from the top are right, which one is not, and the place where some are missing. */
  readonly linesInPlace: (count: number) => string;
  readonly lookAtLine: (number: number) => string;
  readonly linesMissing: string;
  /** Over options all of which that apply are to be chosen. */
  readonly multiRules: string;
  /** Marks of an option that was chosen and is wrong, that is right and was not chosen, and that is right and was. */
  readonly optionOver: string;
  readonly optionMissed: string;
  readonly optionBelongs: string;
  /** How many options are too many, and how many are missing. */
  readonly optionsOver: (count: number) => string;
  readonly optionsMissed: (count: number) => string;
  /** How an expression is typed, with the letters that it may use. */
  readonly expressionRules: (variables: readonly string[]) => string;
  /** Before the typeset form of what was typed. */
  readonly readAs: string;
  /** Name of the buttons that put a sign into the field, and of each. */
  readonly insertSigns: string;
  readonly insertPower: string;
  readonly insertFraction: string;
  readonly insertRoot: string;
  readonly insertBrackets: string;
  readonly insertPi: string;
  /** Of an expression that is undefined at a point where the right one has a value, or the other way round. */
  readonly otherDomain: string;
  readonly expressionProblem: (problem: AlgebraProblem, variables: readonly string[]) => string;

  /** How points are placed, over the plane. */
  readonly pointRules: string;
  /** Marks of a point that is right and of one that is wrong, and where that one belongs. */
  readonly pointRight: string;
  readonly pointWrong: string;
  readonly pointBelongs: (x: string, y: string) => string;
  /** Of a point that has not been moved yet. */
  readonly pointNotPlaced: string;

  // Why an answer of these kinds could not be read.
  readonly nothingTyped: string;
  readonly nothingPlaced: string;
  /** Gaps and pairs are numbered from 1. */
  readonly gapEmpty: (gap: number) => string;
  /** Puts the gap before the problem of its number. */
  readonly gapProblem: (gap: number, problem: string) => string;
  readonly pairMissing: (pair: number) => string;
  readonly pointMissing: string;
  /** Of kinds of third parties: nothing here can check them, or the check failed. */
  readonly kindUnknown: (kind: string) => string;
  readonly notScored: string;
  readonly noLine: string;
  readonly noReason: string;
}

export const englishKindStrings: KindStrings = {
  outputField: 'What the program prints',
  outputRules: 'Blanks at the end of a line and empty lines at the end do not count.',
  gap: (number, total) => `Gap ${number} of ${total}`,
  chooseFromList: 'Choose…',
  matchFor: (number) => `What belongs to ${number}?`,
  whichLine: 'Which line is wrong?',
  whyWrong: 'Why is it wrong?',
  line: (number) => `Line ${number}`,
  yourOrder: 'Your order',
  linesLeft: 'Lines left over',
  linesLeftHow: 'Choose one to put it into place.',
  putInPlace: 'Put into place',
  noLinesYet: 'No line is in place yet.',
  moveUp: 'Up',
  moveDown: 'Down',
  outdent: 'Outdent',
  indent: 'Indent',
  takeOut: 'Take out',
  chooseLineKeys: 'choose a line',
  moveLineKeys: 'move it',
  indentLineKeys: 'outdent, indent',
  lineAt: (place, indent) => (indent === 0 ? `Line ${place}` : `Line ${place}, indented ${indent}`),
  lineTakenOut: 'Taken out',
  linesInPlace: (count) =>
    count === 1 ? 'Line 1 is in place.' : `Lines 1 to ${count} are in place.`,
  lookAtLine: (number) => `Look at line ${number}.`,
  linesMissing: 'Something is missing here.',
  multiRules: 'Choose all that apply: the answer is right only with exactly these.',
  optionOver: 'Does not apply',
  optionMissed: 'Applies, not chosen',
  optionBelongs: 'Applies',
  optionsOver: (count) =>
    count === 1
      ? 'One of the options you chose does not apply.'
      : `${count} of the options you chose do not apply.`,
  optionsMissed: (count) =>
    count === 1
      ? 'One option that applies is not chosen.'
      : `${count} options that apply are not chosen.`,
  expressionRules: (variables) =>
    `${variables.length > 0 ? `Letters: ${variables.join(', ')}. ` : ''}Write powers as x^2, fractions as (a + b)/c and roots as sqrt(2).`,
  readAs: 'Read as',
  insertSigns: 'Put in a sign',
  insertPower: 'Power',
  insertFraction: 'Fraction',
  insertRoot: 'Square root',
  insertBrackets: 'Brackets',
  insertPi: 'Pi',
  otherDomain:
    'The values agree, but one of the two expressions is undefined at a point where the other has a value.',
  expressionProblem: algebraProblemInWords,
  pointRules: 'Press a place in the plane, drag, use the arrow keys, or type the coordinates.',
  pointRight: 'Right',
  pointWrong: 'Not there',
  pointBelongs: (x, y) => `It belongs to (${x}, ${y}).`,
  pointNotPlaced: 'not placed yet',
  nothingTyped: problemInWords({ code: 'nothing-typed' }),
  nothingPlaced: problemInWords({ code: 'nothing-placed' }),
  gapEmpty: (gap) => problemInWords({ code: 'gap-empty', gap }),
  gapProblem: (gap, problem) => `Gap ${gap}: ${problem}`,
  pointMissing: problemInWords({ code: 'point-missing' }),
  kindUnknown: (name) => problemInWords({ code: 'kind-unknown', name }),
  notScored: problemInWords({ code: 'not-scored' }),
  pairMissing: (pair) => problemInWords({ code: 'pair-missing', pair }),
  noLine: problemInWords({ code: 'no-line' }),
  noReason: problemInWords({ code: 'no-reason' }),
};
