import { afterEach, expect, it } from 'vitest';
import { forgetAnswers, keepAnswer, keepAnswersFor, keepingFetch } from './kept-answers.ts';

const reached: boolean[] = [];
const online = keepingFetch(
  async (input) => Response.json({ from: new URL((input as Request).url).pathname }),
  (isReached) => reached.push(isReached),
);
const offline = keepingFetch(
  async () => {
    throw new TypeError('Failed to fetch');
  },
  (isReached) => reached.push(isReached),
);
const read = async (send: typeof fetch, path: string): Promise<unknown> =>
  (await send(new URL(path, location.origin))).json();
/** What is kept is written behind the answer's back. */
const isKept = (path: string) =>
  expect.poll(async () => read(offline, path).catch(() => undefined), { timeout: 20_000 });

afterEach(async () => {
  await forgetAnswers();
  keepAnswersFor(undefined);
  reached.length = 0;
});

it('gives the last answer of a call while no answer comes', async () => {
  keepAnswersFor('ada');
  await read(online, '/edge/user/me');
  await isKept('/edge/user/me').toEqual({ from: '/edge/user/me' });
  expect(reached[0]).toBe(true);
  expect(reached.at(-1)).toBe(false);
});

it('keeps an answer that the page has worked out itself', async () => {
  await keepAnswer('/edge/user/session/1', { position: 3 });
  await isKept('/edge/user/session/1').toEqual({ position: 3 });
  expect(reached).not.toContain(true);
});

it('gives nothing of another learner, and nothing after sign-out', async () => {
  keepAnswersFor('ada');
  await read(online, '/edge/user/me');
  await isKept('/edge/user/me').toBeDefined();
  keepAnswersFor('ben');
  await expect(read(offline, '/edge/user/me')).rejects.toThrow('Failed to fetch');
  await forgetAnswers();
  keepAnswersFor('ada');
  await expect(read(offline, '/edge/user/me')).rejects.toThrow('Failed to fetch');
});

it('never answers a write', async () => {
  await expect(
    offline(new URL('/edge/user/update-name', location.origin), { method: 'POST' }),
  ).rejects.toThrow('Failed to fetch');
});
