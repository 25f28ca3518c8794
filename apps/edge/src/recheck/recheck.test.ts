import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
// oxlint-disable-next-line no-restricted-imports -- the tests drive the server with the browser's own client
import type { SessionStepWire } from '@lemma/api-client';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { loadContent } from '../content/load-content.ts';
import type { Database } from '../database/database.ts';
import { answerRecheck } from '../database/schema/index.ts';
import { attemptAt } from '../../testing/server/study-through.ts';
import { engines, openTestDatabase } from '../../testing/server/test-database.ts';
import { startTestServer } from '../../testing/server/test-server.ts';
import { listRechecks, recheckTable } from './list-rechecks.ts';
import { startRechecks } from './start-rechecks.ts';

// Each starts several Pythons.
vi.setConfig({ testTimeout: 300_000 });

const content = loadContent({
  directory: join(import.meta.dirname, 'content'),
  onProblem: (message) => {
    throw new Error(message);
  },
});
const right = 'def total(xs):\n    return sum(xs)';
const wrong = 'def total(xs):\n    return 0';

const hasSandbox =
  spawnSync('bwrap', ['--unshare-all', '--ro-bind', '/', '/', 'true']).status === 0;

if (!hasSandbox) process.stdout.write('not run: grading programs again. It needs bubblewrap.\n');

/** A server that grades all programs again, and what the job logs. */
async function startServer(database: Database) {
  let next = 1;
  const messages: string[] = [];
  const push = (_fields: object, message: string) => void messages.push(message);
  const rechecks = startRechecks({
    db: database.db,
    content,
    share: 0.5,
    random: () => {
      const given = next;
      next = 1;
      return given;
    },
    clock: Date.now,
    // On a machine that other tests keep busy a grade of lower priority runs out of time.
    priority: 0,
    log: { info: push, warn: push, error: push },
  });
  const server = await startTestServer('pglite', {
    database: { ...database, close: async () => undefined },
    content,
    rechecks: rechecks.queue,
  });
  /** The next program that is sampled is chosen, and none after it. */
  const chooseOne = () => {
    next = 0;
  };
  return { server, messages, chooseOne, stop: rechecks.stop };
}

/** Studies the lesson to its end with one program, which the browser reports to have passed all tests. */
async function study({ server, chooseOne }: Awaited<ReturnType<typeof startServer>>, code: string) {
  chooseOne();
  const learner = `auth0|${crypto.randomUUID()}`;
  const client = server.as(learner);
  const session = await client.sessionInitialisation({
    body: { session_uid: crypto.randomUUID(), kind: 'lesson', lesson_uid: 'sums' },
  });
  let step: SessionStepWire = session.next;
  while (step.type === 'question') {
    const { uid } = step.question;
    const key = content.lessons.get('sums')?.questions.find((one) => one.uid === uid)?.key;
    const names = key?.kind === 'repl' ? key.cases : [];
    const results = names.map((name) => ({ name, passed: true }));
    const answer = { kind: 'repl' as const, code, results };
    step = (await client.replAttempt(attemptAt(session.session_uid, step, answer))).next;
  }
  return { learner, client, outcome: step.outcome };
}

const rowsOf = (database: Database, learner: string) =>
  database.db.select().from(answerRecheck).where(eq(answerRecheck.learnerId, learner));

// Each grade starts a Python: on one engine, PostgreSQL where there is one.
describe.each(engines.slice(-1))('programs that earned mastery, on %s', (engine) => {
  it.runIf(hasSandbox)(
    'are graded again after a restart: a forged verdict is listed and takes nothing away, an honest one is not',
    async () => {
      const database = await openTestDatabase(engine);
      const first = await startServer(database);
      // Until the job has seen that the sandbox runs, nothing is queued.
      await expect
        .poll(
          async () => {
            const { learner } = await study(first, right);
            return (await rowsOf(database, learner)).length;
          },
          { timeout: 120_000, interval: 1000 },
        )
        .toBeGreaterThan(0);
      const liar = await study(first, wrong);
      const honest = await study(first, right);
      await first.stop();
      expect(await rowsOf(database, liar.learner)).toContainEqual(
        expect.objectContaining({ status: 'waiting' }),
      );

      // What was being graded has a lease: the second server's clock is past it.
      await database.db.update(answerRecheck).set({ leasedUntil: 0 });
      const second = await startServer(database);
      const statuses = async ({ learner }: { learner: string }) => [
        ...new Set((await rowsOf(database, learner)).map(({ status }) => status)),
      ];
      await expect
        .poll(async () => [await statuses(liar), await statuses(honest)], {
          timeout: 240_000,
          interval: 1000,
        })
        .toEqual([['differs'], ['agrees']]);
      const { listed } = await listRechecks(database.db);
      expect(new Set(listed.map(({ learner }) => learner))).toEqual(new Set([liar.learner]));
      expect(recheckTable({ waiting: 0, agreeing: 2, listed })).toContain('total([1, 2, ');
      expect(second.messages).toContain(
        'the server’s verdict on a program differs from the browser’s',
      );
      const { lessons } = await second.server.as(liar.learner).allLessons();
      expect(lessons.find(({ lesson_uid: uid }) => uid === 'sums')?.status).toBe('mastered');
      await second.stop();
      await database.close();
    },
  );
});

it('are not queued, and the log says why, where there is no sandbox', async () => {
  const database = await openTestDatabase('pglite');
  vi.stubEnv('PATH', '');
  const running = await startServer(database);
  await expect
    .poll(() => running.messages, { timeout: 60_000 })
    .toEqual(['programs are not graded again: the sandbox does not run']);
  const { learner, outcome } = await study(running, right);
  expect(outcome).toBe('passed');
  expect(await rowsOf(database, learner)).toEqual([]);
  await running.stop();
  vi.unstubAllEnvs();
  await database.close();
});
