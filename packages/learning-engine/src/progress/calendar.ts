/** A day of the learner's own calendar as `YYYY-MM-DD`. */
export type Day = string;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Whether `Intl` knows the zone, for example `Europe/London`. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

const dayInMs = 86_400_000;
const minuteInMs = 60_000;

/** A UTC day as a zone sees it: one local day up to `change`, the next from there on. */
interface SeenDay {
  readonly before: Day;
  /** Milliseconds since the epoch. */
  readonly change: number;
  readonly after: Day;
}

const seen = new Map<string, SeenDay>();
const mostSeen = 20_000;

/**
 * The local day of a moment (milliseconds since the epoch). An unknown zone counts as UTC.
 *
 * @param dayStart - Hour of the clock at which the day begins, 0 to 6: at 4, half past three still is the day before.
 * @example
 * dayOf(Date.parse('2026-01-06T02:30:00Z'), 'Europe/London', 4); // '2026-01-05'
 */
export function dayOf(at: number, timeZone: string, dayStart = 0): Day {
  const utcDay = Math.floor(at / dayInMs);
  const key = `${timeZone} ${dayStart} ${utcDay}`;
  let known = seen.get(key);
  if (!known) {
    // A year of a learner's work is thousands of moments in some hundred days: `Intl` is asked by the day.
    known = seeDay(utcDay * dayInMs, timeZone, dayStart);
    if (seen.size >= mostSeen) seen.clear();
    seen.set(key, known);
  }
  return at < known.change ? known.before : known.after;
}

/** Finds the minute at which the local day changes within a UTC day: zones change days, and clocks, at whole minutes. */
function seeDay(start: number, timeZone: string, dayStart: number): SeenDay {
  const before = askDay(start, timeZone, dayStart);
  let [low, high] = [0, dayInMs / minuteInMs];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (askDay(start + middle * minuteInMs, timeZone, dayStart) === before) low = middle;
    else high = middle;
  }
  const change = start + high * minuteInMs;
  return { before, change, after: askDay(change, timeZone, dayStart) };
}

/** By the hour on the clock, not by hours since midnight: on the day of a clock change the two differ. */
function askDay(at: number, timeZone: string, dayStart: number): Day {
  let format = formats.get(timeZone);
  if (!format) {
    const zone = isTimeZone(timeZone) ? timeZone : 'UTC';
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(timeZone, format);
  }
  const parts = Object.fromEntries(
    format.formatToParts(at).map(({ type, value }) => [type, value]),
  );
  const day = `${parts['year']}-${parts['month']}-${parts['day']}`;
  return Number(parts['hour']) < dayStart ? addDays(day, -1) : day;
}

/** The day `days` later (or earlier); calendar days, so clock changes do not matter. */
export function addDays(day: Day, days: number): Day {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}

/** Days from `from` to `to`, negative if `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** The weekday of a day, 1 for Monday to 7 for Sunday (ISO 8601). */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
