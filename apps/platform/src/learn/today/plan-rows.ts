import { type DueReview, isReview, minutesOf, reviewsOfToday } from '../reviews/due-reviews.ts';
import { wholeMinutes } from '../formatting/figures.ts';
import type { Action, NextActions, OpenSession } from '../wire.ts';

/** A line of today's plan: an action, or all reviews of today as one. */
export type PlanRow =
  | { readonly type: 'action'; readonly action: Action; readonly minutes: number }
  | { readonly type: 'reviews'; readonly reviews: readonly DueReview[]; readonly minutes: number };

/** The lines of the plan, best first. The reviews stand where the first of them does. */
export function planRows(
  plan: NextActions,
  open: readonly Pick<OpenSession, 'session_uid' | 'kind'>[],
): PlanRow[] {
  const reviews = reviewsOfToday(plan, open);
  let placed = false;
  return plan.actions.flatMap((action): PlanRow[] => {
    if (!isReview(action, open))
      return [{ type: 'action', action, minutes: wholeMinutes(action.minutes) }];
    if (placed) return [];
    placed = true;
    return [{ type: 'reviews', reviews, minutes: minutesOf(reviews) }];
  });
}
