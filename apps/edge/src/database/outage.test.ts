import { connect, createServer, type Server, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../test-server/test-server.ts';
import { createTestDatabase } from '../test-server/postgres-database.ts';
import { engines } from '../test-server/test-database.ts';
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

describe.runIf(engines.some((engine) => engine === 'postgresql'))('an outage of PostgreSQL', () => {
  it('is answered with 503 and Retry-After, and is over without a restart', async () => {
    const { url, drop } = await createTestDatabase();
    const door = new Door(new URL(url));
    await door.open();
    const throughDoor = new URL(url);
    throughDoor.hostname = '127.0.0.1';
    throughDoor.port = String(door.port);
    const lost: Error[] = [];
    const database = await openDatabase({
      url: throughDoor.href,
      connections: 4,
      onError: (error) => lost.push(error),
    });
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
});
