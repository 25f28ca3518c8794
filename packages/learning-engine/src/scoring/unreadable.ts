import type { AlgebraProblem } from '../algebra/problem.ts';

/** Why a typed number cannot be read: a code with its values, so that a host can say it in its own words. */
export type NumberProblem =
  | { readonly code: 'no-number' }
  | { readonly code: 'number-too-long' }
  /** `typed`: the first 40 characters of what was typed. */
  | { readonly code: 'not-a-number'; readonly typed: string }
  /** `1,234` may be a thousand or a decimal; `joined` is the same without its commas. */
  | { readonly code: 'comma-two-ways'; readonly amount: string; readonly joined: string }
  | { readonly code: 'zero-below' }
  | { readonly code: 'number-too-large' }
  | { readonly code: 'unit-unwanted' };

/** Why an answer cannot be read. More codes may come: have a sentence for one that you do not know. */
export type AnswerProblem =
  | NumberProblem
  | { readonly code: 'unit-expected'; readonly unit: string }
  /** An entry of a matrix; row and column from 1. */
  | {
      readonly code: 'entry';
      readonly row: number;
      readonly column: number;
      readonly problem: NumberProblem;
    }
  /** The shape that the answer needs. */
  | { readonly code: 'matrix-size'; readonly rows: number; readonly columns: number }
  | { readonly code: 'nothing-chosen' }
  | { readonly code: 'one-only' }
  | { readonly code: 'option-unknown' }
  | { readonly code: 'other-kind' }
  | { readonly code: 'no-code' }
  | { readonly code: 'nothing-typed' }
  | { readonly code: 'nothing-placed' }
  /** Gaps and pairs are numbered from 1. */
  | { readonly code: 'gap-empty'; readonly gap: number }
  | { readonly code: 'gap'; readonly gap: number; readonly problem: NumberProblem }
  | { readonly code: 'pair-missing'; readonly pair: number }
  | { readonly code: 'point-missing' }
  | { readonly code: 'no-line' }
  | { readonly code: 'no-reason' }
  | { readonly code: 'tests-not-run' }
  /** Of kinds of third parties: no definition is there, it failed, or what it says itself. */
  | { readonly code: 'kind-unknown'; readonly name: string }
  | { readonly code: 'not-scored' }
  | { readonly code: 'custom'; readonly words: string }
  /** `words`: the problem in English, so that a page needs no sentences of algebra before its first expression. */
  | {
      readonly code: 'expression';
      readonly problem: AlgebraProblem;
      readonly variables: readonly string[];
      readonly words: string;
    };

/** The problem as an English sentence for the learner. */
export function problemInWords(problem: AnswerProblem): string {
  switch (problem.code) {
    case 'no-number':
      return 'There is no number yet.';
    case 'number-too-long':
      return 'This is too long for a number.';
    case 'not-a-number':
      return `“${problem.typed}” is not a number that can be read. Write it as 3, -0.5, 2/3 or 6.02e23.`;
    case 'comma-two-ways':
      return `The comma in ${problem.amount} can be read in two ways. Write ${problem.joined}, or a point for decimals.`;
    case 'zero-below':
      return 'A fraction cannot have 0 below the line.';
    case 'number-too-large':
      return 'This number is too large.';
    case 'unit-unwanted':
      return 'Give the number alone, without a unit.';
    case 'unit-expected':
      return `Give the answer in ${problem.unit}.`;
    case 'entry':
      return `Row ${problem.row}, column ${problem.column}: ${problemInWords(problem.problem)}`;
    case 'matrix-size':
      return `The answer needs ${count(problem.rows, 'row')} and ${count(problem.columns, 'column')}.`;
    case 'nothing-chosen':
      return 'Choose an option first.';
    case 'one-only':
      return 'Choose one option only.';
    case 'option-unknown':
      return 'One of these options is not part of the question. Load the page again.';
    case 'other-kind':
      return 'This answer does not belong to this kind of question. Load the page again.';
    case 'no-code':
      return 'Write some code first.';
    case 'nothing-typed':
      return 'Type your answer first.';
    case 'nothing-placed':
      return 'Put at least one line in place first.';
    case 'gap-empty':
      return `Gap ${problem.gap} is still empty.`;
    case 'gap':
      return `Gap ${problem.gap}: ${problemInWords(problem.problem)}`;
    case 'pair-missing':
      return `Choose what belongs to number ${problem.pair}.`;
    case 'point-missing':
      return 'Place every point first.';
    case 'no-line':
      return 'Choose a line first.';
    case 'no-reason':
      return 'Choose a reason, too.';
    case 'tests-not-run':
      return 'The tests have not run yet. Run them, then submit.';
    case 'kind-unknown':
      return `Answers of the kind “${problem.name}” cannot be checked here.`;
    case 'not-scored':
      return 'This answer could not be checked. It does not count as a try.';
    case 'expression':
    case 'custom':
      return problem.words;
  }
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
