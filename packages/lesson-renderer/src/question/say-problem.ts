import { problemInWords, type AnswerProblem } from '@lemma/learning-engine';
import type { HostStrings } from '../host/lesson-context.ts';
import { englishProblemStrings } from '../strings/problem-strings.ts';

/** Why an answer could not be read, in the host's words. A sentence is taken as it is. */
export function sayProblem(problem: AnswerProblem | string, given: HostStrings): string {
  if (typeof problem === 'string') return problem;
  const strings = { ...englishProblemStrings, ...given };
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
    case 'nothing-typed':
      return strings.nothingTyped ?? problemInWords(problem);
    case 'nothing-placed':
      return strings.nothingPlaced ?? problemInWords(problem);
    case 'gap-empty':
      return strings.gapEmpty?.(problem.gap) ?? problemInWords(problem);
    case 'gap': {
      const inner = sayProblem(problem.problem, strings);
      return strings.gapProblem?.(problem.gap, inner) ?? problemInWords(problem);
    }
    case 'pair-missing':
      return strings.pairMissing?.(problem.pair) ?? problemInWords(problem);
    case 'kind-unknown':
      return strings.kindUnknown?.(problem.name) ?? problemInWords(problem);
    case 'not-scored':
      return strings.notScored ?? problemInWords(problem);
    case 'custom':
      return problem.words;
    case 'point-missing':
      return strings.pointMissing ?? problemInWords(problem);
    case 'no-line':
      return strings.noLine ?? problemInWords(problem);
    case 'no-reason':
      return strings.noReason ?? problemInWords(problem);
    case 'expression':
      return (
        strings.expressionProblem?.(problem.problem, problem.variables) ?? problemInWords(problem)
      );
    default:
      // A server of a later version may know more problems than this page.
      return strings.unreadable;
  }
}
