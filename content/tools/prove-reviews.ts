import type { CompiledLesson } from '@lemma/lesson-renderer/compile';
import type { Proof } from './proof.ts';
import { reviewVariety } from './report/reviews-in-a-row.ts';

/** Different questions in eight reviews in a row, and items that they come from. */
const atLeast = { distinct: 24, items: 6 };

/** Proves that reviews of a lesson differ from each other. */
export function proveReviews(
  lesson: Pick<CompiledLesson, 'questions' | 'skills'>,
  where: string,
): Proof {
  const { distinct, items } = reviewVariety(lesson);
  if (distinct >= atLeast.distinct && items >= atLeast.items) return { where, state: 'proved' };
  if (distinct >= atLeast.distinct)
    return {
      where,
      state: 'wrong',
      message: `eight reviews in a row ask ${items} items; at least ${atLeast.items} must be asked, so that a review is more than the same thoughts with other numbers. Write more review questions.`,
    };
  return {
    where,
    state: 'wrong',
    message: `eight reviews in a row show ${distinct} different questions; at least ${atLeast.distinct} must differ. Draw the numbers or names of more review questions, from wider ranges: at most six count of one template.`,
  };
}
