import type { Contract, OutputOf } from '@lemma/api-client/contract';
import { dailyXp, lessonRecords, type LearnerState, type Where } from '@lemma/learning-engine';
import type { Message } from '../mail/message.ts';

type Actions = OutputOf<Contract['nextActions']>;

/** The day's reminder; undefined if the goal is met, or nothing is due and no streak would end today. */
export function reminderOf({ actions, daily_xp: today, streak }: Actions): Message | undefined {
  if (today.xp >= today.goal) return undefined;
  const reviews = actions.filter(({ kind }) => kind === 'review');
  const minutes = Math.round(reviews.reduce((sum, review) => sum + review.minutes, 0));
  const atStake = today.xp === 0 && streak > 1 ? streak : 0;
  if (reviews.length === 0 && atStake === 0) return undefined;
  return {
    kind: 'reviews-due',
    reviews: reviews.length,
    minutes: Math.max(reviews.length > 0 ? 1 : 0, minutes),
    streak: atStake,
  };
}

const daysOfWeek = 7;
const mostTitles = 5;

/** What the last seven days came to; undefined for a week without work in which nothing is due either. */
export function weeklySummaryOf(
  state: LearnerState,
  {
    actions,
    titleOf,
    ...where
  }: Where & {
    readonly actions: Actions['actions'];
    readonly titleOf: (lesson: string) => string;
  },
): Message | undefined {
  const days = dailyXp(state, where, daysOfWeek).filter(({ xp }) => xp > 0);
  const since = where.now - daysOfWeek * 24 * 60 * 60_000;
  const mastered = [...lessonRecords(state)]
    .filter(([, { phase, carried, since: at }]) => phase === 'mastered' && !carried && at > since)
    .map(([uid]) => titleOf(uid));
  const reviews = actions.filter(({ kind }) => kind === 'review').length;
  if (days.length === 0 && reviews === 0) return undefined;
  return {
    kind: 'weekly-summary',
    xp: Math.round(days.reduce((sum, { xp }) => sum + xp, 0)),
    days: days.length,
    mastered: mastered.slice(0, mostTitles),
    masteredInAll: mastered.length,
    reviews,
  };
}
