/**
 * Texts of the row-reduction stepper. Rows and columns count from 1. A factor comes as the page writes it (`−1/2`),
 * in what is said through `say` first, so that a screen reader gets words where the page has signs.
 */
export interface RowReductionStepperStrings {
  /** The matrix's name, said with its size. */
  readonly matrix: string;
  /** A row in formulas like R2 → R2 − 3·R1: some languages have another letter. */
  readonly rowSign: (row: number) => string;
  readonly edit: string;
  readonly howToType: string;
  /** In the place of `howToType`, while the marked entries are not all numbers. */
  readonly unreadable: string;

  /** A number in words: `minus 1/2`. */
  readonly say: (value: string) => string;
  readonly saySwap: (row: number, other: number) => string;
  readonly sayScale: (row: number, factor: string) => string;
  /** `factor` times `other` is added to `row`. */
  readonly sayAdd: (row: number, factor: string, other: number) => string;

  /** Said when the learner is back before the first step. */
  readonly sayStart: string;
  /** Where no step is needed. */
  readonly alreadyInForm: string;
  /** Before the first step, by the form to reach. */
  readonly stepsToReduced: (count: number) => string;
  readonly stepsToEchelon: (count: number) => string;
  /** Why two rows are swapped: the pivot of this row and column. */
  readonly whySwap: (row: number, column: number) => string;
  /** Why the row of a pivot is multiplied. */
  readonly whyScale: (row: number) => string;
  /** Why a multiple of the pivot's row is added to this one. */
  readonly whyAdd: (row: number, column: number) => string;

  /** What the finished matrix means, where no column stands after a bar. */
  readonly rank: (pivots: number) => string;
  /** What a finished system means. `row` is the one that contradicts. */
  readonly noSolution: (row: number) => string;
  readonly oneSolution: string;
  readonly manySolutions: (free: number, unknowns: number) => string;

  /** While the learner picks operations; `count` is how many so far. */
  readonly goalReduced: (count: number) => string;
  readonly goalEchelon: (count: number) => string;
  /** When the learner reaches the goal, before what the matrix means. */
  readonly isReduced: string;
  readonly isEchelon: string;
  readonly takeBack: string;
  /** Said when the last operation was taken back. */
  readonly tookBack: string;

  /** Label of the choice between the next three. */
  readonly operation: string;
  readonly add: string;
  readonly scale: string;
  readonly swap: string;
  /** Labels of the fields for adding, in their order: the row that changes, the factor, the row added. */
  readonly addTo: string;
  readonly addFactor: string;
  readonly addRow: string;
  /** Labels of the fields for multiplying. */
  readonly scaleRow: string;
  readonly scaleFactor: string;
  /** Labels of the fields for swapping. */
  readonly swapRow: string;
  readonly swapWith: string;
  readonly apply: string;
  /** Why the operation cannot be applied. */
  readonly sameRow: string;
  readonly wrongFactor: string;
}

const steps = (count: number): string => (count === 1 ? '1 step' : `${count} steps`);
const soFar = (count: number): string =>
  count === 1 ? '1 operation so far' : `${count} operations so far`;

export const englishRowReductionStepper: RowReductionStepperStrings = {
  matrix: 'Matrix',
  rowSign: (row) => `R${row}`,
  edit: 'Edit matrix',
  howToType: 'Type numbers or fractions like 1/2. Arrow keys go from entry to entry.',
  unreadable: 'A marked entry cannot be read. Type a number or a fraction like 1/2.',

  say: (value) => value.replace('−', 'minus '),
  saySwap: (row, other) => `Swap row ${row} and row ${other}.`,
  sayScale: (row, factor) => `Multiply row ${row} by ${factor}.`,
  sayAdd: (row, factor, other) => `Add ${factor} times row ${other} to row ${row}.`,

  sayStart: 'Start matrix.',
  alreadyInForm: 'The matrix already has this form.',
  stepsToReduced: (count) => `Reach reduced echelon form in ${steps(count)}.`,
  stepsToEchelon: (count) => `Reach echelon form in ${steps(count)}.`,
  whySwap: (row, column) =>
    `Bring an entry that is not 0 to row ${row} of column ${column}: the pivot.`,
  whyScale: (row) => `Make the pivot of row ${row} a 1.`,
  whyAdd: (row, column) => `Clear column ${column} of row ${row} with the pivot.`,

  rank: (pivots) => `The rank is ${pivots}: that many pivots.`,
  noSolution: (row) => `Row ${row} says 0 = something else: there is no solution.`,
  oneSolution: 'Every unknown has a pivot: there is exactly one solution.',
  manySolutions: (free, unknowns) =>
    `${free} of ${unknowns} unknowns have no pivot and are free: there are infinitely many solutions.`,

  goalReduced: (count) => `Goal: reduced echelon form. ${soFar(count)}.`,
  goalEchelon: (count) => `Goal: echelon form. ${soFar(count)}.`,
  isReduced: 'This is reduced echelon form.',
  isEchelon: 'This is echelon form.',
  takeBack: 'Take back',
  tookBack: 'Taken back.',

  operation: 'Operation',
  add: 'Add a multiple of a row',
  scale: 'Multiply a row',
  swap: 'Swap two rows',
  addTo: 'Change row',
  addFactor: 'Add',
  addRow: 'Times row',
  scaleRow: 'Row',
  scaleFactor: 'Times',
  swapRow: 'Row',
  swapWith: 'With row',
  apply: 'Apply',
  sameRow: 'Choose two different rows.',
  wrongFactor: 'The factor is a number or fraction other than 0.',
};
