import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../testing/server/test-database.ts';
import { attemptAt, rightAnswer, studyThrough } from '../../testing/server/study-through.ts';
import { startTestServer, type TestServer } from '../../testing/server/test-server.ts';

const hour = 60 * 60 * 1000;

describe.each(engines)('what a learner does on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  it('earns XP for a lesson once, however often it is gone through', async () => {
    const client = server.as('auth0|replayer');
    const first = await studyThrough(client, server.content, 'one');
    expect(first).toMatchObject({ outcome: 'passed' });
    expect(first.xp).toBeGreaterThan(0);
    expect(await studyThrough(client, server.content, 'one')).toMatchObject({ xp: 0 });
    server.advance(30 * 24 * hour);
    expect(await studyThrough(client, server.content, 'one')).toMatchObject({ xp: 0 });
  });

  it('earns XP for a review, and none for another one on the same day', async () => {
    const client = server.as('auth0|reviewer');
    await studyThrough(client, server.content, 'one');
    const review = { kind: 'review' as const };
    expect(await studyThrough(client, server.content, 'one', review)).toMatchObject({ xp: 0 });
    server.advance(30 * 24 * hour);
    const due = await studyThrough(client, server.content, 'one', review);
    expect(due.xp).toBeGreaterThan(0);
    expect(await studyThrough(client, server.content, 'one', review)).toMatchObject({ xp: 0 });
  });

  it('counts no more minutes than have passed, whatever the browser says', async () => {
    const client = server.as('auth0|boaster');
    const wrong = () => ({ kind: 'dont-know' }) as const;
    const finished = await studyThrough(client, server.content, 'one', { answer: wrong });
    expect(finished).toMatchObject({ outcome: 'failed', minutes: 0 });
  });

  it('is refused under the identifier of something else, and leaves nothing behind', async () => {
    const client = server.as('auth0|reuser');
    const used = crypto.randomUUID();
    const mark = { event_uid: used, lesson_uid: 'one' };
    const marked = await client.markLessonAsNotMastered({ body: mark });
    expect(await client.markLessonAsNotMastered({ body: mark })).toEqual(marked);
    await expect(
      client.markLessonAsNotMastered({ body: { ...mark, lesson_uid: 'two' } }),
    ).rejects.toMatchObject({ code: 'attempt-conflict' });

    const { session_uid: uid, next } = await client.sessionInitialisation({
      body: { session_uid: crypto.randomUUID(), kind: 'lesson', lesson_uid: 'one' },
    });
    if (next.type !== 'question') throw new Error('no question');
    const answer = rightAnswer(server.content, next.question.uid, next.question.seed);
    const attempt = attemptAt(uid, next, answer);
    const reused = { ...attempt, body: { ...attempt.body, attempt_uid: used } };
    await expect(client.multipleChoiceAttempt(reused)).rejects.toMatchObject({
      code: 'attempt-conflict',
    });
    expect((await client.session({ params: { session_uid: uid } })).answers).toEqual([]);
    expect(await client.multipleChoiceAttempt(attempt)).toMatchObject({ score: { correct: true } });
    await expect(
      client.sessionInitialisation({
        body: { session_uid: used, kind: 'lesson', lesson_uid: 'two' },
      }),
    ).rejects.toMatchObject({ status: expect.any(Number) });
    await expect(
      client.sessionDifficulty({ body: { event_uid: used, session_uid: uid, rating: 'right' } }),
    ).rejects.toMatchObject({ code: 'attempt-conflict' });
    expect(server.failures).toEqual([]);
  });

  it('is named by a title that is more than spaces', async () => {
    const answer = await server.fetch('/edge/user/create-course/', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await server.identity.token('auth0|namer')}`,
      },
      body: JSON.stringify({
        course_uid: crypto.randomUUID(),
        title: ' \t ',
        goal_lesson_uids: ['two'],
      }),
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { errors: [{ pointer: '/body/title', message: 'must not be blank' }] },
    ]);
  });
});
