import type { Answer, Score } from '@lemma/learning-engine';
import type { CompiledQuestion } from '../format/compiled-lesson.ts';
import type { Feedback } from '../format/learner-lesson.ts';
import { feedbackOnInstance } from '../scoring/feedback.ts';
import { instantiateQuestion, type InstanceOptions } from './instantiate-question.ts';

/** `feedbackOnInstance` of a question as it was asked at `seed`: draws its numbers first, for which it needs the compiler. */
export function feedbackFor(
  question: CompiledQuestion,
  seed: number,
  answer: Answer,
  score: Score,
  options?: InstanceOptions,
): Feedback {
  // What could not be read needs no instance.
  const instance =
    score.unreadable === undefined ? instantiateQuestion(question, seed, options) : question;
  return feedbackOnInstance(instance, answer, score);
}
