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

/** The local day of a moment (milliseconds since the epoch). An unknown zone counts as UTC. */
export function dayOf(at: number, timeZone: string): Day {
  let format = formats.get(timeZone);
  if (!format) {
    const zone = isTimeZone(timeZone) ? timeZone : 'UTC';
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(timeZone, format);
  }
  const parts = Object.fromEntries(
    format.formatToParts(at).map(({ type, value }) => [type, value]),
  );
  return `${parts['year']}-${parts['month']}-${parts['day']}`;
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
