import { quarterInMs, type LearnerState } from '../mastery/learner-state.ts';
import { addDays, type Day } from './calendar.ts';
import { localDay, todayOf, type Where } from './daily-xp.ts';
import { restDayTest, type RestDay } from './rest-days.ts';

export interface StreakOptions extends Where {
  /** The rest days that were chosen, oldest first: at most one in a week, from Monday to Sunday, counts. */
  readonly restDays?: readonly RestDay[];
}

export interface Streak {
  /** Days with XP in a row, up to today; today without XP does not break it until it is over. */
  readonly days: number;
  readonly longest: number;
  /** Whether today counts already. */
  readonly today: boolean;
  /** Days just missed, which the streak survives if there is XP today: 0, 1 or 2. */
  readonly missed: number;
  /** The long streak that ended within the last two weeks and was not followed by one as long. */
  readonly ended?: { readonly days: number; readonly last: Day };
}

/** A streak survives as many missed days in a row. */
const mostMissed = 2;
/** It does once it has this many days of work since it began or last survived some. */
const earnedBy = 10;
/** An end is mentioned for as many days. */
const mentioned = 14;
const dayInMs = 86_400_000;

/**
 * Counts the learner's local days as they were at the time; a day of 23 or 25 hours is a day, and a date that travel
 * skipped is none. A rest day chosen beforehand neither counts nor breaks. Ten days of work earn a break of up to two days.
 */
export function streak(state: LearnerState, options: StreakOptions): Streak {
  const today = todayOf(options);
  const work = workedDays(state, options);
  const isRest = restDayTest(options.restDays ?? []);
  let run: Run = { days: 0, sinceBreak: 0 };
  let longest = 0;
  let ended: Streak['ended'];
  let before: WorkedDay | undefined;
  for (const day of work) {
    const missed = before ? missedBetween(before, day, isRest) : 0;
    if (missed > toleranceOf(run)) {
      if (before && run.days >= earnedBy) ended = { days: run.days, last: before.day };
      run = { days: 0, sinceBreak: 0 };
    }
    run = { days: run.days + 1, sinceBreak: missed === 0 ? run.sinceBreak + 1 : 1 };
    longest = Math.max(longest, run.days);
    before = day;
  }
  const missed = before ? daysMissed(before.day, today, isRest) : 0;
  const worked = before !== undefined && before.day >= today;
  const goesOn = missed <= toleranceOf(run);
  if (!goesOn && before && run.days >= earnedBy) ended = { days: run.days, last: before.day };
  const days = goesOn ? run.days : 0;
  const isNews =
    ended !== undefined && ended.days > days && addDays(ended.last, mentioned) >= today;
  return {
    days,
    longest,
    today: worked,
    missed: goesOn ? missed : 0,
    ...(isNews && ended ? { ended } : {}),
  };
}

interface Run {
  readonly days: number;
  /** Days of work since it began or last survived missed days. */
  readonly sinceBreak: number;
}

function toleranceOf({ sinceBreak }: Run): number {
  return sinceBreak >= earnedBy ? mostMissed : 0;
}

interface WorkedDay {
  readonly day: Day;
  /** Begin of its first quarter of an hour with XP, and end of its last. */
  readonly first: number;
  readonly last: number;
}

/** Days with XP, in order. */
function workedDays(state: LearnerState, where: Where): readonly WorkedDay[] {
  const byDay = new Map<Day, WorkedDay>();
  for (const entry of state.activity) {
    const [quarter, xp] = entry;
    if (xp <= 0) continue;
    const day = localDay(entry, where);
    const first = byDay.get(day)?.first ?? quarter * quarterInMs;
    byDay.set(day, { day, first, last: (quarter + 1) * quarterInMs });
  }
  return [...byDay.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** Days missed between two days of work. Where less than a day passed the dates between were skipped by travel. */
function missedBetween(before: WorkedDay, after: WorkedDay, isRest: (day: Day) => boolean): number {
  return after.first - before.last < dayInMs ? 0 : daysMissed(before.day, after.day, isRest);
}

/** Days between two days, both left out, that are no rest days; counted no further than matters. */
function daysMissed(from: Day, to: Day, isRest: (day: Day) => boolean): number {
  let missed = 0;
  for (let day = addDays(from, 1); day < to && missed <= mostMissed; day = addDays(day, 1))
    if (!isRest(day)) missed += 1;
  return missed;
}
