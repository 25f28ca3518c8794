import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempt, event } from '../database/schema/index.ts';
import { engines } from '../../testing/server/test-database.ts';
import { studyThrough } from '../../testing/server/study-through.ts';
import { startTestServer, type TestServer } from '../../testing/server/test-server.ts';
import { replayAll } from './replay.ts';

describe.each(engines)('the log of a learner’s events on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  const exported = async (learner: string) => {
    const { tables } = await server.as(learner).exportData();
    return { events: tables['event'] ?? [], attempts: tables['attempt'] ?? [] };
  };
  const isAnswer = (row: Record<string, unknown>) => row['type'] === 'question-answered';

  it('holds an answer once, and is exported and replayed whole', async () => {
    const { db } = server.database;
    await studyThrough(server.as('auth0|once'), server.content, 'one');
    const mine = await db.select().from(event).where(eq(event.learnerId, 'auth0|once'));
    expect(mine.filter(isAnswer)).toEqual([]);
    const { events, attempts } = await exported('auth0|once');
    const [start] = events;
    const answered = events.find(isAnswer);
    const first = attempts.find((row) => row['attemptUid'] === answered?.['uid']);
    expect(events.map((row) => row['sequence'])).toEqual([...events.keys()]);
    expect(events.filter(isAnswer)).toHaveLength(attempts.length);
    expect(answered?.['body']).toEqual({
      version: 1,
      type: 'question-answered',
      uid: first?.['attemptUid'],
      at: first?.['at'],
      session: start?.['uid'],
      kind: 'lesson',
      lesson: 'one',
      question: first?.['questionUid'],
      skill: first?.['skill'],
      correct: true,
      credit: 1,
      seconds: first?.['seconds'],
      dontKnow: false,
    });
    expect((await replayAll(db, server.content, { write: false })).differing).toEqual([]);
  });

  it('refuses the identifier of an answer for another event', async () => {
    const client = server.as('auth0|reuser');
    await studyThrough(client, server.content, 'one');
    const { events, attempts } = await exported('auth0|reuser');
    const body = { event_uid: String(attempts[0]?.['attemptUid']), lesson_uid: 'one' };
    await expect(client.markLessonAsNotMastered({ body })).rejects.toMatchObject({
      code: 'attempt-conflict',
    });
    expect((await exported('auth0|reuser')).events).toEqual(events);
  });

  it('goes on after answers that an earlier server kept twice', async () => {
    const { db } = server.database;
    const client = server.as('auth0|earlier');
    await studyThrough(client, server.content, 'one');
    const before = (await exported('auth0|earlier')).events;
    // As the servers before migration 0010 wrote them.
    await db.insert(event).values(
      before.filter(isAnswer).map(({ sequence, uid, at, type, body }) => ({
        learnerId: 'auth0|earlier',
        sequence: Number(sequence),
        uid: String(uid),
        at: Number(at),
        type: String(type),
        body,
      })),
    );
    await db
      .update(attempt)
      .set({ sequence: null })
      .where(and(eq(attempt.learnerId, 'auth0|earlier'), isNotNull(attempt.sequence)));
    expect((await exported('auth0|earlier')).events).toEqual(before);

    const total = (await client.dailyXp()).xp_total;
    expect(total).toBeGreaterThan(0);
    await studyThrough(client, server.content, 'two');
    const { events } = await exported('auth0|earlier');
    expect(events.map((row) => row['sequence'])).toEqual([...events.keys()]);
    expect((await client.dailyXp()).xp_total).toBeGreaterThan(total);
    expect((await replayAll(db, server.content, { write: false })).differing).toEqual([]);
  });
});
