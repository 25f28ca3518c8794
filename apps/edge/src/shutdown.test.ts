import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort, untilOk } from '@lemma/testing/child-server';
import { createTestDatabase } from '../testing/server/postgres-database.ts';
import { engines } from '../testing/server/test-database.ts';

interface Running {
  readonly port: number;
  readonly child: ChildProcess;
  readonly printed: () => string;
}

const directories: string[] = [];
const children: ChildProcess[] = [];

async function start(environment: Record<string, string>): Promise<Running> {
  const directory = mkdtempSync(join(tmpdir(), 'shutdown-'));
  directories.push(directory);
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--conditions=@lemma/source', '--no-warnings', join(import.meta.dirname, 'main.ts')],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        PORT: String(port),
        LEMMA_DATA_DIR: directory,
        TRUST_PROXY: 'yes',
        CONTENT_DIR: join(import.meta.dirname, '../testing/server/content'),
        ...environment,
      },
    },
  );
  children.push(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  await untilOk(`http://127.0.0.1:${port}/edge/ready`, child);
  return { port, child, printed: () => printed };
}

type Outcome = number | string;

/** One request; its status, or the code of the error that it ended with. */
async function ask(port: number, path: string, agent?: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const headers = { 'x-forwarded-for': `10.0.0.${Math.floor(Math.random() * 256)}` };
    const sent = request({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', (error) => resolve(String(error)));
    });
    sent.once('error', (error) => resolve('code' in error ? String(error.code) : String(error)));
    sent.end();
  });
}

/** A balancer: clients ask again and again on connections that they keep, while the server reports that it is ready. */
class Traffic {
  readonly outcomes = new Set<Outcome>();
  readonly #port: number;
  #isReady = true;
  #answers = 0;

  constructor(port: number) {
    this.#port = port;
  }

  async run(clients: number): Promise<void> {
    const poll = async () => {
      while (this.#isReady) {
        this.#isReady = (await ask(this.#port, '/edge/ready')) === 200;
        await wait(20);
      }
    };
    const client = async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (this.#isReady) {
        this.outcomes.add(await ask(this.#port, '/edge/health', agent));
        this.#answers += 1;
      }
      agent.destroy();
    };
    await Promise.all([poll(), ...Array.from({ length: clients }, client)]);
  }

  async untilAnswers(count: number): Promise<void> {
    while (this.#answers < count) await wait(10);
  }
}

describe.each(engines)('a server on %s that is asked to stop', (engine) => {
  let database: Awaited<ReturnType<typeof createTestDatabase>> | undefined;
  beforeEach(async () => {
    database = engine === 'postgresql' ? await createTestDatabase() : undefined;
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    for (const directory of directories.splice(0))
      rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
    await database?.drop();
  });
  const environment = () => (database ? { DATABASE_URL: database.url } : {});

  it('answers every request of its traffic, reports that it is not ready, and exits with 0', async () => {
    const { port, child, printed } = await start({
      ...environment(),
      SHUTDOWN_DELAY_SECONDS: '1',
    });
    const traffic = new Traffic(port);
    const run = traffic.run(16);
    await traffic.untilAnswers(500);
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await run;
    expect(await ask(port, '/edge/live')).toBe(200);
    expect([...traffic.outcomes]).toEqual([200]);
    expect([(await exit)[0], printed()]).toEqual([
      0,
      expect.stringMatching(/^edge ready[^\n]*\n$/u),
    ]);
  });

  it('exits with 0 although a client keeps its request to itself', async () => {
    const { port, child } = await start({ ...environment(), SHUTDOWN_GRACE_SECONDS: '0.2' });
    const halfSent = request({ host: '127.0.0.1', port, method: 'POST', path: '/edge/user' });
    const cut = once(halfSent, 'error');
    halfSent.setHeader('content-length', '1000');
    halfSent.write('{');
    await wait(100);
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    child.kill('SIGINT');
    expect((await exit)[0]).toBe(0);
    await cut;
  });
});
