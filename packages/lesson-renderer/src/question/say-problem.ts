import type { AnswerProblem } from '@lemma/learning-engine';
import type { LessonStrings } from '../strings/strings.ts';

/** Why an answer could not be read, in the host's words. A sentence is taken as it is. */
export function sayProblem(problem: AnswerProblem | string, strings: LessonStrings): string {
  if (typeof problem === 'string') return problem;
  switch (problem.code) {
    case 'no-number':
      return strings.noNumber;
    case 'number-too-long':
      return strings.numberTooLong;
    case 'not-a-number':
      return strings.notANumber(problem.typed);
    case 'comma-two-ways':
      return strings.commaTwoWays(problem.amount, problem.joined);
    case 'zero-below':
      return strings.zeroBelow;
    case 'number-too-large':
      return strings.numberTooLarge;
    case 'unit-unwanted':
      return strings.unitUnwanted;
    case 'unit-expected':
      return strings.unitExpected(problem.unit);
    case 'entry':
      return strings.entryProblem(
        problem.row,
        problem.column,
        sayProblem(problem.problem, strings),
      );
    case 'matrix-size':
      return strings.matrixSize(problem.rows, problem.columns);
    case 'nothing-chosen':
      return strings.nothingChosen;
    case 'one-only':
      return strings.oneOnly;
    case 'option-unknown':
      return strings.optionUnknown;
    case 'other-kind':
      return strings.otherKind;
    case 'no-code':
      return strings.noCode;
    case 'tests-not-run':
      return strings.testsNotRun;
    default:
      // A server of a later version may know more problems than this page.
      return strings.unreadable;
  }
}
