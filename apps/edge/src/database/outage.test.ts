import { connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { answerUntil } from '../../testing/server/answering-learner.ts';
import { EventCount } from '../../testing/server/event-count.ts';
import { startTestServer } from '../../testing/server/test-server.ts';
import { createTestDatabase } from '../../testing/server/postgres-database.ts';
import { engines } from '../../testing/server/test-database.ts';
import { isDatabaseUnavailable } from './failure.ts';
import { openDatabase } from './open.ts';

/** A door before PostgreSQL that can be shut: connections break, new ones are refused. */
class Door {
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  port = 0;

  constructor(target: URL) {
    this.#target = target;
  }

  async open(): Promise<void> {
    const server = createServer((client) => {
      const database = connect(Number(this.#target.port), this.#target.hostname);
      for (const socket of [client, database]) {
        this.#sockets.add(socket);
        socket.on('error', () => socket.destroy());
        socket.on('close', () => this.#sockets.delete(socket));
      }
      client.pipe(database).pipe(client);
    });
    await new Promise<void>((resolve) => {
      server.listen(this.port, '127.0.0.1', resolve);
    });
    const address = server.address();
    this.port = typeof address === 'object' && address ? address.port : 0;
    this.#server = server;
  }

  async shut(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => {
      this.#server?.close(resolve);
    });
  }
}

async function throughDoor() {
  const { url, drop } = await createTestDatabase();
  const door = new Door(new URL(url));
  await door.open();
  const address = new URL(url);
  address.hostname = '127.0.0.1';
  address.port = String(door.port);
  const lost: Error[] = [];
  const database = await openDatabase({
    url: address.href,
    connections: 4,
    onError: (error) => lost.push(error),
  });
  return { door, database, lost, drop };
}

describe.runIf(engines.some((engine) => engine === 'postgresql'))('an outage of PostgreSQL', () => {
  it('is answered with 503 and Retry-After, and is over without a restart', async () => {
    const { door, database, drop } = await throughDoor();
    const server = await startTestServer('postgresql', { database });
    const ada = server.as('auth0|ada');
    await ada.syncUser({ body: { email: 'ada@example.org', name: 'Ada' } });

    await door.shut();
    const begin = () =>
      ada.sessionInitialisation({
        body: { session_uid: crypto.randomUUID(), kind: 'lesson', lesson_uid: 'one' },
      });
    for (const call of [() => ada.me(), begin, () => ada.health()])
      await expect(call()).rejects.toMatchObject({
        status: 503,
        code: 'unavailable',
        retryAfterMs: 2000,
      });

    await door.open();
    expect(await ada.me()).toMatchObject({ name: 'Ada' });
    expect((await begin()).next.type).toBe('question');
    await server.close();
    await door.shut();
    await drop();
  });

  it('under load loses nothing: every failure is a 503 to try again, then answers go on', async () => {
    const { door, database, drop } = await throughDoor();
    const server = await startTestServer('postgresql', { database });
    const learners = ['auth0|ada', 'auth0|ben', 'auth0|cleo', 'auth0|dan'];
    let over = false;
    const answers = new EventCount();
    const failures = new EventCount();
    const refused: unknown[] = [];
    const answering = Promise.all(
      learners.map((learner) =>
        answerUntil(server.as(learner), () => over, {
          onAcknowledged: answers.add,
          onFailure: (error) => {
            refused.push(error);
            failures.add();
          },
        }),
      ),
    );
    await Promise.race([answers.further(8), answering]);
    await door.shut();
    await Promise.race([failures.further(8), answering]);
    await door.open();
    await Promise.race([answers.further(8), answering]);
    over = true;
    for (const error of refused)
      expect(error).toMatchObject({ status: 503, code: 'unavailable', retryAfterMs: 2000 });
    for (const [index, { attempts }] of (await answering).entries()) {
      const { tables } = await server.as(learners[index] ?? '').exportData();
      const kept = (tables['attempt'] ?? []).map((row) => String(row['attemptUid']));
      expect(new Set(kept).size).toBe(kept.length);
      expect(kept).toEqual(expect.arrayContaining(attempts));
    }
    await server.close();
    await door.shut();
    await drop();
  });

  it('that breaks in on a transaction ends the transaction, not the process', async () => {
    const { door, database, lost, drop } = await throughDoor();
    const work = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await door.shut();
      // The connection tells of its end while no query runs on it.
      await expect.poll(() => lost.length, { timeout: 60_000 }).toBeGreaterThan(0);
      await tx.execute(sql`select 1`);
    });
    await expect(work).rejects.toSatisfy(isDatabaseUnavailable);
    await door.open();
    await database.ping();
    await database.close();
    await door.shut();
    await drop();
  });
});
