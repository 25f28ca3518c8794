import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// oxlint-disable-next-line no-restricted-imports -- the tests drive the server with the browser's own client
import type { ApiClient } from '@lemma/api-client';
import type { Answer } from '@lemma/learning-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentOfMany } from '../../testing/server/many-lessons.ts';
import { attemptAt, rightAnswer, studyThrough } from '../../testing/server/study-through.ts';
import { engines } from '../../testing/server/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/server/test-server.ts';

const day = 24 * 60 * 60 * 1000;
const root = mkdtempSync(join(tmpdir(), 'mistakes-'));
afterAll(() => rmSync(root, { recursive: true }));

const dontKnow: Answer = { kind: 'dont-know' };

describe.each(engines)('mistakes on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  const begin = (client: ApiClient, lesson: string, kind: 'lesson' | 'review' = 'lesson') =>
    client.sessionInitialisation({
      body: { session_uid: crypto.randomUUID(), kind, lesson_uid: lesson },
    });
  const right = (uid: string, seed: number) => rightAnswer(server.content, uid, seed);
  /** Studies lesson one with one miss, at the first question to a skill. */
  const missOnce = async (client: ApiClient, skill: string, answer = dontKnow) => {
    let missed = false;
    await studyThrough(client, server.content, 'one', {
      answer: (uid, seed) => {
        if (missed || !uid.includes(skill)) return right(uid, seed);
        missed = true;
        return answer;
      },
    });
  };

  it('shows a miss with its numbers, both answers and the steps, once a second try is over', async () => {
    const client = server.as('auth0|second-try');
    const { session_uid: uid, next } = await begin(client, 'one');
    if (next.type !== 'question') throw new Error('no question');
    const { uid: question, seed } = next.question;
    expect(question).toBe('one/add-1');
    const wrong: Answer = { kind: 'numeric', text: '1000' };
    const first = await client.multipleChoiceAttempt(attemptAt(uid, next, wrong));
    expect(first.next).toMatchObject({ reason: 'second-try' });
    expect(await client.mistakes()).toMatchObject({ skills: [], missed_skills: 0 });

    await client.multipleChoiceAttempt(attemptAt(uid, first.next, right(question, seed)));
    const { skills } = await client.mistakes();
    // The second try is no answer of its own, and no right one since.
    expect(skills).toMatchObject([
      { skill_id: 'add', skill_title: 'Add two numbers', misses: 1, answers: 1, mended: false },
    ]);
    expect(skills[0]?.right_since_at).toBeNull();
    const miss = skills[0]?.latest[0];
    expect(miss).toMatchObject({
      question: { uid: question, seed, prompt: next.question['prompt'] },
      answer: wrong,
      feedback: { correct: false },
    });
    const value = right(question, seed);
    expect(miss?.feedback['correctValue']).toBe(value.kind === 'numeric' ? value.text : '');
    expect(miss?.feedback.explanation).toContain(value.kind === 'numeric' ? value.text : '');
  });

  it('sets a skill apart once it was right on two days since, not twice on one', async () => {
    const client = server.as('auth0|mender');
    await client.syncUser({
      body: { email: 'mender@example.org', name: '', time_zone: 'Pacific/Auckland' },
    });
    await missOnce(client, 'pick');
    const before = await client.mistakes();
    expect(before).toMatchObject({ missed_skills: 1, mended_skills: 0 });
    expect(before.skills).toMatchObject([{ skill_id: 'choose', misses: 1, mended: false }]);
    expect(before.skills[0]?.right_since_at).not.toBeNull();

    // 09:00 in UTC is 22:00 in Auckland: three hours later it is another day there, unless it begins at four.
    server.advance(3 * 60 * 60 * 1000);
    await studyThrough(client, server.content, 'one', { kind: 'review' });
    await client.updateSettings({ body: { day_start: 4 } });
    expect(await client.mistakes()).toMatchObject({ missed_skills: 1, mended_skills: 0 });
    await client.updateSettings({ body: { day_start: 0 } });
    expect(await client.mistakes()).toMatchObject({ missed_skills: 0, mended_skills: 1 });
    const { skills } = await client.mistakes({ query: { state: 'mended' } });
    expect(skills).toMatchObject([{ skill_id: 'choose', mended: true }]);

    server.advance(60_000);
    await missOnce(client, 'pick');
    const after = await client.mistakes();
    expect(after.mended_skills).toBe(0);
    expect(after.skills).toMatchObject([{ skill_id: 'choose', misses: 2, mended: false }]);
    server.advance(366 * day);
    expect(await client.mistakes()).toMatchObject({ answers: 0, missed_skills: 0, skills: [] });
  });

  it('gives no right answer to a question that an open session asks, until it is answered', async () => {
    const client = server.as('auth0|peeper');
    const all = { answer: () => dontKnow };
    const failed = await studyThrough(client, server.content, 'one', all);
    const open = await begin(client, 'one');
    // No template gives the skill other numbers: what was missed is asked again.
    const asked = open.ahead.filter(({ skill }) => skill === 'choose').map(({ uid }) => uid);
    expect(asked).toContain('one/pick-1');
    /** What is said of the misses, on both screens that show them. */
    const said = async () => {
      const { skills } = await client.mistakes();
      const params = { session_uid: failed.session_uid };
      const misses = [
        ...skills.flatMap(({ latest }) => latest),
        ...(await client.session({ params })).answers,
      ];
      const split = Map.groupBy(misses, ({ question }) => asked.includes(question.uid));
      return { asked: split.get(true) ?? [], others: split.get(false) ?? [] };
    };
    const before = await said();
    expect(before.asked.length).toBeGreaterThan(1);
    for (const { feedback } of before.asked) {
      expect(feedback).toMatchObject({ secondTry: true, explanation: '' });
      expect(feedback['correctOptions']).toBeUndefined();
    }
    expect(before.others.length).toBeGreaterThan(1);
    for (const { feedback } of before.others) expect(feedback.explanation).not.toBe('');

    let step = open.next;
    while (step.type === 'question') {
      const { uid, seed } = step.question;
      const attempt = attemptAt(open.session_uid, step, right(uid, seed));
      step = (await client.multipleChoiceAttempt(attempt)).next;
    }
    const after = await said();
    expect(after.asked.length).toBeGreaterThan(0);
    for (const { feedback } of after.asked)
      expect(feedback).toMatchObject({ correctOptions: ['a'] });
  });

  it('gives no right answer to the question that a running diagnostic asks', async () => {
    const client = server.as('auth0|tester');
    await studyThrough(client, server.content, 'one');
    await studyThrough(client, server.content, 'two');
    await studyThrough(client, server.content, 'two', { kind: 'review', answer: () => dontKnow });
    const withheld = async () =>
      (await client.mistakes()).skills
        .flatMap(({ latest }) => latest)
        .filter(({ feedback }) => feedback['secondTry'] === true)
        .map(({ question }) => question.uid);
    expect(await withheld()).toEqual([]);
    const { question } = await client.startDiagnostic({
      body: { session_uid: crypto.randomUUID(), course_id: 'testing' },
    });
    expect(await withheld()).toEqual([question?.uid]);
  });

  it('pages through many skills, each once, in either order, and by lesson', async () => {
    const { more, content } = contentOfMany(join(root, engine));
    const many = await startTestServer(engine, { content });
    const client = many.as('auth0|many');
    for (const [index, lesson] of more.entries()) {
      many.advance(60_000);
      const times = index === 3 ? 2 : 1;
      for (let time = 0; time < times; time += 1)
        await studyThrough(client, content, lesson, { answer: () => dontKnow });
    }
    const pages = async (query: { readonly order?: 'latest' | 'most-missed' }) => {
      const names: string[] = [];
      let after: string | undefined;
      do {
        const page = await client.mistakes({ query: { ...query, ...(after ? { after } : {}) } });
        names.push(...page.skills.map((one) => `${one.lesson.lesson_uid}/${one.skill_id}`));
        expect(page.skills.length).toBeLessThanOrEqual(10);
        after = page.next ?? undefined;
      } while (after !== undefined);
      return names;
    };
    const latest = await pages({});
    const most = await pages({ order: 'most-missed' });
    expect(new Set(latest).size).toBe(latest.length);
    expect(latest.length).toBeGreaterThan(10);
    expect(latest[0]).toContain(more.at(-1));
    expect(most[0]).toContain(more[3]);
    expect(most.toSorted()).toEqual(latest.toSorted());
    const one = await client.mistakes({ query: { lesson_uid: more[3] } });
    expect(one.skills.every(({ lesson }) => lesson.lesson_uid === more[3])).toBe(true);
    expect(one.skills[0]?.misses).toBeGreaterThan(3);
    expect(one.skills[0]?.latest).toHaveLength(3);
    expect(one.missed_skills).toBe(one.skills.length);
    await many.close();
  });
});
