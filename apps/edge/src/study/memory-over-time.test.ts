import { emptyLearner, foldEvent, lessonRecord } from '@lemma/learning-engine';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { event, learnerState } from '../database/schema/index.ts';
import { LearnerRecords } from '../learner/records.ts';
import { engines } from '../../testing/server/test-database.ts';
import { studyThrough } from '../../testing/server/study-through.ts';
import { startTestServer, type TestServer } from '../../testing/server/test-server.ts';

const day = 24 * 60 * 60 * 1000;

describe.each(engines)('the history of a lesson on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  /** Studies two lessons, one of them twice; gives the client and the memory of lesson one by its events. */
  async function study(learner: string) {
    const client = server.as(learner);
    await studyThrough(client, server.content, 'one');
    server.advance(9 * day);
    await studyThrough(client, server.content, 'one', { kind: 'review' });
    server.advance(day);
    await studyThrough(client, server.content, 'two');
    const events = await new LearnerRecords(server.database.db, server.content).events(learner);
    const stabilities: number[] = [];
    let state = emptyLearner();
    for (const one of events) {
      state = foldEvent(state, one, server.content.graph);
      const stability = lessonRecord(state, 'one')?.memory?.stability;
      if (stability !== undefined && stability !== stabilities.at(-1)) stabilities.push(stability);
    }
    return { client, stabilities };
  }
  const params = { lesson_uid: 'one' };

  it('shows its memory after each event that changed it, without reading the events', async () => {
    const { client, stabilities } = await study('auth0|steady');
    await server.database.db.delete(event).where(eq(event.learnerId, 'auth0|steady'));
    const { memory } = await client.lessonHistory({ params });
    expect(memory.map((point) => point.stability_days)).toEqual(stabilities);
    expect(stabilities.length).toBeGreaterThan(1);
  });

  it('is made from the events once for a learner from before it was kept', async () => {
    const { client, stabilities } = await study('auth0|earlier');
    const mine = eq(learnerState.learnerId, 'auth0|earlier');
    await server.database.db.update(learnerState).set({ memoryRevision: null }).where(mine);
    const { memory } = await client.lessonHistory({ params });
    expect(memory.map((point) => point.stability_days)).toEqual(stabilities);
    await server.database.db.delete(event).where(eq(event.learnerId, 'auth0|earlier'));
    expect((await client.lessonHistory({ params })).memory).toEqual(memory);
  });
});
