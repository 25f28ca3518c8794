import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { createTestDatabase } from '../../testing/server/postgres-database.ts';
import { engines } from '../../testing/server/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/server/test-server.ts';
import { Turns } from './turns.ts';

const connections = 4;

describe.runIf(engines.some((engine) => engine === 'postgresql'))('a learner who is locked', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let server: TestServer;
  beforeEach(async () => {
    database = await createTestDatabase();
    server = await startTestServer('postgresql', {
      database: await openDatabase({ url: database.url, connections }),
    });
  });
  afterEach(async () => {
    await server.close();
    await database.drop();
  });

  it('leaves the other learners their connections', async () => {
    const [ada, bob] = [server.as('auth0|ada'), server.as('auth0|bob')];
    await bob.syncUser({ body: { email: 'bob@example.org', name: 'Bob' } });
    await ada.sessionInitialisation({
      body: { session_uid: crypto.randomUUID(), kind: 'lesson', lesson_uid: 'one' },
    });
    const other = new Client({ connectionString: database.url });
    await other.connect();
    await other.query(
      "begin; select 1 from learner_state where learner_id = 'auth0|ada' for update",
    );
    let ended = 0;
    const writes = Array.from({ length: connections * 3 }, async () => {
      const body = { event_uid: crypto.randomUUID(), lesson_uid: 'one' };
      await ada.markLessonAsNotMastered({ body });
      ended += 1;
    });
    expect((await bob.me()).name).toBe('Bob');
    // None of them had given up a connection by then: there was one all the time.
    expect(ended).toBe(0);
    await other.query('commit');
    await other.end();
    await Promise.all(writes);
    expect(server.failures).toEqual([]);
  });
});

describe('turns', () => {
  it('run one after another by key, whatever becomes of the one before', async () => {
    const turns = new Turns();
    const ran: string[] = [];
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const first = turns.take('ada', async () => {
      await held;
      ran.push('first');
      throw new Error('it failed');
    });
    const second = turns.take('ada', async () => {
      ran.push('second');
    });
    await turns.take('bob', async () => {
      ran.push('bob');
    });
    release?.();
    await expect(first).rejects.toThrow('it failed');
    await second;
    expect(ran).toEqual(['bob', 'first', 'second']);
  });
});
