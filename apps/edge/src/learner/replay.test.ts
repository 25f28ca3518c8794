import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { learnerState } from '../database/schema/index.ts';
import { studyThrough } from '../../testing/server/study-through.ts';
import { engines } from '../../testing/server/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/server/test-server.ts';
import { LearnerRecords } from './records.ts';
import { replayAll } from './replay.ts';

describe.each(engines)('replay on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
    for (const name of ['ada', 'ben', 'cleo']) {
      const learner = server.as(`auth0|${name}`);
      await learner.updateCourse({ params: { course_id: 'testing' } });
      await studyThrough(learner, server.content, 'one');
      server.advance(86_400_000);
      await studyThrough(learner, server.content, 'one', {
        kind: 'review',
        answer: () => ({ kind: 'dont-know' }),
      });
    }
    await server.as('auth0|ben').archiveCourse({ params: { course_id: 'testing' } });
  });
  afterAll(() => server.close());

  it('adds the events up to exactly the states that are kept', async () => {
    const report = await replayAll(server.database.db, server.content, { write: false });
    expect(report).toMatchObject({ learners: 3, differing: [] });
    expect(report.events).toBeGreaterThan(20);
  });

  it('finds a state that was damaged, and mends it', async () => {
    const { db } = server.database;
    const kept = async () =>
      (await db.select().from(learnerState).where(eq(learnerState.learnerId, 'auth0|ada')))[0];
    const before = await kept();
    await db
      .update(learnerState)
      .set({ state: { format: 2, shelves: {}, courses: {}, sessions: {}, activity: [] } })
      .where(eq(learnerState.learnerId, 'auth0|ada'));
    const found = await replayAll(db, server.content, { write: true });
    expect(found.differing).toEqual(['auth0|ada']);
    // The points of its history are made anew when they are read.
    expect(await kept()).toEqual({ ...before, memoryRevision: null });
  });

  it('is done by itself for a state that an earlier version kept', async () => {
    const { db } = server.database;
    const stateOf = async () => new LearnerRecords(db, server.content).state('auth0|cleo');
    const before = await stateOf();
    expect(before.activity).not.toEqual([]);
    await db
      .update(learnerState)
      .set({ state: { format: 1, shelves: { old: {} }, courses: {}, sessions: {}, activity: [] } })
      .where(eq(learnerState.learnerId, 'auth0|cleo'));
    expect(await stateOf()).toEqual(before);
    const report = await replayAll(db, server.content, { write: false });
    expect(report.differing).toEqual([]);
  });
});
