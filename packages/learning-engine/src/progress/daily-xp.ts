import { quarterInMs, type ActivityEntry, type LearnerState } from '../mastery/learner-state.ts';
import { addDays, dayOf, type Day } from './calendar.ts';

/** XP and minutes of one day in the learner's own time zone. */
export interface DailyXp {
  readonly day: Day;
  readonly xp: number;
  readonly minutes: number;
}

export interface Where {
  readonly now: number;
  /** IANA name, for example `Europe/London`. */
  readonly timeZone: string;
}

/** The last `days` days, today last; days without work are there with 0. */
export function dailyXp(state: LearnerState, { now, timeZone }: Where, days = 1): DailyXp[] {
  const count = Math.max(1, Math.floor(days));
  const earliest = now - (count + 2) * 86_400_000;
  const byDay = totals(state, timeZone, earliest);
  const today = dayOf(now, timeZone);
  return Array.from({ length: count }, (_, i) => {
    const day = addDays(today, i - count + 1);
    return byDay.get(day) ?? { day, xp: 0, minutes: 0 };
  });
}

/** Every day with work since `earliest`. */
export function totals(
  state: LearnerState,
  timeZone: string,
  earliest = -Infinity,
): Map<Day, DailyXp> {
  const byDay = new Map<Day, DailyXp>();
  for (let i = state.activity.length - 1; i >= 0; i -= 1) {
    const entry = state.activity[i];
    if (!entry || entry[0] * quarterInMs < earliest) break;
    const day = localDay(entry, timeZone);
    const [, xp, minutes] = entry;
    const before = byDay.get(day);
    byDay.set(day, {
      day,
      xp: tenth((before?.xp ?? 0) + xp),
      minutes: tenth((before?.minutes ?? 0) + minutes),
    });
  }
  return byDay;
}

/** The day that it was for the learner then: a change of zone must not move past work to other days. */
export function localDay([quarter, , , , , day]: ActivityEntry, timeZone: string): Day {
  return day ?? dayOf(quarter * quarterInMs, timeZone);
}

/** XP ever earned. */
export function totalXp(state: LearnerState): number {
  return tenth(state.activity.reduce((sum, [, xp]) => sum + xp, 0));
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
