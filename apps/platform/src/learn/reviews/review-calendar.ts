import { brand, siteUrl } from '../../brand/brand.ts';
import { counted, duration, wholeMinutes } from '../formatting/figures.ts';
import { learnPaths } from '../learn-paths.ts';
import type { Review } from '../wire.ts';

export const calendarName = `${brand.slug}-reviews.ics`;

const day = 86_400_000;
const days = 28;

type Dated = Pick<Review, 'due_at' | 'minutes'>;

/**
 * A calendar file (RFC 5545) of the reviews of the next four weeks: for each day on which some fall due, one event of the whole
 * day, in the browser's zone; what is overdue is today's. It names no lesson: titles are hidden until a review is answered.
 * An event keeps its UID, so that a file that is imported later takes its place.
 */
export function reviewCalendar(reviews: readonly Dated[], now: number): string {
  const byDay = new Map<string, Dated[]>();
  for (const review of reviews) {
    const due = Math.max(Date.parse(review.due_at), now);
    if (due >= now + days * day) continue;
    const date = localDate(due);
    byDay.set(date, [...(byDay.get(date) ?? []), review]);
  }
  const events = [...byDay]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([date, due]) => eventOf(date, due, now));
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//Reviews//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events,
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

function eventOf(date: string, due: readonly Dated[], now: number): string[] {
  const minutes = due.reduce((sum, review) => sum + wholeMinutes(review.minutes), 0);
  return [
    'BEGIN:VEVENT',
    `UID:reviews-${date}@${new URL(brand.origin).hostname}`,
    `DTSTAMP:${utcStamp(now)}`,
    // Later files count as newer versions of an event.
    `SEQUENCE:${Math.floor(now / 60_000)}`,
    `DTSTART;VALUE=DATE:${date}`,
    `SUMMARY:${escaped(`${brand.name}: ${counted(due.length, 'review')}, about ${duration(minutes)}`)}`,
    `DESCRIPTION:${escaped(`${siteUrl(learnPaths.reviews)} These days move as you study: a new file takes the place of this one.`)}`,
    `URL:${siteUrl(learnPaths.reviews)}`,
    // It takes no time of the day away.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** `20261128`, in the browser's zone. */
function localDate(moment: number): string {
  const date = new Date(moment);
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}${digits(date.getMonth() + 1)}${digits(date.getDate())}`;
}

/** `20261128T063000Z`. */
function utcStamp(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/gu, '')}Z`;
}

/** Section 3.3.11: these characters mean something else in a text. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/gu, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}

const mostOctets = 75;
const encoder = new TextEncoder();

/** Section 3.1: no line is longer than 75 octets; what follows stands behind a space in the next. No character is cut. */
function folded(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > mostOctets) {
      lines.push('');
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += size;
  }
  return lines.join('\r\n ');
}
