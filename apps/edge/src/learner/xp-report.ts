import type { Contract, OutputOf } from '@lemma/api-client/contract';
import { dailyXp, type LearnerState, streak, totalXp } from '@lemma/learning-engine';
import type { Rhythm } from './profile.ts';

/** XP of the last 90 days, in the learner's own days. */
export function xpReport(
  state: LearnerState,
  { timeZone, dailyGoal }: Rhythm,
  now: number,
): OutputOf<Contract['dailyXp']> {
  const where = { now, timeZone };
  const days = dailyXp(state, where, 90);
  const { days: run, longest } = streak(state, where);
  const last = days.at(-1);
  return {
    today: last?.day ?? new Date(now).toISOString().slice(0, 10),
    time_zone: timeZone,
    goal: dailyGoal,
    xp_today: last?.xp ?? 0,
    streak: run,
    longest_streak: longest,
    xp_total: totalXp(state),
    days: days.filter((day) => day.xp > 0).map(({ day, xp }) => ({ date: day, xp })),
  };
}
