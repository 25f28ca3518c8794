import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// oxlint-disable-next-line no-restricted-imports -- the tests drive the server with the browser's own client
import type { ApiClient, Quiz } from '@lemma/api-client';
import { type Answer, retentionOf } from '@lemma/learning-engine';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentOfMany } from '../../testing/server/many-lessons.ts';
import { rightAnswer, studyThrough } from '../../testing/server/study-through.ts';
import { engines } from '../../testing/server/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/server/test-server.ts';
import { attempt, quiz, quizAnswer } from '../database/schema/index.ts';
import { shownBefore } from '../study/session-rows.ts';

const day = 24 * 60 * 60 * 1000;
const root = mkdtempSync(join(tmpdir(), 'quiz-'));
afterAll(() => rmSync(root, { recursive: true }));

const dontKnow: Answer = { kind: 'dont-know' };
const uuid = () => crypto.randomUUID();

describe.each(engines)('the weekly quiz on %s', (engine) => {
  let server: TestServer;
  let more: readonly string[];
  beforeAll(async () => {
    const many = contentOfMany(join(root, engine));
    more = many.more;
    server = await startTestServer(engine, { content: many.content });
  });
  afterAll(() => server.close());

  const learner = async (name: string, lessons: readonly string[] = more) => {
    const client = server.as(`auth0|${name}`);
    for (const lesson of lessons) await studyThrough(client, server.content, lesson);
    return client;
  };
  const start = (client: ApiClient, uid: string = uuid()) =>
    client.startQuiz({ body: { quiz_uid: uid } });
  const right = ({ question }: Quiz) =>
    rightAnswer(server.content, question?.uid ?? '', question?.seed ?? 0);
  const bodyOf = ({ question }: Quiz, answer: Answer, seconds = 20) => ({
    answer_uid: uuid(),
    question_uid: question?.uid ?? '',
    seed: question?.seed ?? 0,
    answer: answer as never,
    seconds,
  });
  const give = async (client: ApiClient, at: Quiz, answer: Answer) =>
    client.answerQuiz({ params: { quiz_uid: at.quiz_uid }, body: bodyOf(at, answer) });
  /** Answers what is left; the nth question wrongly where `misses` says so. */
  const answerAll = async (client: ApiClient, from: Quiz, misses: readonly number[] = []) => {
    let at = from;
    while (at.question) {
      server.advance(20_000);
      const answer = misses.includes(at.answered) ? dontKnow : right(at);
      at = (await give(client, at, answer)).quiz;
    }
    return at;
  };

  it('begins with ten mastered lessons, is offered by the plan, and is one however often it is started', async () => {
    const client = await learner('ten', more.slice(0, 9));
    const refused = await start(client).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'quiz-not-due' });
    expect((await client.nextActions()).actions.map(({ kind }) => kind)).not.toContain('quiz');
    await learner('ten', more.slice(9, 10));
    expect((await client.quizzes()).available).toBe(true);
    const [first] = (await client.nextActions()).actions;
    expect(first).toMatchObject({
      kind: 'quiz',
      title: 'Weekly quiz',
      session_uid: null,
      has_access: true,
      reason: { code: 'weekly-quiz', questions: 10 },
    });

    // Two starts at once are one quiz.
    const [one, two] = await Promise.all([start(client), start(client)]);
    expect(two).toEqual(one);
    expect(one).toMatchObject({ status: 'in-progress', answered: 0, total: 10, result: null });
    await give(client, one, right(one));
    const [next] = (await client.nextActions()).actions;
    expect(next).toMatchObject({
      kind: 'quiz',
      session_uid: one.quiz_uid,
      reason: { code: 'continues-quiz', left: 9 },
    });
    expect(await client.quizzes()).toMatchObject({
      available: true,
      open: { quiz_uid: one.quiz_uid, answered: 1, total: 10 },
    });
  });

  it('asks ten lessons once each, texts that the learner has not seen, without help', async () => {
    const client = await learner('fresh');
    const seen = await server.database.db
      .select()
      .from(attempt)
      .where(eq(attempt.learnerId, 'auth0|fresh'));
    const before = new Set(seen.map(({ questionUid, seed }) => `${questionUid} ${seed}`));
    const plain = new Set(
      seen
        .filter(({ questionUid }) => !questionUid.endsWith('add-1'))
        .map((one) => one.questionUid),
    );
    expect(plain.size).toBeGreaterThan(20);
    let at = await start(client);
    const asked: string[] = [];
    while (at.question) {
      const { uid, seed, hints } = at.question;
      expect(before.has(`${uid} ${seed}`) || plain.has(uid)).toBe(false);
      expect(hints).toEqual([]);
      asked.push(uid.slice(0, uid.indexOf('/')));
      at = (await give(client, at, dontKnow)).quiz;
    }
    expect(new Set(asked).size).toBe(10);
    expect(asked.every((lesson) => more.includes(lesson))).toBe(true);
  });

  it('says nothing of an answer before the last one, in any payload', async () => {
    const client = await learner('curious');
    const payloads: unknown[] = [];
    let at = await start(client);
    payloads.push(at);
    for (let nth = 0; nth < 9; nth += 1) {
      const given = await give(client, at, nth % 2 === 0 ? right(at) : dontKnow);
      payloads.push(given, await client.quiz({ params: { quiz_uid: at.quiz_uid } }));
      payloads.push(await client.quizzes(), await client.nextActions());
      const params = { lesson_uid: at.question?.uid.split('/')[0] ?? '' };
      payloads.push((await client.lessonHistory({ params })).quizzes);
      at = given.quiz;
      expect(at).toMatchObject({ status: 'in-progress', answered: nth + 1, result: null });
    }
    const telling =
      /^(?:correct.*|credit|feedback|key|score|explanation|comment|right.*|steps|probability|due_.*|message)$/u;
    const found = payloads.flatMap((payload) => keysOf(payload).filter((key) => telling.test(key)));
    expect(found).toEqual([]);
    // Seen to fail: the end has them all.
    const { quiz: end } = await give(client, at, right(at));
    expect(keysOf(end).filter((key) => telling.test(key))).toContain('correct');
  });

  it('goes on where it stood, counts an answer once, and refuses what does not fit', async () => {
    const client = await learner('reloader');
    const at = await start(client);
    const params = { quiz_uid: at.quiz_uid };
    const body = bodyOf(at, right(at));
    const first = await client.answerQuiz({ params, body });
    expect(await client.answerQuiz({ params, body })).toEqual(first);
    expect(await client.quiz({ params })).toEqual(first.quiz);
    expect(await start(client)).toEqual(first.quiz);
    const refusals = await Promise.all(
      [
        { ...body, seconds: 21 },
        { ...body, answer_uid: uuid() },
        { ...bodyOf(first.quiz, dontKnow), seed: (first.quiz.question?.seed ?? 0) + 1 },
        bodyOf(first.quiz, { kind: 'output', text: 'x' }),
      ].map((one) =>
        client.answerQuiz({ params, body: one }).catch((error: { code?: string }) => error.code),
      ),
    );
    expect(refusals).toEqual([
      'attempt-conflict',
      'question-not-asked',
      'question-not-asked',
      'invalid-request',
    ]);
    // What cannot be read is not counted.
    let numeric = first.quiz;
    while (numeric.question && numeric.question.kind !== 'numeric')
      numeric = (await give(client, numeric, right(numeric))).quiz;
    const unread = await give(client, numeric, { kind: 'numeric', text: 'many' });
    expect(unread.unreadable).not.toBeNull();
    expect(unread.quiz).toEqual(numeric);
    const end = await answerAll(client, numeric);
    expect(end.status).toBe('finished');
    const late = client.answerQuiz({ params, body: bodyOf(first.quiz, dontKnow) });
    await expect(late).rejects.toMatchObject({ code: 'session-finished' });
    expect(await client.answerQuiz({ params, body })).toMatchObject({ quiz: end });
  });

  it('ends with both answers, a weighted figure with its range, and a changed plan, once a week', async () => {
    const client = await learner('finisher');
    server.advance(4 * 60 * 60 * 1000);
    const end = await answerAll(client, await start(client), [2, 7]);
    const { result } = end;
    if (!result) throw new Error('no result');
    expect(result).toMatchObject({ right: 8, lessons: 12, xp: 6.5, next_quiz_on: '2026-03-09' });
    expect(result.answers).toHaveLength(10);
    for (const [nth, answer] of result.answers.entries()) {
      const missed = [2, 7].includes(nth);
      expect(answer.feedback).toMatchObject({ correct: !missed });
      expect(answer.feedback.explanation).not.toBe('');
      const [before, after] = [answer.due_before, answer.due_at].map((at) => Date.parse(at ?? ''));
      // What was missed is due now, the others later than before.
      expect(missed ? after === server.now() : (after ?? 0) > (before ?? Infinity)).toBe(true);
    }
    const rows = await server.database.db
      .select()
      .from(quizAnswer)
      .where(eq(quizAnswer.quizUid, end.quiz_uid));
    const figure = retentionOf(rows.map((row) => [row.probability, row.correct ? 1 : 0] as const));
    expect(result.retention).toEqual({ ...figure, quizzes: 1 });
    expect(rows.every(({ probability }) => Math.abs(probability - 10 / 12) < 1e-9)).toBe(true);
    expect(result.topics).toEqual([
      { unit_uid: 'first', unit_title: expect.any(String), right: 8, ...figure },
    ]);

    const { tables } = await client.exportData();
    const finished = tables['event']?.filter((one) => one['type'] === 'quiz-finished');
    expect(finished).toMatchObject([
      { body: { session: end.quiz_uid, xp: result.xp, day: '2026-03-02' } },
    ]);
    expect(tables['quiz']).toHaveLength(1);
    expect(tables['quiz_answer']).toHaveLength(10);

    const [asked] = result.answers;
    const { quizzes } = await client.lessonHistory({
      params: { lesson_uid: asked?.lesson.lesson_uid ?? '' },
    });
    expect(quizzes).toMatchObject([{ quiz_uid: end.quiz_uid, correct: true }]);

    const missed = result.answers.flatMap(({ feedback, lesson }) =>
      feedback.correct ? [] : lesson.lesson_uid,
    );
    const { actions } = await client.nextActions();
    expect(actions.map(({ kind }) => kind)).not.toContain('quiz');
    const due = actions.filter(({ kind }) => kind === 'review').map(({ lesson_uid: uid }) => uid);
    expect(new Set(due)).toEqual(new Set(missed));
    await expect(start(client)).rejects.toMatchObject({ code: 'quiz-not-due' });
    expect(await start(client, end.quiz_uid)).toEqual(end);
    expect(await client.quizzes()).toMatchObject({
      available: false,
      next_quiz_on: '2026-03-09',
      quizzes: [{ quiz_uid: end.quiz_uid, right: 8, total: 10 }],
    });

    server.advance(7 * day);
    const second = await start(client);
    expect(second.quiz_uid).not.toBe(end.quiz_uid);
    const after = await answerAll(client, second);
    expect(after.result?.retention).toMatchObject({ answers: 20, quizzes: 2 });
    // A result stays as it was.
    expect(await client.quiz({ params: { quiz_uid: end.quiz_uid } })).toEqual(end);
  });

  it('keeps the right answer of a question that it will ask, and has it come last in reviews', async () => {
    const client = server.as('auth0|peeper');
    let missed = '';
    const failing = await studyThrough(client, server.content, 'one', {
      answer: (uid, seed) => {
        if (missed !== '' || !uid.includes('pick')) return rightAnswer(server.content, uid, seed);
        missed = uid;
        return dontKnow;
      },
    });
    const said = async () => {
      const [mistake] = (await client.mistakes()).skills.flatMap(({ latest }) => latest);
      const { answers } = await client.session({ params: { session_uid: failing.session_uid } });
      const past = answers.find(
        ({ question, answer }) => question.uid === missed && answer.kind === 'dont-know',
      );
      return [mistake?.feedback.explanation, past?.feedback.explanation];
    };
    expect(await said()).not.toContain('');
    const { db } = server.database;
    const lesson = server.content.lessons.get('one');
    const learnerId = 'auth0|peeper';
    const quizUid = uuid();
    const drawn = { lesson: 'one', version: lesson?.hash ?? '', seed: 5, probability: 1 };
    await db.insert(quiz).values({
      learnerId,
      quizUid,
      questions: [
        { ...drawn, question: 'one/add-2' },
        { ...drawn, question: missed },
      ],
      lessons: 10,
      startedAt: server.now(),
    });
    expect(await said()).toEqual(['', '']);
    const at = await client.quiz({ params: { quiz_uid: quizUid } });
    await answerAll(client, at);
    expect(await said()).not.toContain('');
    const row = { learnerId, sessionUid: '', lessonUid: 'one', startedAt: server.now() };
    expect((await shownBefore(db, row)).slice(-2)).toEqual([
      { question: 'one/add-2', seed: 5, by: 'quiz' },
      { question: missed, seed: 5, by: 'quiz' },
    ]);
    expect(server.failures).toEqual([]);
  });
});

function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}
