import type { Contract, OutputOf } from '@lemma/api-client/contract';
import { dailyXp, type LearnerState, restDaysAmong, streak, totalXp } from '@lemma/learning-engine';
import type { Rhythm } from './profile.ts';

/** XP of the last 90 days, in the learner's own days. */
export function xpReport(
  state: LearnerState,
  { dailyGoal, ...rhythm }: Rhythm,
  now: number,
): OutputOf<Contract['dailyXp']> {
  const where = { ...rhythm, now };
  const days = dailyXp(state, where, 90);
  const { days: run, longest, missed, ended } = streak(state, where);
  const last = days.at(-1);
  return {
    today: last?.day ?? new Date(now).toISOString().slice(0, 10),
    time_zone: rhythm.timeZone,
    goal: dailyGoal,
    xp_today: last?.xp ?? 0,
    streak: run,
    longest_streak: longest,
    missed_days: missed,
    ended_streak: ended ? { days: ended.days, last_day: ended.last } : null,
    rest_days: [
      ...restDaysAmong(
        days.map(({ day }) => day),
        rhythm.restDays,
      ),
    ],
    xp_total: totalXp(state),
    days: days.filter((day) => day.xp > 0).map(({ day, xp }) => ({ date: day, xp })),
  };
}
