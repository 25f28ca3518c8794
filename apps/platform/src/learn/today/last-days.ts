import type { DailyXp } from '../wire.ts';

export interface StudyDay {
  readonly date: string;
  readonly xp: number;
  /** First letter of the day's name. */
  readonly letter: string;
  readonly name: string;
}

const names = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

/** The last `count` days in the learner's own calendar, oldest first, today last. */
export function lastDays(xp: Pick<DailyXp, 'today' | 'days'>, count: number): StudyDay[] {
  const earned = new Map(xp.days.map((day) => [day.date, day.xp]));
  const today = Date.parse(`${xp.today}T00:00:00Z`);
  return Array.from({ length: count }, (_day, index) => {
    const moment = new Date(today - (count - 1 - index) * 86_400_000);
    const date = moment.toISOString().slice(0, 10);
    const name = names.format(moment);
    return { date, xp: earned.get(date) ?? 0, name, letter: name.charAt(0) };
  });
}

/** "24 XP", "rest day", "no XP". */
export function dayInWords({ xp }: Pick<StudyDay, 'xp'>, isRest: boolean): string {
  if (xp > 0) return `${Math.round(xp)} XP`;
  return isRest ? 'rest day' : 'no XP';
}

/** Name of the weekday of a date such as `2026-11-21`. */
export function weekday(date: string): string {
  return names.format(new Date(`${date}T00:00:00Z`));
}
