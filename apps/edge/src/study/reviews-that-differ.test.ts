import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../testing/server/test-database.ts';
import { rightAnswer, studyThrough } from '../../testing/server/study-through.ts';
import { startTestServer, type TestServer } from '../../testing/server/test-server.ts';
import { questionAt } from './question-bank.ts';

const day = 24 * 60 * 60 * 1000;

describe.each(engines)('what reviews ask on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  it('is from the second review on taken from the exercises too, and does not come again while something else is left', async () => {
    const client = server.as('auth0|reviewed');
    const lesson = server.content.lessons.get('one');
    if (!lesson) throw new Error('The test content has no lesson one.');
    const use = new Map(lesson.questions.map((question) => [question.uid, question.use]));
    const asked: { readonly uid: string; readonly text: string; readonly in: number }[] = [];
    const session = async (number: number) =>
      studyThrough(client, server.content, 'one', {
        kind: number === 0 ? 'lesson' : 'review',
        answer: (uid, seed) => {
          const text = JSON.stringify(questionAt(lesson, uid, seed).prompt);
          asked.push({ uid, text, in: number });
          return rightAnswer(server.content, uid, seed);
        },
      });
    for (let number = 0; number <= 4; number += 1) {
      await session(number);
      server.advance(40 * day);
    }
    const usesOf = (number: number) =>
      new Set(asked.filter((one) => one.in === number).map(({ uid }) => use.get(uid)));
    expect(usesOf(0)).toEqual(new Set(['exercise']));
    expect(usesOf(1)).toEqual(new Set(['review']));
    const later = asked.filter((one) => one.in > 1);
    expect(later.map(({ uid }) => use.get(uid))).toContain('exercise');
    const texts = asked.map(({ text }) => text);
    const all = new Set(lesson.questions.map(({ uid }) => uid));
    const firstRepeat = texts.findIndex((text, index) => texts.indexOf(text) < index);
    const before = new Set(asked.slice(0, firstRepeat).map(({ uid }) => uid));
    expect(firstRepeat < 0 || before.size === all.size).toBe(true);
  });
});
