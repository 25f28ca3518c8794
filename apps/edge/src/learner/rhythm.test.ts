import { addDays, weekdayOf } from '@lemma/learning-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { studyThrough } from '../../testing/server/study-through.ts';
import { engines } from '../../testing/server/test-database.ts';
import {
  payingLearners,
  startTestServer,
  type TestServer,
} from '../../testing/server/test-server.ts';

const hour = 3_600_000;
const day = 24 * hour;

describe.each(engines)('the days of a learner on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine, { payments: payingLearners('auth0|ada') });
  });
  afterAll(() => server.close());

  it('begin at the hour that was set, and rest days break no streak', async () => {
    const client = server.as('auth0|ada');
    await client.syncUser({ body: { email: 'ada@example.org', name: 'Ada', time_zone: 'UTC' } });
    await client.updateCourse({ params: { course_id: 'testing' } });
    server.advance(day - (server.now() % day) + 2.5 * hour);
    const night = new Date(server.now()).toISOString().slice(0, 10);
    const before = addDays(night, -1);

    expect(await client.updateSettings({ body: { day_start: 4 } })).toMatchObject({
      day_start: 4,
      rest_day: null,
    });
    const rest_day = weekdayOf(night);
    expect(await client.updateSettings({ body: { rest_day } })).toMatchObject({ rest_day });
    await studyThrough(client, server.content, 'one');
    // Half past two: by the learner's clock the day before, and the rest day is tomorrow.
    expect(await client.dailyXp()).toMatchObject({ today: before, streak: 1, rest_days: [] });

    server.advance(2 * day);
    expect(await client.dailyXp()).toMatchObject({
      today: addDays(night, 1),
      streak: 1,
      missed_days: 0,
      rest_days: [night],
    });
    const next = await studyThrough(client, server.content, 'two');
    expect(next).toMatchObject({ streak: 2 });
    expect(await client.updateSettings({ body: { rest_day: null } })).toMatchObject({
      rest_day: null,
    });
    // A later choice leaves the days before as they were counted.
    expect(await client.dailyXp()).toMatchObject({ streak: 2, rest_days: [night] });
    await client.updateSettings({ body: { day_start: 0 } });
    const { days } = await client.dailyXp();
    expect(days.map(({ date }) => date)).toEqual([before, addDays(night, 1)]);
    expect(server.failures).toEqual([]);
  });
});
