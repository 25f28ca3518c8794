import { isTimeZone } from '@lemma/learning-engine';
import { nextLocalHour } from '../mail/local-hour.ts';

/** The weekly hour of questions and answers, as the operator sets it. */
export interface LiveQa {
  /** 0 is Sunday. */
  readonly weekday: number;
  /** Full hour on the clock of `timeZone`. */
  readonly hour: number;
  readonly timeZone: string;
  /** Where it is joined: for those who have a plan. */
  readonly url: string;
  /** Days of that zone's calendar on which there is none, `YYYY-MM-DD`. */
  readonly skips: readonly string[];
}

/** How long it lasts: an hour, as the site says. */
export const qaMinutes = 60;

const dayMs = 24 * 60 * 60_000;
/** So many weeks in a row may be left out. */
const mostSkipped = 26;

/**
 * When the next one begins, in milliseconds since the epoch; the one that is going on is the next one. Undefined if half a
 * year of them is left out.
 */
export function nextQa(qa: LiveQa, now: number): number | undefined {
  const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: qa.timeZone });
  let from = now - qaMinutes * 60_000;
  for (let week = 0; week <= mostSkipped; week += 1) {
    const at = nextLocalHour(from, qa);
    if (!qa.skips.includes(day.format(at))) return at;
    from = at + dayMs;
  }
  return undefined;
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Reads `thursday 18:00 Europe/London`. Undefined where it says no such thing. */
export function readQaTime(
  text: string,
): Pick<LiveQa, 'weekday' | 'hour' | 'timeZone'> | undefined {
  const [, day = '', hour = '', timeZone = ''] =
    /^([a-z]+) (\d{1,2}):00 (\S{1,64})$/iu.exec(text.trim()) ?? [];
  const weekday = weekdays.indexOf(day.toLowerCase());
  if (weekday < 0 || Number(hour) > 23 || !isTimeZone(timeZone)) return undefined;
  return { weekday, hour: Number(hour), timeZone };
}
