import { counted, dateOf } from '../formatting/figures.ts';
import type { DailyXp } from '../wire.ts';

/** What is to be said of a streak that missed days, or that ended lately; undefined of any other. */
export function streakNote({
  streak,
  missed_days: missed,
  ended_streak: ended,
  longest_streak: longest,
}: Pick<DailyXp, 'streak' | 'missed_days' | 'ended_streak' | 'longest_streak'>):
  | string
  | undefined {
  if (missed > 0)
    return `You missed ${counted(missed, 'day')}. Study today, and your streak of ${counted(streak, 'day')} goes on.`;
  if (!ended) return undefined;
  const end = `Your streak of ${counted(ended.days, 'day')} ended on ${dateOf(ended.last_day)}.`;
  return ended.days === longest ? `${end} It is still your longest.` : end;
}
