import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rightAnswer, studyThrough } from '../../testing/server/study-through.ts';
import { engines } from '../../testing/server/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/server/test-server.ts';
import {
  attempt,
  event,
  learnerState,
  memoryPoint,
  session,
  sessionEntry,
} from '../database/schema/index.ts';
import { passRateReport } from '../learner/pass-rate-report.ts';
import { replayAll } from '../learner/replay.ts';
import { unclaimedFor, visitorOwner } from '../learner/visitor.ts';
import { sweepSamples } from './sweep-samples.ts';

const uuid = () => crypto.randomUUID();
const visitorTables = { session, sessionEntry, attempt, event, memoryPoint, learnerState };

describe.each(engines)('a visitor’s lesson on %s', (engine) => {
  let server: TestServer;
  let visitor: ReturnType<TestServer['as']>;
  beforeAll(async () => {
    server = await startTestServer(engine);
    visitor = server.as();
  });
  afterAll(() => server.close());

  /** Studies lesson one as a visitor: the first `wrong` answers are "I don't know yet". */
  async function study({ wrong = 0, most = 100 } = {}) {
    const session_uid = uuid();
    let { next } = await visitor.startSample({ body: { session_uid, lesson_uid: 'one' } });
    const entry = { entry_uid: uuid(), session_uid, position: 3, seconds: 40 };
    server.advance(60_000);
    await visitor.sampleHistory({ body: entry });
    for (let given = 0; next.type === 'question' && given < most; given += 1) {
      const { uid: question_uid, seed } = next.question;
      const answer =
        given < wrong
          ? { kind: 'dont-know' as const }
          : (rightAnswer(server.content, question_uid, seed) as { kind: 'dont-know' });
      server.advance(20_000);
      ({ next } = await visitor.answerSample({
        params: { session_uid },
        body: { attempt_uid: uuid(), question_uid, seed, seconds: 15, answer },
      }));
    }
    return { session_uid, params: { session_uid }, next };
  }

  async function rowsOf(owner: string): Promise<Record<string, number>> {
    const { db } = server.database;
    const counts: Record<string, number> = {};
    for (const [name, table] of Object.entries(visitorTables))
      counts[name] = await db.$count(table, eq(table.learnerId, owner));
    return counts;
  }
  const none = {
    session: 0,
    sessionEntry: 0,
    attempt: 0,
    event: 0,
    memoryPoint: 0,
    learnerState: 0,
  };

  it('is the learner’s once it is claimed: mastery, XP, its answers and second tries, and nothing is left', async () => {
    const sample = await study({ wrong: 1 });
    if (sample.next.type !== 'finished') throw new Error('not finished');
    const before = await rowsOf(visitorOwner(sample.session_uid));
    const ada = server.as('auth0|sampling-ada');
    await ada.syncUser({ body: { email: 'a@example.org', name: 'A', time_zone: 'Asia/Tokyo' } });
    await ada.updateCourse({ params: { course_id: 'testing' } });

    expect(await ada.claimSample({ params: sample.params })).toEqual({
      lesson_uid: 'one',
      taken: true,
    });

    const { topics } = await ada.topicsMastered();
    expect(topics.map(({ lesson_uid }) => lesson_uid)).toEqual(['one']);
    expect((await ada.dailyXp()).days.at(-1)?.xp).toBe(sample.next.xp);
    const after = await rowsOf('auth0|sampling-ada');
    expect(after).toMatchObject({
      session: 1,
      sessionEntry: before['sessionEntry'],
      attempt: before['attempt'],
      // Choosing the course is an event of the learner's own.
      event: (before['event'] ?? 0) + 1,
    });
    expect(await rowsOf(visitorOwner(sample.session_uid))).toEqual(none);
    // What was folded in one by one is what the events add up to.
    const { differing } = await replayAll(server.database.db, server.content, { write: false });
    expect(differing).toEqual([]);
    const kept = await ada.session({ params: sample.params });
    expect(kept.next).toMatchObject({ type: 'finished', outcome: 'passed' });
    expect(kept.answers.length).toBe(before['attempt']);
  });

  it('goes on for the learner where the visitor left it', async () => {
    const { session_uid, next } = await study({ most: 1 });
    const grace = server.as('auth0|sampling-grace');
    await grace.claimSample({ params: { session_uid } });
    const going = await grace.session({ params: { session_uid } });
    expect(going.next).toEqual(next);
    expect(going).toMatchObject({ position: 3, seconds: 40 });
    const end = await studyThrough(grace, server.content, 'one');
    expect(end).toMatchObject({ outcome: 'passed', session_uid });
  });

  it('is deleted where the learner has studied the lesson already, and earns nothing twice', async () => {
    const twice = server.as('auth0|sampling-twice');
    await studyThrough(twice, server.content, 'one');
    const xp = (await twice.dailyXp()).days.at(-1)?.xp;
    const sample = await study();
    expect(await twice.claimSample({ params: sample.params })).toEqual({
      lesson_uid: 'one',
      taken: false,
    });
    expect((await twice.dailyXp()).days.at(-1)?.xp).toBe(xp);
    expect(await rowsOf(visitorOwner(sample.session_uid))).toEqual(none);
  });

  it('is claimed once, whoever asks first', async () => {
    const sample = await study({ most: 2 });
    const claims = await Promise.allSettled(
      ['auth0|first', 'auth0|second', 'auth0|third'].map((who) =>
        server.as(who).claimSample({ params: sample.params }),
      ),
    );
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    // What another tab of the visitor sends after that finds nothing, and leaves nothing.
    const late = { entry_uid: uuid(), session_uid: sample.session_uid, position: 9, seconds: 1 };
    await expect(visitor.sampleHistory({ body: late })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(await rowsOf(visitorOwner(sample.session_uid))).toEqual(none);
  });

  it('is a free lesson that needs no other, and no review', async () => {
    const start = (lesson_uid: string) =>
      visitor.startSample({ body: { session_uid: uuid(), lesson_uid } });
    await expect(start('two')).rejects.toMatchObject({ code: 'lesson-locked' });
    await expect(start('three')).rejects.toMatchObject({ code: 'payment-required' });
    await expect(start('no-such-lesson')).rejects.toMatchObject({ code: 'not-found' });
    expect(await server.database.db.$count(learnerState, eq(learnerState.revision, 0))).toBe(0);
  });

  it('goes after 30 days without an owner; claimed and younger ones stay', async () => {
    const old = await study();
    const claimed = await study();
    await server.as('auth0|sampling-claimer').claimSample({ params: claimed.params });
    server.advance(unclaimedFor);
    const young = await study({ most: 1 });
    await sweepSamples(server.database.db, server.now());
    expect(await rowsOf(visitorOwner(old.session_uid))).toEqual(none);
    expect(await rowsOf('auth0|sampling-claimer')).toMatchObject({ session: 1 });
    expect(await rowsOf(visitorOwner(young.session_uid))).toMatchObject({ session: 1 });
  });

  it('counts in no pass rate', async () => {
    const before = await passRateReport(server.database.db);
    await study();
    expect(await passRateReport(server.database.db)).toEqual(before);
    expect(server.failures).toEqual([]);
  });
});
