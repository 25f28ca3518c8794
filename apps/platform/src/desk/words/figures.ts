import { dayOf } from '../../learn/formatting/figures.ts';

const momentFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** "21 Nov 2026, 19:02", on the clock of whoever reads it. */
export function momentOf(moment: string): string {
  return momentFormat.format(new Date(moment));
}

const minute = 60_000;

/** "just now", "12 min ago", "3 h ago", "2 days ago"; "14 Nov 2026" of what is longer ago than a month. */
export function ago(moment: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(moment)) / minute);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} h ago`;
  const days = Math.floor(hours / 24);
  if (days > 30) return dayOf(moment);
  return days === 1 ? '1 day ago' : `${days} days ago`;
}
