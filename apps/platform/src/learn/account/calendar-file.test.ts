import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const event = {
  uid: 'qa-1@lemma.example',
  title: 'Live Q&A',
  text: 'Bring what you are stuck on.',
  url: 'https://meet.example/qa',
  start: Date.parse('2026-12-03T18:00:00Z'),
  end: Date.parse('2026-12-03T19:00:00Z'),
  now: Date.parse('2026-11-28T12:00:00Z'),
};

it('is the event in UTC, line by line', () => {
  expect(calendarFile(event).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lemma//Calendar//EN',
    'BEGIN:VEVENT',
    'UID:qa-1@lemma.example',
    'DTSTAMP:20261128T120000Z',
    'DTSTART:20261203T180000Z',
    'DTEND:20261203T190000Z',
    'SUMMARY:Live Q&A',
    'DESCRIPTION:Bring what you are stuck on.',
    'URL:https://meet.example/qa',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('takes text as text: no line of it becomes one of the file', () => {
  const file = calendarFile({
    ...event,
    title: 'a;b,c\\d\nEND:VEVENT',
    url: 'https://x.example/\r\nATTACH:y',
  });
  expect(file).toContain(String.raw`SUMMARY:a\;b\,c\\d\nEND:VEVENT`);
  expect(file.split('\r\n').filter((line) => /^(?:END:VEVENT|ATTACH)/u.test(line))).toEqual([
    'END:VEVENT',
  ]);
});

it('folds long lines at 75 bytes without cutting a character', () => {
  const file = calendarFile({ ...event, text: 'é😀'.repeat(60) });
  const lines = file.split('\r\n');
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'é😀'.repeat(60)}`);
});
