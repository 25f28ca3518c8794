import type { Answer } from '@lemma/learning-engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server/test-server.ts';
import { attemptAt, rightAnswer, studyThrough } from '../../testing/server/study-through.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer('pglite');
});
afterAll(() => server.close());

type Client = ReturnType<TestServer['as']>;
const wrongNumber: Answer = { kind: 'numeric', text: '123456789' };

const begin = (client: Client) =>
  client.sessionInitialisation({
    body: { session_uid: crypto.randomUUID(), kind: 'lesson', lesson_uid: 'one' },
  });

/** Answers rightly until a number is asked for. */
async function atNumber(client: Client) {
  const session = await begin(client);
  let { next } = session;
  while (next.type === 'question' && next.question.kind !== 'numeric') {
    const { uid, seed } = next.question;
    const answer = rightAnswer(server.content, uid, seed);
    next = (await client.multipleChoiceAttempt(attemptAt(session.session_uid, next, answer))).next;
  }
  if (next.type !== 'question') throw new Error('The lesson asks for no number.');
  return { uid: session.session_uid, next };
}

it('lets a slip be tried once more before the answer is shown, and counts the first answer', async () => {
  const ada = server.as('auth0|ada');
  const { uid, next } = await atNumber(ada);
  const missed = await ada.multipleChoiceAttempt(attemptAt(uid, next, wrongNumber));
  expect(missed.feedback).toMatchObject({ correct: false, secondTry: true, explanation: '' });
  expect(missed.feedback).not.toHaveProperty('correctValue');
  expect(missed.next).toEqual({ ...next, reason: 'second-try' });
  // A reload gets no more of it.
  const { answers } = await ada.session({ params: { session_uid: uid } });
  expect(answers.at(-1)?.feedback).toEqual(missed.feedback);

  const right = rightAnswer(server.content, next.question.uid, next.question.seed);
  const mended = await ada.multipleChoiceAttempt(attemptAt(uid, missed.next, right));
  expect(mended.score.correct).toBe(true);
  expect(mended.feedback?.explanation).not.toBe('');
  const accuracy = await finish(ada, uid, mended.next);
  expect(accuracy).toBeLessThan(1);
});

it('shows the answer after "I don’t know yet" at once', async () => {
  const ben = server.as('auth0|ben');
  const { uid, next } = await atNumber(ben);
  const result = await ben.multipleChoiceAttempt(attemptAt(uid, next, { kind: 'dont-know' }));
  expect(result.feedback).toMatchObject({ dontKnow: true, correct: false });
  expect(result.feedback).toHaveProperty('correctValue');
  expect(result.next).not.toMatchObject({ reason: 'second-try' });
});

it('takes answers that were given without network in order, each once, and nothing else', async () => {
  const cleo = server.as('auth0|cleo');
  const session = await begin(cleo);
  const { next, ahead } = session;
  expect(ahead.length).toBeGreaterThan(0);
  expect(JSON.stringify(ahead)).not.toContain('"key"');
  const [first] = ahead;
  if (!first) throw new Error('There is nothing ahead.');
  const asAsked = { type: 'question' as const, reason: 'new' as const, question: first };
  const answer = rightAnswer(server.content, first.uid, first.seed);
  const early = attemptAt(session.session_uid, asAsked, answer);
  await cleo.multipleChoiceAttempt(attemptAt(session.session_uid, next, { kind: 'dont-know' }));
  expect((await cleo.multipleChoiceAttempt(early)).score.correct).toBe(true);
  const again = { ...early, body: { ...early.body, attempt_uid: crypto.randomUUID() } };
  await expect(cleo.multipleChoiceAttempt(again)).rejects.toMatchObject({
    code: 'question-not-asked',
  });
  const other = { ...early, body: { ...again.body, seed: 12_345 } };
  await expect(cleo.multipleChoiceAttempt(other)).rejects.toMatchObject({
    code: 'question-not-asked',
  });
});

it('asks what was not shown first when a failed lesson comes back', async () => {
  const dan = server.as('auth0|dan');
  const asked: string[][] = [];
  for (let times = 0; times < 2; times += 1) {
    const seen: string[] = [];
    await studyThrough(dan, server.content, 'one', {
      answer: (uid) => {
        seen.push(uid);
        return { kind: 'dont-know' };
      },
    });
    asked.push(seen);
    server.advance(5 * 3_600_000);
  }
  const [first = [], second = []] = asked;
  expect(first).toContain('one/pick-1');
  // Of what the lesson has only the template still gives other numbers.
  expect(new Set(second)).toEqual(new Set(['one/add-1']));
});

async function finish(
  client: Client,
  uid: string,
  from: Awaited<ReturnType<typeof begin>>['next'],
): Promise<number> {
  let step = from;
  while (step.type === 'question') {
    const { uid: question, seed } = step.question;
    const answer = rightAnswer(server.content, question, seed);
    step = (await client.multipleChoiceAttempt(attemptAt(uid, step, answer))).next;
  }
  return step.accuracy;
}
