import { addDays, weekdayOf, type Day } from './calendar.ts';

/** From this day on this weekday is free, until the next entry. */
export interface RestDay {
  readonly from: Day;
  /** 1 for Monday to 7 for Sunday (ISO 8601); null for none. */
  readonly weekday: number | null;
}

/** Whether a day is a rest day: one in a week, the first, however often the choice changes. */
export function restDayTest(chosen: readonly RestDay[]): (day: Day) => boolean {
  const isChosen = (day: Day) =>
    chosen.findLast(({ from }) => from <= day)?.weekday === weekdayOf(day);
  return (day) => {
    if (!isChosen(day)) return false;
    for (let weekday = weekdayOf(day), before = day; weekday > 1; weekday -= 1) {
      before = addDays(before, -1);
      if (isChosen(before)) return false;
    }
    return true;
  };
}

/** The rest days among these days. */
export function restDaysAmong(days: readonly Day[], chosen: readonly RestDay[]): readonly Day[] {
  return days.filter(restDayTest(chosen));
}

/**
 * The chosen rest days with a further choice, which holds from tomorrow on: what is missed today is not made a rest day
 * today. The same list if it changes nothing.
 *
 * @example
 * withRestDay([], 7, '2026-01-05'); // [{ from: '2026-01-06', weekday: 7 }]
 */
export function withRestDay(
  chosen: readonly RestDay[],
  weekday: number | null,
  today: Day,
): readonly RestDay[] {
  const from = addDays(today, 1);
  const kept = chosen.filter((one) => one.from < from);
  const last = kept.at(-1)?.weekday ?? null;
  if (last === weekday) return kept.length === chosen.length ? chosen : kept;
  return [...kept, { from, weekday }];
}
