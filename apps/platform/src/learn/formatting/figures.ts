/** "87 %". */
export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** Minutes as every screen shows them: whole, at least one. What is added up is added up from these. */
export function wholeMinutes(minutes: number): number {
  return Math.max(1, Math.round(minutes));
}

/** "4 min", "1 h 20 min". */
export function duration(minutes: number): string {
  const whole = wholeMinutes(minutes);
  if (whole < 60) return `${whole} min`;
  const rest = whole % 60;
  return rest === 0 ? `${Math.floor(whole / 60)} h` : `${Math.floor(whole / 60)} h ${rest} min`;
}

const DAY = 86_400_000;

/** "today", "tomorrow", "in 6 days", "3 days ago": whole days between two moments. */
export function inDays(moment: string, now: number): string {
  const days = Math.round((Date.parse(moment) - now) / DAY);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}

const dayParts = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const dayFormat = new Intl.DateTimeFormat('en-GB', dayParts);
const dateFormat = new Intl.DateTimeFormat('en-GB', { ...dayParts, timeZone: 'UTC' });

/** "21 Nov 2026". */
export function dayOf(moment: string): string {
  return dayFormat.format(new Date(moment));
}

/** The same of a day of the learner's calendar, `YYYY-MM-DD`: it is that day in every zone. */
export function dateOf(day: string): string {
  return dateFormat.format(new Date(`${day}T00:00:00Z`));
}

/** "US$329.00" of an amount in the currency's smallest unit. All currencies that are sold in have hundredths. */
export function money({
  amount,
  currency,
}: {
  readonly amount: number;
  readonly currency: string;
}): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount / 100);
}

/** "1 lesson", "4 lessons". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
