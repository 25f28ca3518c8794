import type { Answer } from '@lemma/learning-engine';
import type { Feedback, LearnerQuestion } from '../../format/learner-lesson.ts';
import { rowsOf } from '../right-value.tsx';

/** The right answer that a feedback tells, in the form of the learner's own; undefined where it tells none. */
export function rightAnswerOf(
  { kind }: Pick<LearnerQuestion, 'kind'>,
  { rightAnswer, correctOptions, correctValue, secondTry }: Feedback,
): Answer | undefined {
  if (secondTry) return undefined;
  if (rightAnswer) return rightAnswer;
  if (correctOptions) return { kind: 'multiple-choice', selected: correctOptions };
  if (correctValue === undefined) return undefined;
  const entries = kind === 'matrix' ? rowsOf(correctValue) : undefined;
  return entries ? { kind: 'matrix', entries } : { kind: 'numeric', text: correctValue };
}
