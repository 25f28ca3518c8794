import { formatRational } from '../number/rational.ts';
import type { Conclusion, Step } from './elimination.ts';
import type { RowOperation } from './row-operation.ts';
import type { RowReductionStepperStrings } from '../strings/row-reduction-stepper.ts';

/** The operation in words. Rows count from 0 in operations, in sentences from 1. */
export function sayOperation(operation: RowOperation, strings: RowReductionStepperStrings): string {
  const row = operation.row + 1;
  if (operation.kind === 'swap') return strings.saySwap(row, operation.other + 1);
  const factor = strings.say(formatRational(operation.factor));
  if (operation.kind === 'scale') return strings.sayScale(row, factor);
  return strings.sayAdd(row, factor, operation.other + 1);
}

/** Why the elimination takes this step: its kind alone decides. */
export function explainStep({ operation, pivot }: Step, strings: RowReductionStepperStrings) {
  const column = pivot.column + 1;
  if (operation.kind === 'swap') return strings.whySwap(pivot.row + 1, column);
  if (operation.kind === 'scale') return strings.whyScale(pivot.row + 1);
  return strings.whyAdd(operation.row + 1, column);
}

/** What the finished matrix means. */
export function sayConclusion(conclusion: Conclusion, strings: RowReductionStepperStrings): string {
  switch (conclusion.kind) {
    case 'rank':
      return strings.rank(conclusion.rank);
    case 'none':
      return strings.noSolution(conclusion.row + 1);
    case 'one':
      return strings.oneSolution;
    default:
      return strings.manySolutions(conclusion.free, conclusion.unknowns);
  }
}
