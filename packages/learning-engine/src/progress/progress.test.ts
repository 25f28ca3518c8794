import { describe, expect, it } from 'vitest';
import { monday, session } from '../events/events.fixture.ts';
import { graphOf, lesson } from '../graph/lessons.fixture.ts';
import { dailyXp, dayOf, pace, replay, streak, timeToGoal, totalXp } from '../index.ts';

const graph = graphOf(...Array.from({ length: 30 }, (_, i) => lesson(`l${i}`)));

/** Work at these moments, 20 XP each. */
function worked(...moments: readonly string[]) {
  return replay(
    moments.flatMap((moment, i) => session(`l${i}`, 'passed', Date.parse(moment))),
    graph,
  );
}

describe('days of the learner’s own time zone', () => {
  it('begin at local midnight, quarter-hour zones included', () => {
    expect(dayOf(Date.parse('2026-01-05T23:30:00Z'), 'Europe/London')).toBe('2026-01-05');
    expect(dayOf(Date.parse('2026-01-05T23:30:00Z'), 'Europe/Berlin')).toBe('2026-01-06');
    expect(dayOf(Date.parse('2026-01-05T18:20:00Z'), 'Asia/Kathmandu')).toBe('2026-01-06');
    expect(dayOf(Date.parse('2026-01-05T23:30:00Z'), 'Not/AZone')).toBe('2026-01-05');
  });

  it('are those of Intl at every hour of two years, in zones of every kind', () => {
    const zones = [
      'UTC',
      'Europe/London',
      'America/New_York',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
      'Pacific/Apia',
      'America/St_Johns',
      'Atlantic/Azores',
      'Asia/Beirut',
      'Pacific/Kiritimati',
    ];
    const begin = Date.parse('2011-06-01T00:00:00Z');
    const wrong: string[] = [];
    for (const timeZone of zones) {
      const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
      for (let hour = 0; hour < 2 * 366 * 24; hour += 1) {
        const at = begin + hour * 3_600_000 + 1_799_999;
        const day = dayOf(at, timeZone);
        if (day !== format.format(at)) wrong.push(`${timeZone} ${at}: ${day}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(dayOf(Date.parse('2011-12-30T09:59:59Z'), 'Pacific/Apia')).toBe('2011-12-29');
    expect(dayOf(Date.parse('2011-12-30T10:00:00Z'), 'Pacific/Apia')).toBe('2011-12-31');
  });

  it('put work on its own side of a midnight at a quarter past', () => {
    const state = worked('2026-01-05T18:14:00Z', '2026-01-05T18:16:00Z');
    const where = { now: Date.parse('2026-01-05T20:00:00Z'), timeZone: 'Asia/Kathmandu' };
    expect(dailyXp(state, where, 2).map(({ day, xp }) => [day, xp])).toEqual([
      ['2026-01-05', 20],
      ['2026-01-06', 20],
    ]);
  });

  it('count every day once through both clock changes', () => {
    for (const [from, now] of [
      ['2026-03-27', '2026-03-31T12:00:00Z'],
      ['2026-10-23', '2026-10-27T12:00:00Z'],
    ] as const) {
      const days = dailyXp(worked(), { now: Date.parse(now), timeZone: 'Europe/Berlin' }, 5).map(
        ({ day }) => day,
      );
      expect(days[0]).toBe(from);
      expect(new Set(days).size).toBe(5);
    }
  });
});

describe('a streak', () => {
  const berlin = { timeZone: 'Europe/Berlin' };

  it('runs through the 23-hour and the 25-hour day', () => {
    const spring = worked('2026-03-28T22:30:00Z', '2026-03-29T21:30:00Z', '2026-03-30T21:30:00Z');
    expect(streak(spring, { ...berlin, now: Date.parse('2026-03-30T21:45:00Z') })).toEqual({
      days: 3,
      longest: 3,
      today: true,
    });
    const autumn = worked('2026-10-24T21:30:00Z', '2026-10-25T22:30:00Z', '2026-10-26T22:30:00Z');
    expect(streak(autumn, { ...berlin, now: Date.parse('2026-10-26T22:45:00Z') }).days).toBe(3);
  });

  it('is not broken by today until today is over', () => {
    const state = worked('2026-01-05T10:00:00Z', '2026-01-06T10:00:00Z');
    expect(streak(state, { ...berlin, now: Date.parse('2026-01-07T20:00:00Z') })).toEqual({
      days: 2,
      longest: 2,
      today: false,
    });
    expect(streak(state, { ...berlin, now: Date.parse('2026-01-08T20:00:00Z') })).toEqual({
      days: 0,
      longest: 2,
      today: false,
    });
  });

  it('is the learner’s day, not the server’s', () => {
    const state = worked('2026-01-05T23:30:00Z', '2026-01-07T00:30:00Z');
    const now = Date.parse('2026-01-07T01:00:00Z');
    expect(streak(state, { now, timeZone: 'UTC' }).days).toBe(1);
    expect(streak(state, { now, timeZone: 'Europe/Berlin' }).days).toBe(2);
  });
});

describe('pace and time to goal', () => {
  const daily = worked(
    ...Array.from({ length: 10 }, (_, i) => new Date(monday + i * 86_400_000).toISOString()),
  );
  const where = { now: monday + 9 * 86_400_000 + 3_600_000, timeZone: 'UTC' };

  it('measures from the first day of work', () => {
    expect(pace(daily, where)).toEqual({
      xpPerDay: 20,
      minutesPerDay: 20,
      daysWorked: 1,
      days: 10,
    });
    expect(pace(worked(), where)).toBeUndefined();
  });

  it('is the XP left over the XP a day, as wide as reviews can be few or many', () => {
    const goal = { lessons: graph.order };
    // 20 lessons of 20 minutes, each with 0.8 to 2 reviews of 4 minutes, at 20 XP a day.
    const range = timeToGoal(daily, graph, goal, where);
    expect(range?.xpLeft).toBeCloseTo(20 * (20 + 1.4 * 4), 10);
    expect(range?.likely).toBe(26);
    expect(range?.low).toBe(Math.ceil((20 * (20 + 0.92 * 4)) / 20));
    expect(range?.high).toBe(Math.ceil((20 * (20 + 1.88 * 4)) / 20));
  });

  it('is a range for an irregular one, zero at the goal, and nothing without a pace', () => {
    const irregular = worked(
      '2026-01-05T10:00:00Z',
      '2026-01-06T10:00:00Z',
      '2026-01-12T10:00:00Z',
    );
    const goal = { lessons: graph.order };
    const range = timeToGoal(irregular, graph, goal, where);
    expect(range?.low).toBeLessThan(range?.likely ?? 0);
    expect(range?.likely).toBeLessThan(range?.high ?? 0);
    expect(timeToGoal(irregular, graph, { lessons: ['l0'] }, where)).toMatchObject({
      low: 0,
      high: 0,
    });
    expect(timeToGoal(worked(), graph, goal, where)).toBeUndefined();
  });

  it('adds XP up', () => {
    expect(totalXp(daily)).toBe(200);
  });
});
