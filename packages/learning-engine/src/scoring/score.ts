import type { Score } from './question.ts';
import { problemInWords, type AnswerProblem } from './unreadable.ts';

/** A score without partial credit. */
export function allOrNothing(correct: boolean): Score {
  return { correct, credit: correct ? 1 : 0 };
}

/** The score of an answer that cannot be read: no attempt. */
export function unreadable(problem: AnswerProblem): Score {
  return { correct: false, credit: 0, unreadable: problemInWords(problem), problem };
}
