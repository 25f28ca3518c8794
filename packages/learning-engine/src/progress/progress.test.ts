import { describe, expect, it } from 'vitest';
import { monday, session } from '../events/events.fixture.ts';
import { graphOf, lesson } from '../graph/lessons.fixture.ts';
import {
  addDays,
  dailyXp,
  dayOf,
  pace,
  replay,
  restDaysAmong,
  streak,
  timeToGoal,
  totalXp,
  withRestDay,
} from '../index.ts';

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

describe('a day that begins at four in the morning', () => {
  it('takes the night before to it, by the clock on the wall', () => {
    const days = (timeZone: string, ...moments: readonly string[]) =>
      moments.map((moment) => dayOf(Date.parse(moment), timeZone, 4));
    expect(days('Europe/London', '2026-01-06T03:59:00Z', '2026-01-06T04:00:00Z')).toEqual([
      '2026-01-05',
      '2026-01-06',
    ]);
    // Clocks go from 2 to 3 on the 29th: four o'clock is three hours after midnight.
    expect(days('Europe/Berlin', '2026-03-29T01:59:00Z', '2026-03-29T02:00:00Z')).toEqual([
      '2026-03-28',
      '2026-03-29',
    ]);
    // And five hours after it on the 25th of October, when they go back from 3 to 2.
    expect(days('Europe/Berlin', '2026-10-25T02:59:00Z', '2026-10-25T03:00:00Z')).toEqual([
      '2026-10-24',
      '2026-10-25',
    ]);
  });

  it('never turns back, in zones of every kind', () => {
    for (const timeZone of ['Europe/London', 'Australia/Lord_Howe', 'Pacific/Apia', 'Asia/Beirut'])
      for (let dayStart = 0; dayStart <= 6; dayStart += 1) {
        let before = '2011-01-01';
        for (let at = Date.UTC(2011, 0, 3); at < Date.UTC(2012, 0, 3); at += 1_800_000) {
          const now = dayOf(at, timeZone, dayStart);
          expect(now >= before).toBe(true);
          before = now;
        }
      }
  });

  it('holds for XP, pace and streaks alike', () => {
    const state = worked('2026-01-05T22:00:00Z', '2026-01-07T02:00:00Z');
    const where = { now: Date.parse('2026-01-07T03:00:00Z'), timeZone: 'UTC' };
    expect(streak(state, where).days).toBe(1);
    expect(streak(state, { ...where, dayStart: 4 }).days).toBe(2);
    expect(dailyXp(state, { ...where, dayStart: 4 }, 2)).toEqual([
      { day: '2026-01-05', xp: 20, minutes: 20 },
      { day: '2026-01-06', xp: 20, minutes: 20 },
    ]);
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
      missed: 0,
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
      missed: 0,
    });
    expect(streak(state, { ...berlin, now: Date.parse('2026-01-08T20:00:00Z') })).toEqual({
      days: 0,
      longest: 2,
      today: false,
      missed: 0,
    });
  });

  it('is the learner’s day, not the server’s', () => {
    const state = worked('2026-01-05T23:30:00Z', '2026-01-07T00:30:00Z');
    const now = Date.parse('2026-01-07T01:00:00Z');
    expect(streak(state, { now, timeZone: 'UTC' }).days).toBe(1);
    expect(streak(state, { now, timeZone: 'Europe/Berlin' }).days).toBe(2);
  });
});

describe('a streak with days without work', () => {
  const first = '2026-01-05';
  /** Work at noon of these days, counted from Monday 5 January. */
  const on = (...numbers: readonly number[]) =>
    worked(...numbers.map((n) => `${addDays(first, n)}T12:00:00Z`));
  const evening = (n: number) => ({
    now: Date.parse(`${addDays(first, n)}T18:00:00Z`),
    timeZone: 'UTC',
  });
  const days = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i);

  it('goes on over a rest day that was chosen before', () => {
    const restDays = withRestDay([], 7, addDays(first, -1));
    // Sunday 11 January is day 6.
    const state = on(...days(0, 5), 7, 8);
    expect(streak(state, { ...evening(8), restDays }).days).toBe(8);
    expect(streak(state, evening(8)).days).toBe(2);
    expect(
      restDaysAmong(
        days(0, 14).map((n) => addDays(first, n)),
        restDays,
      ),
    ).toEqual(['2026-01-11', '2026-01-18']);
  });

  it('has one rest day a week at most, and none in the past', () => {
    // On Sunday evening the learner chooses Sunday, then on Monday Tuesday, on Tuesday Wednesday.
    const chosen = [6, 7, 8].reduce(
      (before, n, i) => withRestDay(before, [7, 2, 3][i] ?? null, addDays(first, n)),
      withRestDay([], null, first),
    );
    expect(
      restDaysAmong(
        days(0, 13).map((n) => addDays(first, n)),
        chosen,
      ),
    ).toEqual(['2026-01-13']);
    expect(withRestDay(chosen, 3, addDays(first, 30))).toBe(chosen);
    expect(withRestDay(chosen, null, addDays(first, 8))).toEqual(
      chosen.slice(0, -1).concat({ from: addDays(first, 9), weekday: null }),
    );
  });

  it('of ten days survives two missed days, and says how many were missed', () => {
    const state = on(...days(0, 9));
    expect(streak(state, evening(10))).toMatchObject({ days: 10, missed: 0 });
    expect(streak(state, evening(11))).toMatchObject({ days: 10, missed: 1, today: false });
    expect(streak(state, evening(12))).toMatchObject({ days: 10, missed: 2, today: false });
    expect(streak(on(...days(0, 9), 12), evening(12))).toMatchObject({ days: 11, missed: 0 });
  });

  it('that ends says how long it was, for two weeks', () => {
    const state = on(...days(0, 11));
    const ended = { days: 12, last: addDays(first, 11) };
    expect(streak(state, evening(15))).toEqual({
      days: 0,
      longest: 12,
      today: false,
      missed: 0,
      ended,
    });
    expect(streak(on(...days(0, 11), 15), evening(15))).toMatchObject({ days: 1, ended });
    expect(streak(state, evening(25)).ended).toEqual(ended);
    expect(streak(state, evening(26)).ended).toBeUndefined();
    expect(streak(on(...days(0, 8)), evening(15)).ended).toBeUndefined();
  });

  it('of nine days does not survive a missed one, nor one that survived some less than ten days ago', () => {
    expect(streak(on(...days(0, 8), 10), evening(10)).days).toBe(1);
    expect(streak(on(...days(0, 9), ...days(11, 19), 21), evening(21)).days).toBe(1);
    expect(streak(on(...days(0, 9), ...days(11, 20), 22), evening(22)).days).toBe(21);
  });

  it('is not broken by a date that a flight skipped, and is by a day without work', () => {
    const flown = replay(
      [
        ['2026-01-10', '2026-01-11T06:00:00Z'],
        // From Honolulu to Tokyo: twenty hours later it is the 12th.
        ['2026-01-12', '2026-01-12T02:00:00Z'],
      ].flatMap(([local, at], i) =>
        session(`l${i}`, 'passed', Date.parse(at ?? '')).map((event) =>
          event.type === 'session-finished' ? { ...event, day: local ?? '' } : event,
        ),
      ),
      graph,
    );
    const now = Date.parse('2026-01-12T03:00:00Z');
    expect(streak(flown, { now, timeZone: 'Asia/Tokyo' }).days).toBe(2);
    expect(streak(on(0, 2), evening(2)).days).toBe(1);
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
