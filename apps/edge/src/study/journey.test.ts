import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../testing/server/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/server/test-server.ts';
import { attemptAt, rightAnswer, studyThrough } from '../../testing/server/study-through.ts';

describe.each(engines)('studying on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  it('takes a learner from sign-in to the next lesson, and refuses what is locked', async () => {
    const ada = server.as('auth0|ada');
    await ada.syncUser({ body: { email: 'ada@example.org', name: 'Ada' } });
    await ada.updateCourse({ params: { course_id: 'testing' } });
    const start = (lesson: string) =>
      ada.sessionInitialisation({
        body: { session_uid: crypto.randomUUID(), kind: 'lesson', lesson_uid: lesson },
      });
    await expect(start('two')).rejects.toMatchObject({
      status: 403,
      code: 'lesson-locked',
      problem: { missing_prerequisites: [{ lesson_uid: 'one', title: 'Lesson one' }] },
    });

    const end = await studyThrough(ada, server.content, 'one');
    expect(end).toMatchObject({
      outcome: 'passed',
      accuracy: 1,
      opened_lessons: [{ lesson_uid: 'two', title: 'Lesson two' }],
      streak: 1,
    });
    expect(end.xp).toBeGreaterThan(0);
    expect(end.daily_xp).toEqual({ xp: end.xp, goal: 30 });
    expect(Date.parse(end.next_review_at ?? '')).toBeGreaterThan(server.now());

    const { actions } = await ada.nextActions();
    expect(actions.map((action) => action.lesson_uid)).toContain('two');
    expect((await start('two')).next.type).toBe('question');
    await expect(start('three')).rejects.toMatchObject({ status: 402, code: 'payment-required' });
    expect(server.failures).toEqual([]);
  });

  it('gives feedback only after an answer, and never a key before', async () => {
    const ben = server.as('auth0|ben');
    const session = await ben.sessionInitialisation({
      body: { session_uid: crypto.randomUUID(), kind: 'lesson', lesson_uid: 'one' },
    });
    const text = JSON.stringify(session);
    for (const secret of ['"correct"', '"key"', 'leaves a rest', 'twice one', 'It is seven'])
      expect(text).not.toContain(secret);
    const result = await ben.multipleChoiceAttempt(
      attemptAt(session.session_uid, session.next, { kind: 'dont-know' }),
    );
    expect(result.score).toEqual({ correct: false, credit: 0, unreadable: null });
    expect(result.feedback?.explanation).not.toBe('');
  });

  it('counts a repeated attempt once, and refuses its identifier for another answer', async () => {
    const cleo = server.as('auth0|cleo');
    const session = await cleo.sessionInitialisation({
      body: { session_uid: crypto.randomUUID(), kind: 'lesson', lesson_uid: 'one' },
    });
    const attempt = attemptAt(session.session_uid, session.next, { kind: 'dont-know' });
    const first = await cleo.multipleChoiceAttempt(attempt);
    const again = await Promise.all([1, 2, 3].map(() => cleo.multipleChoiceAttempt(attempt)));
    for (const one of again) expect(one).toEqual(first);
    await expect(
      cleo.multipleChoiceAttempt({ ...attempt, body: { ...attempt.body, seconds: 21 } }),
    ).rejects.toMatchObject({ status: 409, code: 'attempt-conflict' });
    expect(
      (await cleo.session({ params: { session_uid: session.session_uid } })).answers,
    ).toHaveLength(1);
  });

  it('does not count an answer that cannot be read', async () => {
    const dan = server.as('auth0|dan');
    const session = await dan.sessionInitialisation({
      body: { session_uid: crypto.randomUUID(), kind: 'lesson', lesson_uid: 'one' },
    });
    let { next } = session;
    // Until a number is asked for.
    while (next.type === 'question' && next.question.kind !== 'numeric')
      next = (
        await dan.multipleChoiceAttempt(
          attemptAt(
            session.session_uid,
            next,
            rightAnswer(server.content, next.question.uid, next.question.seed),
          ),
        )
      ).next;
    const result = await dan.multipleChoiceAttempt(
      attemptAt(session.session_uid, next, { kind: 'numeric', text: 'a few' }),
    );
    expect(result.score.unreadable).toMatch(/\w/u);
    expect(result.score.problem).toEqual({ code: 'not-a-number', typed: 'a few' });
    expect(result.feedback).toBeNull();
    expect(result.next).toEqual(next);
  });

  it('gives a reload the session as it stands', async () => {
    const eve = server.as('auth0|eve');
    const session = await eve.sessionInitialisation({
      body: { session_uid: crypto.randomUUID(), kind: 'lesson', lesson_uid: 'one' },
    });
    await eve.multipleChoiceAttempt(
      attemptAt(session.session_uid, session.next, { kind: 'dont-know' }),
    );
    server.advance(60_000);
    const entry = {
      entry_uid: crypto.randomUUID(),
      session_uid: session.session_uid,
      position: 2,
      seconds: 40,
    };
    await eve.sessionHistory({ body: entry });
    await eve.sessionHistory({ body: entry });
    const reloaded = await eve.session({ params: { session_uid: session.session_uid } });
    expect(reloaded).toMatchObject({
      position: 2,
      seconds: 40,
      answers: [{ feedback: { correct: false } }],
    });
    const begunAgain = await eve.sessionInitialisation({
      body: { session_uid: crypto.randomUUID(), kind: 'lesson', lesson_uid: 'one' },
    });
    expect(begunAgain).toEqual(reloaded);
  });

  it('opens reviews once a lesson is mastered, and puts a failed lesson back', async () => {
    const flo = server.as('auth0|flo');
    const review = () => studyThrough(flo, server.content, 'one', { kind: 'review' });
    await expect(review()).rejects.toMatchObject({ status: 409, code: 'nothing-to-review' });
    const failed = await studyThrough(flo, server.content, 'one', {
      answer: () => ({ kind: 'dont-know' }),
    });
    expect(failed).toMatchObject({ outcome: 'failed', opened_lessons: [], xp: 0 });
    expect(failed.weak_skills.map((skill) => skill.title)).toContain('Add two numbers');
    server.advance(60_000);
    await studyThrough(flo, server.content, 'one');
    server.advance(60_000);
    expect(await review()).toMatchObject({ outcome: 'passed' });
    const { sessions } = await flo.lessonHistory({ params: { lesson_uid: 'one' } });
    expect(sessions.map((session) => session.outcome)).toEqual(['passed', 'passed', 'failed']);
  });
});
