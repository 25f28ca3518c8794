import type { CompiledLesson } from '@lemma/lesson-renderer/compile';
import { holdsPrediction, leavesToLearner } from '../course/check-predictions.ts';
import { countKinds, type KindCounts } from './count-kinds.ts';
import { reviewVariety } from './reviews-in-a-row.ts';

/** How much the practice of all lessons varies. */
export interface PracticeFigures {
  /** Different questions in eight reviews in a row of a lesson. */
  readonly distinctInEightReviews: { readonly lowest: number; readonly median: number };
  /** Share of the questions that draw their numbers, 0 to 1. */
  readonly seeded: number;
  /** Questions of each kind. */
  readonly kinds: KindCounts;
  /** Lessons that ask for a prediction, of all. */
  readonly withPrediction: { readonly lessons: number; readonly of: number };
  /** Lessons whose worked examples leave a step or a reason to the learner, of all. */
  readonly withOwnStep: { readonly lessons: number; readonly of: number };
}

export function practiceFigures(
  lessons: readonly Pick<CompiledLesson, 'questions' | 'skills' | 'sections'>[],
): PracticeFigures {
  const questions = lessons.flatMap((lesson) => lesson.questions);
  const distinct = lessons
    .map((lesson) => reviewVariety(lesson).distinct)
    .toSorted((a, b) => a - b);
  return {
    distinctInEightReviews: { lowest: distinct[0] ?? 0, median: median(distinct) },
    seeded: questions.filter(({ template }) => template).length / Math.max(1, questions.length),
    kinds: countKinds(questions),
    withPrediction: { lessons: lessons.filter(holdsPrediction).length, of: lessons.length },
    withOwnStep: { lessons: lessons.filter(leavesToLearner).length, of: lessons.length },
  };
}

/** Of sorted numbers; 0 of none. */
function median(sorted: readonly number[]): number {
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}
