import { describe, expect, it } from 'vitest';
import { nextLocalHour } from './local-hour.ts';

const at = (moment: string) => Date.parse(moment);
const next = (moment: string, timeZone: string, hour: number, weekday?: number) =>
  new Date(
    nextLocalHour(at(moment), { timeZone, hour, ...(weekday === undefined ? {} : { weekday }) }),
  ).toISOString();

describe('the next local hour', () => {
  it.each([
    ['2026-03-02T18:00:00Z', 'UTC', 19, '2026-03-02T19:00:00.000Z'],
    ['2026-03-02T19:00:00Z', 'UTC', 19, '2026-03-03T19:00:00.000Z'],
    ['2026-03-02T18:59:59Z', 'America/New_York', 19, '2026-03-03T00:00:00.000Z'],
    // Nepal is 5:45 ahead of UTC.
    ['2026-03-02T00:00:00Z', 'Asia/Kathmandu', 7, '2026-03-02T01:15:00.000Z'],
    // London puts its clocks forward on 29 March and back on 25 October 2026.
    ['2026-03-28T20:00:00Z', 'Europe/London', 19, '2026-03-29T18:00:00.000Z'],
    ['2026-10-24T20:00:00Z', 'Europe/London', 19, '2026-10-25T19:00:00.000Z'],
    ['2026-03-02T18:00:00Z', 'Not/AZone', 19, '2026-03-02T19:00:00.000Z'],
  ])('after %s in %s at %i is %s', (now, zone, hour, expected) => {
    expect(next(now, zone, hour)).toBe(expected);
  });

  it('is on the weekday that is asked for', () => {
    // 2 March 2026 is a Monday, 8 March a Sunday.
    expect(next('2026-03-02T18:00:00Z', 'UTC', 19, 0)).toBe('2026-03-08T19:00:00.000Z');
    expect(next('2026-03-08T19:00:00Z', 'UTC', 19, 0)).toBe('2026-03-15T19:00:00.000Z');
    // Sunday noon in Auckland is still Saturday in UTC.
    expect(next('2026-03-07T20:00:00Z', 'Pacific/Auckland', 12, 0)).toBe(
      '2026-03-07T23:00:00.000Z',
    );
  });
});
