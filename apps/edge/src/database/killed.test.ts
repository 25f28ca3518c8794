import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { replayAll } from '../learner/replay.ts';
import { answerUntil } from '../../testing/server/answering-learner.ts';
import { EventCount } from '../../testing/server/event-count.ts';
import { ServerProcess } from '../../testing/server/server-process.ts';
import { createTestDatabase } from '../../testing/server/postgres-database.ts';
import { engines, openTestDirectory } from '../../testing/server/test-database.ts';
import { loadTestContent } from '../../testing/server/test-content.ts';
import { openDatabase } from './open.ts';

/** Kills of one run: `pnpm bench edge` makes 20. */
const kills = Number(process.env['LEMMA_KILLS'] ?? 1);
const learners = ['auth0|ada', 'auth0|ben', 'auth0|cleo', 'auth0|dan'];

describe.each(engines)('a server on %s that is killed while learners answer', (engine) => {
  const directory = mkdtempSync(join(tmpdir(), 'killed-'));
  afterAll(() => rmSync(directory, { recursive: true }));

  it('loses no acknowledged attempt and counts none twice', async () => {
    const postgres = engine === 'postgresql' ? await createTestDatabase() : undefined;
    if (!postgres) await (await openTestDirectory(directory)).close();
    const place = postgres ? { url: postgres.url } : { directory };
    const server = await ServerProcess.start(place);
    let over = false;
    onTestFinished(async () => {
      over = true;
      await server.kill();
    });
    const answers = new EventCount();
    const answering = learners.map((learner) =>
      answerUntil(server.as(learner), () => over, { onAcknowledged: answers.add }),
    );
    const finished = Promise.all(answering);
    // A learner who is refused ends the wait, and the test.
    const untilFurther = (count: number) => Promise.race([answers.further(count), finished]);
    for (let kill = 0; kill < kills; kill += 1) {
      // In the midst of it: the other learners' answers are under way.
      await untilFurther(4 + (kill % 5));
      await server.kill();
      await server.start();
    }
    await untilFurther(4);
    over = true;
    const acknowledged = await finished;
    for (const [index, { attempts }] of acknowledged.entries()) {
      const { tables } = await server.as(learners[index] ?? '').exportData();
      const kept = (tables['attempt'] ?? []).map((row) => String(row['attemptUid']));
      expect(new Set(kept).size).toBe(kept.length);
      expect(kept).toEqual(expect.arrayContaining(attempts));
      const answered = (tables['event'] ?? []).filter((row) => row['type'] === 'question-answered');
      expect(answered.map((row) => String(row['uid'])).toSorted()).toEqual(kept.toSorted());
    }
    expect(acknowledged.flatMap((one) => one.attempts).length).toBeGreaterThan(kills);
    await server.kill();

    const database = await openDatabase(place);
    const report = await replayAll(database.db, loadTestContent(), { write: false });
    expect(report).toMatchObject({ learners: learners.length, differing: [] });
    await database.close();
    await postgres?.drop();
  }, 600_000);
});
