// oxlint-disable-next-line no-restricted-imports -- the tests drive the server with the browser's own client
import type { ApiClient } from '@lemma/api-client';
import { expect } from 'vitest';
import { rightAnswer } from '../server/study-through.ts';
import type { DiagnosticHandlers } from '../../src/server/diagnostic-handlers.ts';
import { course, uuid, type Outcomes } from './world.ts';
import type { TestServer } from '../server/test-server.ts';

export const diagnosticCalls: Outcomes<keyof DiagnosticHandlers> = {
  diagnosticCourse: async ({ visitor }) => {
    expect(await visitor.diagnosticCourse(course)).toMatchObject({
      lesson_count: 3,
      course: { slug: 'testing' },
    });
  },
  startDiagnostic: async ({ visitor }) => {
    const body = { session_uid: uuid(), course_id: 'testing' };
    const state = await visitor.startDiagnostic({ body });
    expect(state).toMatchObject({ status: 'in-progress', answered: 0, question: { hints: [] } });
    expect(await visitor.startDiagnostic({ body })).toEqual(state);
  },
  diagnosticInteractive: async ({ server }) => {
    const tester = server.as('auth0|tester');
    await expect(tester.diagnosticInteractive(course)).rejects.toMatchObject({ code: 'not-found' });
    const state = await tester.startDiagnostic({
      body: { session_uid: uuid(), course_id: 'testing' },
    });
    expect(await tester.diagnosticInteractive(course)).toEqual(state);
    const other = { ...course, query: { session_uid: state.session_uid } };
    await expect(server.as('auth0|nobody').diagnosticInteractive(other)).rejects.toMatchObject({
      code: 'not-found',
    });
  },
  answerDiagnostic: async ({ visitor }) => {
    const state = await visitor.startDiagnostic({
      body: { session_uid: uuid(), course_id: 'testing' },
    });
    const { question } = state;
    if (!question) throw new Error('no question');
    const answer = {
      params: { session_uid: state.session_uid },
      body: {
        answer_uid: uuid(),
        question_uid: question.uid,
        seed: question.seed,
        answer: { kind: 'dont-know' as const },
        seconds: 4,
      },
    };
    const first = await visitor.answerDiagnostic(answer);
    expect(first).toMatchObject({ unreadable: null, state: { answered: 1 } });
    expect(JSON.stringify(first)).not.toContain('correct');
    expect(await visitor.answerDiagnostic(answer)).toEqual(first);
    await expect(
      visitor.answerDiagnostic({ ...answer, body: { ...answer.body, seconds: 5 } }),
    ).rejects.toMatchObject({ code: 'attempt-conflict' });
  },
  claimDiagnostic: async ({ server, visitor }) => {
    const uid = await takeDiagnostic(visitor, server);
    const claimer = server.as('auth0|claimer');
    const claimed = await claimer.claimDiagnostic({ params: { session_uid: uid } });
    expect(claimed.status).toBe('finished');
    expect(await claimer.claimDiagnostic({ params: { session_uid: uid } })).toEqual(claimed);
    // What was skipped opens what follows, and is counted apart from what is mastered.
    expect((await claimer.topicsMastered()).topics).toEqual([]);
    const { counts, course: seen } = await claimer.courseProgress(course);
    expect(counts).toMatchObject({ mastered: 0, due: 0 });
    expect(counts.skipped).toBeGreaterThan(0);
    expect(seen).toMatchObject({ mastered_count: 0, skipped_count: counts.skipped });
    await expect(visitor.diagnosticResults({ params: { session_uid: uid } })).rejects.toMatchObject(
      { code: 'not-found' },
    );
  },
  continueDiagnostic: async ({ server }) => {
    const taker = server.as('auth0|surer');
    const uid = await takeDiagnostic(taker, server);
    const session = { params: { session_uid: uid } };
    const { more_questions, session: finished } = await taker.diagnosticResults(session);
    if (more_questions === 0) {
      await expect(taker.continueDiagnostic(session)).rejects.toMatchObject({
        code: 'session-finished',
      });
      return;
    }
    const open = await taker.continueDiagnostic(session);
    expect(open).toMatchObject({ status: 'in-progress', answered: finished.answered });
    expect(open.question).not.toBeNull();
    expect(await taker.continueDiagnostic(session)).toEqual(open);
  },
  diagnosticResults: async ({ server, visitor }) => {
    const running = await visitor.startDiagnostic({
      body: { session_uid: uuid(), course_id: 'testing' },
    });
    const params = { session_uid: running.session_uid };
    const before = await visitor.diagnosticResults({ params });
    const { uid: question, seed } = running.question ?? { uid: '', seed: 0 };
    const answer = rightAnswer(server.content, question, seed) as { kind: 'dont-know' };
    const body = { answer_uid: uuid(), question_uid: question, seed, answer, seconds: 5 };
    await visitor.answerDiagnostic({ params, body });
    // Nothing but the count of answers and what was asked tells of an answer while the test runs.
    const after = await visitor.diagnosticResults({ params });
    const lesson = question.slice(0, question.indexOf('/'));
    expect(after).toEqual({
      ...before,
      session: { ...before.session, answered: 1 },
      lessons: before.lessons.map((one) => ({ ...one, asked: one.lesson_uid === lesson })),
    });
    const uid = await takeDiagnostic(visitor, server);
    const results = await visitor.diagnosticResults({ params: { session_uid: uid } });
    expect(results.session.status).toBe('finished');
    expect(results.lessons[0]).toMatchObject({ lesson_uid: 'one', result: 'skipped' });
    expect(results.likely_known.most).toBeLessThanOrEqual(results.skipped_count);
  },
  diagnosticStatus: async ({ ada }) => {
    expect(await ada.diagnosticStatus(course)).toEqual({ status: 'not-started', session: null });
  },
  diagnosticSessions: async ({ server }) => {
    const taker = server.as('auth0|taker');
    const uid = await takeDiagnostic(taker, server);
    expect((await taker.diagnosticSessions()).sessions).toMatchObject([
      { session_uid: uid, status: 'finished' },
    ]);
    expect((await taker.onboardingStatus()).has_finished_diagnostic).toBe(true);
  },
};

/** Takes a diagnostic to its end, every answer right. */
async function takeDiagnostic(client: ApiClient, server: TestServer): Promise<string> {
  let state = await client.startDiagnostic({ body: { session_uid: uuid(), course_id: 'testing' } });
  while (state.question) {
    const { uid, seed } = state.question;
    const answer = rightAnswer(server.content, uid, seed) as { kind: 'dont-know' };
    const body = { answer_uid: uuid(), question_uid: uid, seed, answer, seconds: 5 };
    state = (await client.answerDiagnostic({ params: { session_uid: state.session_uid }, body }))
      .state;
  }
  return state.session_uid;
}
