import { wholeMinutes } from '../formatting/figures.ts';
import type { Action, NextActions, OpenSession } from '../wire.ts';

/** A review to be taken: one that is due, or one that was begun. */
export interface DueReview {
  /** Uid of the lesson. */
  readonly lesson: string;
  /** The session that stands, where it was begun. */
  readonly session?: string;
  readonly minutes: number;
  /** Why it comes now, as a sentence that does not name the lesson. */
  readonly reason: string;
}

type Plan = Pick<NextActions, 'actions' | 'daily_xp'>;
type Open = readonly Pick<OpenSession, 'session_uid' | 'kind'>[];

/** Whether an action of the plan is a review that the learner may take. `open`: the learner's unfinished sessions. */
export function isReview({ kind, session_uid, has_access }: Action, open: Open): boolean {
  if (!has_access) return false;
  if (kind === 'review') return true;
  return open.some((one) => one.kind === 'review' && one.session_uid === session_uid);
}

/** The reviews of a plan, best first. */
export function dueReviews({ actions }: Plan, open: Open): DueReview[] {
  return actions
    .filter((action) => isReview(action, open))
    .flatMap(({ lesson_uid, session_uid, minutes, reason }) =>
      lesson_uid === null
        ? []
        : {
            lesson: lesson_uid,
            ...(session_uid === null ? {} : { session: session_uid }),
            minutes: wholeMinutes(minutes),
            reason: reason.text,
          },
    );
}

/** The reviews that the minutes left of the day's goal have room for; one at least, where any is due. */
export function reviewsOfToday(plan: Plan, open: Open): DueReview[] {
  const left = plan.daily_xp.goal - plan.daily_xp.xp;
  let sum = 0;
  return dueReviews(plan, open).filter(({ minutes }, index) => {
    sum += minutes;
    return index === 0 || sum <= left;
  });
}

/** Minutes of these reviews together. */
export function minutesOf(reviews: readonly Pick<DueReview, 'minutes'>[]): number {
  return reviews.reduce((sum, { minutes }) => sum + minutes, 0);
}
