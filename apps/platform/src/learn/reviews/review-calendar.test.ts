import { describe, expect, it } from 'vitest';
import { reviewCalendar } from './review-calendar.ts';

const now = new Date(2026, 10, 27, 21, 30).getTime();
const at = (day: number, hour = 8) => new Date(2026, 10, day, hour).toISOString();
const review = (due: string, minutes = 4) => ({ due_at: due, minutes });

/** Lines of a calendar as a reader joins them (RFC 5545, section 3.1). */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file of the reviews', () => {
  it('has an event of the whole day for each day on which some fall due', () => {
    const file = reviewCalendar(
      [review(at(29)), review(at(28)), review(at(29, 23), 3.4), review(at(30), 0.2)],
      now,
    );
    const lines = linesOf(file);
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART;VALUE=DATE:20261128',
      'DTSTART;VALUE=DATE:20261129',
      'DTSTART;VALUE=DATE:20261130',
    ]);
    expect(lines.filter((line) => line.startsWith('SUMMARY'))).toEqual([
      String.raw`SUMMARY:Lemma: 1 review\, about 4 min`,
      String.raw`SUMMARY:Lemma: 2 reviews\, about 7 min`,
      String.raw`SUMMARY:Lemma: 1 review\, about 1 min`,
    ]);
    expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual([
      'BEGIN:VCALENDAR',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('counts what is overdue to today, and leaves out what lies beyond four weeks', () => {
    const file = reviewCalendar([review(at(2)), review(at(27)), review(at(27 + 29))], now);
    expect(linesOf(file).filter((line) => /^(?:DTSTART|SUMMARY)/u.test(line))).toEqual([
      'DTSTART;VALUE=DATE:20261127',
      String.raw`SUMMARY:Lemma: 2 reviews\, about 8 min`,
    ]);
  });

  it('keeps the name of an event from file to file, and counts its version up', () => {
    const [first, later] = [now, now + 3 * 3_600_000].map((moment) =>
      linesOf(reviewCalendar([review(at(29))], moment)),
    );
    const valueOf = (lines: readonly string[] | undefined, name: string) =>
      lines?.find((line) => line.startsWith(name))?.slice(name.length) ?? '';
    expect(valueOf(first, 'UID:')).toMatch(/^reviews-20261129@/u);
    expect(valueOf(later, 'UID:')).toBe(valueOf(first, 'UID:'));
    const versions = [first, later].map((lines) => Number(valueOf(lines, 'SEQUENCE:')));
    expect(versions[1]).toBeGreaterThan(versions[0] ?? 0);
    // A reader may keep it in 32 bits.
    expect(Math.max(...versions)).toBeLessThan(2 ** 31);
  });

  it('has no line of more than 75 octets, and says nothing of a lesson', () => {
    const file = reviewCalendar(
      Array.from({ length: 40 }, (_, index) => review(at(27 + (index % 20)))),
      now,
    );
    const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
  });

  it('is empty without reviews', () => {
    expect(linesOf(reviewCalendar([], now)).filter((line) => line === 'BEGIN:VEVENT')).toEqual([]);
  });
});
