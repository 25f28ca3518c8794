import { expect } from 'vitest';
import { attemptAt, rightAnswer, studyThrough } from '../server/study-through.ts';
import type { StudyHandlers } from '../../src/server/study-handlers.ts';
import { begin, uuid, type Outcomes } from './world.ts';

export const studyCalls: Outcomes<keyof StudyHandlers> = {
  multipleChoiceAttempt: async ({ server }) => {
    const chooser = server.as('auth0|chooser');
    const { session_uid: uid, next } = await begin(chooser, 'one');
    if (next.type !== 'question') throw new Error('no question');
    const answer = rightAnswer(server.content, next.question.uid, next.question.seed);
    const result = await chooser.multipleChoiceAttempt(attemptAt(uid, next, answer));
    expect(result).toMatchObject({
      score: { correct: true },
      feedback: { correct: true },
      next: { type: 'question' },
    });
    await expect(chooser.multipleChoiceAttempt(attemptAt(uid, next, answer))).rejects.toMatchObject(
      { code: 'question-not-asked' },
    );
  },
  replAttempt: async ({ server }) => {
    const coder = server.as('auth0|coder');
    const { session_uid: uid, next } = await begin(coder, 'one');
    // The question asked is no program: the server says so, and takes "I don't know" here too.
    const wrongKind = attemptAt(uid, next, { kind: 'repl', code: 'x', results: [] });
    await expect(coder.replAttempt(wrongKind)).rejects.toMatchObject({
      code: 'invalid-request',
      problem: { errors: [{ pointer: '/body/answer/kind' }] },
    });
    expect(await coder.replAttempt(attemptAt(uid, next, { kind: 'dont-know' }))).toMatchObject({
      score: { correct: false },
    });
  },
  sessionInitialisation: async ({ server }) => {
    const two = server.as('auth0|initiator');
    const body = { session_uid: uuid(), kind: 'lesson' as const, lesson_uid: 'one' };
    const first = await two.sessionInitialisation({ body });
    expect(first).toMatchObject({
      lesson: { uid: 'one' },
      position: 0,
      answers: [],
      next: { type: 'question', reason: 'new' },
    });
    expect(await two.sessionInitialisation({ body })).toEqual(first);
    await expect(
      two.sessionInitialisation({ body: { ...body, kind: 'review' } }),
    ).rejects.toMatchObject({ code: 'attempt-conflict' });
  },
  session: async ({ ada, openSession, server }) => {
    const params = { session_uid: openSession };
    expect(await ada.session({ params })).toMatchObject({ lesson_uid: 'two' });
    await expect(server.as('auth0|nobody').session({ params })).rejects.toMatchObject({
      code: 'not-found',
    });
  },
  sessionHistory: async ({ ada, openSession, server }) => {
    server.advance(30_000);
    const body = { entry_uid: uuid(), session_uid: openSession, position: 3, seconds: 10_000 };
    await ada.sessionHistory({ body });
    const { position, seconds } = await ada.session({ params: { session_uid: openSession } });
    expect(position).toBe(3);
    // No more than has passed since the session began.
    expect(seconds).toBeLessThanOrEqual(30);
  },
  sessionDifficulty: async ({ ada, openSession }) => {
    const body = { event_uid: uuid(), session_uid: openSession, rating: 'too-hard' as const };
    await ada.sessionDifficulty({ body });
    await ada.sessionDifficulty({ body });
    const { tables } = await ada.exportData();
    expect(tables['event']?.filter((one) => one['type'] === 'difficulty-rated')).toHaveLength(1);
  },
  markLessonAsNotMastered: async ({ server }) => {
    const doubter = server.as('auth0|doubter');
    await studyThrough(doubter, server.content, 'one');
    const marked = await doubter.markLessonAsNotMastered({
      body: { event_uid: uuid(), lesson_uid: 'one' },
    });
    expect(marked).toEqual({ lesson_uid: 'one', status: 'available' });
  },
  nextActions: async ({ ada }) => {
    const { actions, daily_xp: today } = await ada.nextActions();
    expect(actions[0]).toMatchObject({
      kind: 'continue',
      lesson_uid: 'two',
      title: 'Lesson two',
      has_access: true,
    });
    expect(actions[0]?.reason.text).not.toBe('');
    expect(today.xp).toBeGreaterThan(0);
  },
  refreshNextActions: async ({ ada }) => {
    expect((await ada.refreshNextActions()).actions.length).toBeGreaterThan(0);
  },
  nextReviews: async ({ ada, server }) => {
    const { reviews } = await ada.nextReviews();
    expect(reviews).toMatchObject([{ review_uid: 'one', due: false }]);
    expect(Date.parse(reviews[0]?.due_at ?? '')).toBeGreaterThan(server.now());
  },
  inProgressSessions: async ({ ada, openSession }) => {
    const { sessions } = await ada.inProgressSessions();
    expect(sessions).toMatchObject([{ session_uid: openSession, lesson_uid: 'two', answered: 1 }]);
  },
  mistakes: async ({ ada, server }) => {
    const clean = await ada.mistakes();
    expect(clean).toMatchObject({ missed_skills: 0, courses: [], skills: [], next: null });
    expect(clean.answers).toBeGreaterThan(3);
    const misser = server.as('auth0|misser');
    await studyThrough(misser, server.content, 'one', { answer: () => ({ kind: 'dont-know' }) });
    const { skills, courses } = await misser.mistakes({ query: { course_id: 'testing' } });
    expect(skills[0]).toMatchObject({ lesson: { lesson_uid: 'one' }, mended: false });
    expect(skills[0]?.latest[0]).toMatchObject({ kind: 'lesson', answer: { kind: 'dont-know' } });
    expect(courses).toMatchObject([{ course_uid: 'testing', skills: skills.length }]);
    expect((await misser.mistakes({ query: { lesson_uid: 'two' } })).skills).toEqual([]);
  },
  topicsMastered: async ({ ada }) => {
    expect((await ada.topicsMastered()).topics).toMatchObject([{ lesson_uid: 'one' }]);
  },
};
