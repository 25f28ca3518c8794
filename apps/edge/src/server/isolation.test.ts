import { type Endpoint, fillPath, operations } from '@lemma/api-client/contract';
import { deskOperations } from '@lemma/api-client/desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentOfMany } from '../../testing/server/many-lessons.ts';
import { engines } from '../../testing/server/test-database.ts';
import { attemptAt, studyThrough } from '../../testing/server/study-through.ts';
import { startTestServer, type TestServer } from '../../testing/server/test-server.ts';

const secret = 'Course of Ada only';
const root = mkdtempSync(join(tmpdir(), 'isolation-'));
afterAll(() => rmSync(root, { recursive: true }));
const uuid = () => crypto.randomUUID();

describe.each(engines)('another learner on %s', (engine) => {
  let server: TestServer;
  /** Everything that has an identifier of Ada's, as input for any call. */
  let owned: { readonly params: Record<string, string>; readonly bodies: Record<string, unknown> };
  let before: unknown;

  const exported = async () => {
    const { tables } = await server.as('auth0|ada').exportData();
    return tables;
  };

  beforeAll(async () => {
    const { more, content } = contentOfMany(join(root, engine));
    server = await startTestServer(engine, { content });
    const ada = server.as('auth0|ada');
    await ada.syncUser({ body: { email: 'ada-secret@example.org', name: 'Ada' } });
    const course = uuid();
    await ada.createCourse({
      body: { course_uid: course, title: secret, goal_lesson_uids: ['two'] },
    });
    await studyThrough(ada, server.content, 'one');
    const session = await ada.sessionInitialisation({
      body: { session_uid: uuid(), kind: 'lesson', lesson_uid: 'two' },
    });
    const attempt = attemptAt(session.session_uid, session.next, { kind: 'dont-know' });
    await ada.multipleChoiceAttempt(attempt);
    const test = await ada.startDiagnostic({ body: { session_uid: uuid(), course_id: 'testing' } });
    for (const lesson of more) await studyThrough(ada, server.content, lesson);
    const quiz = await ada.startQuiz({ body: { quiz_uid: uuid() } });
    owned = {
      params: {
        course_id: course,
        session_uid: test.session_uid,
        lesson_uid: 'one',
        review_uid: 'one',
        quiz_uid: quiz.quiz_uid,
        question_uid: attempt.params.question_uid,
        slug: course,
        user_email: 'x@example.org',
        service: 'edge',
        provider: 'stripe',
      },
      bodies: {
        multipleChoiceAttempt: attempt.body,
        replAttempt: attempt.body,
        editCourse: { title: 'Mine now', goal_lesson_uids: ['one'] },
        sessionHistory: {
          entry_uid: uuid(),
          session_uid: session.session_uid,
          position: 9,
          seconds: 1,
        },
        sessionDifficulty: { event_uid: uuid(), session_uid: session.session_uid, rating: 'right' },
        answerSample: {
          attempt_uid: attempt.body.attempt_uid,
          question_uid: attempt.params.question_uid,
          seed: attempt.body.seed,
          seconds: 1,
          answer: { kind: 'dont-know' },
        },
        sampleHistory: {
          entry_uid: uuid(),
          session_uid: session.session_uid,
          position: 9,
          seconds: 1,
        },
        answerQuiz: {
          answer_uid: uuid(),
          question_uid: quiz.question?.uid,
          seed: quiz.question?.seed,
          answer: { kind: 'dont-know' },
          seconds: 1,
        },
        answerDiagnostic: {
          answer_uid: uuid(),
          question_uid: test.question?.uid,
          seed: test.question?.seed,
          answer: { kind: 'dont-know' },
          seconds: 1,
        },
      },
    };
    before = await exported();
  });
  afterAll(() => server.close());

  async function trespass(operation: string, endpoint: Endpoint): Promise<Response> {
    return server.fetch(fillPath(endpoint.path, owned.params), {
      method: endpoint.method,
      ...(endpoint.body ? { body: JSON.stringify(owned.bodies[operation] ?? {}) } : {}),
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await server.identity.token('auth0|mallory')}`,
      },
    });
  }

  it.each([...operations, ...deskOperations])(
    'reads and changes nothing of Ada’s by %s',
    async (operation, endpoint) => {
      const response = await trespass(operation, endpoint);
      const text = await response.text();
      for (const word of [secret, 'ada-secret']) expect(text).not.toContain(word);
      // What names a thing of Ada's finds nothing.
      expect(response.status === 404 || !(operation in owned.bodies)).toBe(true);
      expect(await exported()).toEqual(before);
      expect(server.failures).toEqual([]);
    },
  );

  it('begins a session of their own under an identifier that Ada used', async () => {
    const mallory = server.as('auth0|mallory');
    const { sessions } = await server.as('auth0|ada').inProgressSessions();
    const uid = sessions[0]?.session_uid ?? '';
    const own = await mallory.sessionInitialisation({
      body: { session_uid: uid, kind: 'lesson', lesson_uid: 'one' },
    });
    expect(own.answers).toEqual([]);
    expect(await exported()).toEqual(before);
  });
});
