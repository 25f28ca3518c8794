import { isTimeZone } from '@lemma/learning-engine';

const quarterMs = 15 * 60_000;

/**
 * The first moment after `now` at which clocks in the zone show the full hour, in milliseconds since the epoch; with
 * `weekday` (0 is Sunday), on such a day. An unknown zone counts as UTC.
 */
export function nextLocalHour(
  now: number,
  {
    timeZone,
    hour,
    weekday,
  }: { readonly timeZone: string; readonly hour: number; readonly weekday?: number },
): number {
  const format = formatOf(timeZone);
  // Every zone's offset is a whole number of quarters of an hour. Nine days hold each weekday, and an hour that a clock change leaves out.
  const first = Math.floor(now / quarterMs) + 1;
  for (let quarter = first; quarter <= first + 9 * 96; quarter += 1) {
    const at = quarter * quarterMs;
    const parts = Object.fromEntries(
      format.formatToParts(at).map(({ type, value }) => [type, value]),
    );
    if (Number(parts['hour']) !== hour || parts['minute'] !== '00') continue;
    if (weekday === undefined || parts['weekday'] === weekdays[weekday]) return at;
  }
  return now + 24 * 60 * 60_000;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function formatOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    weekday: 'short',
    hourCycle: 'h23',
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
  });
}
