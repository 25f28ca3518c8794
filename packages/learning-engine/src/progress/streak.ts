import type { LearnerState } from '../mastery/learner-state.ts';
import { addDays, dayOf } from './calendar.ts';
import { totals, type Where } from './daily-xp.ts';

export interface Streak {
  /** Days in a row with XP, up to today; today without XP does not break it until it is over. */
  readonly days: number;
  readonly longest: number;
  /** Whether today counts already. */
  readonly today: boolean;
}

/** Counts the learner's local days as they were at the time; a day of 23 or 25 hours is a day. */
export function streak(state: LearnerState, { now, timeZone }: Where): Streak {
  const byDay = totals(state, timeZone);
  const worked = (day: string) => (byDay.get(day)?.xp ?? 0) > 0;
  const today = dayOf(now, timeZone);
  const runFrom = (last: string) => {
    let days = 0;
    for (let day = last; worked(day); day = addDays(day, -1)) days += 1;
    return days;
  };
  const days = runFrom(worked(today) ? today : addDays(today, -1));
  let longest = days;
  for (const day of byDay.keys())
    if (worked(day) && !worked(addDays(day, 1))) longest = Math.max(longest, runFrom(day));
  return { days, longest, today: worked(today) };
}
