import type { AskBlock } from '../format/compiled-lesson.ts';
import type { PredictStrings } from '../strings/predict-strings.ts';
import type { PredictedBlock } from './predict-view.tsx';

/** What a block that asks first says around its question and its answer. */
export interface PredictWords {
  readonly title: string;
  readonly note: string;
  /** Name of the field for a line of one's own. */
  readonly field: string;
  /** Buttons. */
  readonly commit: string;
  readonly skip: string;
  /** Verdicts: of what can be compared, of what the learner compares, and of nothing said. */
  readonly right: string;
  readonly wrong: string;
  readonly compare: string;
  readonly nothing: string;
  /** Beside what the learner said, and beside what is so. */
  readonly said: string;
  readonly outcome: string;
}

export function predictWords(block: PredictedBlock, strings: PredictStrings): PredictWords {
  return block.type === 'ask' ? wordsOfAsked(block, strings) : wordsOfMoving(block, strings);
}

function wordsOfAsked({ about, predict }: AskBlock, strings: PredictStrings): PredictWords {
  const step = about === 'step';
  return {
    title: step ? strings.yourTurn : strings.whyThisStep,
    note: step ? strings.yourTurnNote : strings.whyNote,
    field: step ? strings.yourStep : strings.yourReason,
    commit: strings.compare,
    skip: strings.showMe,
    right: strings.askedRight,
    wrong: strings.askedWrong,
    compare: step ? strings.compareStep : strings.compareReason,
    nothing: strings.nothingWritten,
    said: predict.options.length > 0 ? strings.youChose : strings.youWrote,
    outcome: step ? strings.goesOn : strings.oneReason,
  };
}

function wordsOfMoving({ type }: PredictedBlock, strings: PredictStrings): PredictWords {
  const cell = type === 'python';
  return {
    title: strings.predictFirst,
    note: cell ? strings.predictBeforeRun : strings.predictBeforeMove,
    field: strings.predictLine,
    commit: cell ? strings.predictAndRun : strings.predictAndMove,
    skip: strings.predictNothing,
    right: strings.predictedSo,
    wrong: strings.predictedOtherwise,
    compare: strings.predictedCompare,
    nothing: strings.predictedNothing,
    said: strings.predictSaid,
    outcome: cell ? strings.predictPrints : strings.predictHappens,
  };
}
