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
  /** Hour of the clock at which the learner's day begins, 0 (midnight, the default) to 6. */
  readonly dayStart?: number;
}

/** The last `days` days, today last; days without work are there with 0. */
export function dailyXp(state: LearnerState, where: Where, days = 1): DailyXp[] {
  const count = Math.max(1, Math.floor(days));
  const earliest = where.now - (count + 2) * 86_400_000;
  const byDay = totals(state, where, earliest);
  const today = todayOf(where);
  return Array.from({ length: count }, (_, i) => {
    const day = addDays(today, i - count + 1);
    return byDay.get(day) ?? { day, xp: 0, minutes: 0 };
  });
}

/** Every day with work since `earliest`. */
export function totals(
  state: LearnerState,
  where: Omit<Where, 'now'>,
  earliest = -Infinity,
): Map<Day, DailyXp> {
  const byDay = new Map<Day, DailyXp>();
  for (let i = state.activity.length - 1; i >= 0; i -= 1) {
    const entry = state.activity[i];
    if (!entry || entry[0] * quarterInMs < earliest) break;
    const day = localDay(entry, where);
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
export function localDay(
  [quarter, , , , , day]: ActivityEntry,
  { timeZone, dayStart }: Omit<Where, 'now'>,
): Day {
  return day ?? dayOf(quarter * quarterInMs, timeZone, dayStart);
}

/** The learner's local day now. */
export function todayOf({ now, timeZone, dayStart }: Where): Day {
  return dayOf(now, timeZone, dayStart);
}

/** XP ever earned. */
export function totalXp(state: LearnerState): number {
  return tenth(state.activity.reduce((sum, [, xp]) => sum + xp, 0));
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
