import { describe, expect, it } from 'vitest';
import { type LiveQa, nextQa, readQaTime } from './live-qa.ts';

const qa: LiveQa = {
  weekday: 4,
  hour: 18,
  timeZone: 'Europe/London',
  url: 'https://meet.example/qa',
  skips: [],
};
const next = (now: string, change: Partial<LiveQa> = {}) => {
  const at = nextQa({ ...qa, ...change }, Date.parse(now));
  return at === undefined ? undefined : new Date(at).toISOString();
};

describe('the next live Q&A', () => {
  it('is on its weekday at its hour, on the clock of its zone in summer and in winter', () => {
    expect(next('2026-11-28T12:00:00Z')).toBe('2026-12-03T18:00:00.000Z');
    expect(next('2026-06-01T12:00:00Z')).toBe('2026-06-04T17:00:00.000Z');
  });

  it('is the one that is going on until it is over', () => {
    expect(next('2026-12-03T17:59:59Z')).toBe('2026-12-03T18:00:00.000Z');
    expect(next('2026-12-03T18:59:59Z')).toBe('2026-12-03T18:00:00.000Z');
    expect(next('2026-12-03T19:00:00Z')).toBe('2026-12-10T18:00:00.000Z');
  });

  it('leaves out the days that are named, by the calendar of its zone', () => {
    const skips = ['2026-12-24', '2026-12-31'];
    expect(next('2026-12-20T00:00:00Z', { skips })).toBe('2027-01-07T18:00:00.000Z');
    // At one in the morning in Auckland it is the day before in London.
    const far = { weekday: 5, hour: 1, timeZone: 'Pacific/Auckland', skips: ['2026-12-25'] };
    expect(next('2026-12-24T00:00:00Z', far)).toBe('2026-12-31T12:00:00.000Z');
  });

  it('is none where half a year is left out', () => {
    const skips = Array.from({ length: 40 }, (_, week) =>
      new Date(Date.parse('2026-12-03T12:00:00Z') + week * 7 * 86_400_000)
        .toISOString()
        .slice(0, 10),
    );
    expect(next('2026-12-01T00:00:00Z', { skips })).toBeUndefined();
  });
});

describe('the time of the live Q&A', () => {
  it('is read', () => {
    expect(readQaTime(' Thursday 18:00 Europe/London ')).toEqual({
      weekday: 4,
      hour: 18,
      timeZone: 'Europe/London',
    });
  });

  it.each([
    'thursday',
    'thursday 18:30 Europe/London',
    'thu 18:00 Europe/London',
    'thursday 24:00 UTC',
    'thursday 18:00 Mars/Base',
    '',
  ])('is not %j', (text) => {
    expect(readQaTime(text)).toBeUndefined();
  });
});
