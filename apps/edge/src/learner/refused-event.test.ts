import type { LearningEvent } from '@lemma/learning-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../testing/server/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/server/test-server.ts';
import { LearnerRecords } from './records.ts';

const minute = 60_000;

describe.each(engines)('events that cannot be right on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  const finished = (change: Partial<LearningEvent>): LearningEvent =>
    ({
      version: 1,
      type: 'session-finished',
      uid: crypto.randomUUID(),
      at: server.now(),
      session: crypto.randomUUID(),
      kind: 'lesson',
      lesson: 'one',
      outcome: 'passed',
      accuracy: 1,
      minutes: 20,
      xp: 20,
      ...change,
    }) as LearningEvent;

  it.each([
    ['a year ahead', { at: Date.parse('2027-03-02T09:00:00Z') }, 'ahead of the clock'],
    ['without a time', { at: Number.NaN }, 'not finite'],
    ['with more XP than anybody earns', { xp: 1e300 }, 'has 1e+300 as xp'],
    ['with an accuracy of 700 %', { accuracy: 7 }, 'has 7 as accuracy: it goes from 0 to 1'],
  ])('are refused %s, with all that was written beside them', async (_, change, detail) => {
    const learner = `auth0|refused-${crypto.randomUUID()}`;
    const records = new LearnerRecords(server.database.db, server.content, () => server.now());
    const written = records.write(learner, async (write) => {
      await write.append(finished({}));
      await write.append(finished(change));
    });
    await expect(written).rejects.toMatchObject({
      code: 'event-refused',
      status: 422,
      message: expect.stringContaining(detail),
    });
    expect(await records.events(learner)).toEqual([]);
  });

  it('are answered with a problem of their own, and logged: the server’s clock or figures are wrong', async () => {
    let now = server.now();
    const falling = await startTestServer(engine, { clock: () => (now -= 6 * minute) });
    const event_uid = crypto.randomUUID();
    await expect(
      falling.as('auth0|late').markLessonAsNotMastered({ body: { event_uid, lesson_uid: 'one' } }),
    ).rejects.toMatchObject({
      status: 422,
      code: 'event-refused',
      problem: {
        type: '/edge/problems/event-refused',
        detail: expect.stringContaining('ahead of the clock'),
      },
    });
    expect(falling.failures.splice(0)).toHaveLength(1);
    await falling.close();
  });
});
