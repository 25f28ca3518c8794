import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
// oxlint-disable-next-line no-restricted-imports -- the tests drive the server with the browser's own client
import { type ApiClient, createApiClient } from '@lemma/api-client';
import { createTestIdentity, type TestIdentity } from './tokens.ts';

export interface ServerPlace {
  /** Directory of an embedded database, or a PostgreSQL address. */
  readonly directory?: string;
  readonly url?: string;
  readonly connections?: number;
  /** Serves the courses of the workspace instead of the lessons of the tests. */
  readonly courses?: boolean;
}

/** The server as a process that can be killed and started again on the same database. */
export class ServerProcess {
  readonly #place: ServerPlace;
  readonly #identity: TestIdentity;
  #child: ChildProcess | undefined;
  #port = 0;

  private constructor(place: ServerPlace, identity: TestIdentity) {
    this.#place = place;
    this.#identity = identity;
  }

  static async start(place: ServerPlace): Promise<ServerProcess> {
    const server = new ServerProcess(place, await createTestIdentity(Date.now));
    await server.start();
    return server;
  }

  /** Resolves once it listens. Rejects with what it printed if it ends before. */
  async start(): Promise<void> {
    const { directory, url, connections, courses } = this.#place;
    const child = spawn(
      process.execPath,
      ['--conditions=@lemma/source', '--no-warnings', join(import.meta.dirname, 'child.ts')],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          PATH: process.env['PATH'],
          TEST_JWKS: JSON.stringify(this.#identity.jwks),
          ...(directory ? { TEST_DIRECTORY: directory } : {}),
          ...(url ? { TEST_DATABASE_URL: url } : {}),
          ...(courses ? { TEST_COURSES: 'yes' } : {}),
          ...(connections ? { TEST_CONNECTIONS: String(connections) } : {}),
        },
      },
    );
    this.#child = child;
    this.#port = await new Promise<number>((resolve, reject) => {
      let printed = '';
      const read = (chunk: Buffer) => {
        printed += chunk.toString();
        const port = /port (\d+)/u.exec(printed)?.[1];
        if (port) resolve(Number(port));
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', () => reject(new Error(`The server ended: ${printed}`)));
    });
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Milliseconds of processor time since it started. Linux only. */
  cpuMilliseconds(): number {
    const stat = readFileSync(`/proc/${this.#child?.pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // Clock ticks of 10 ms: user and system time.
    return (Number(fields[11]) + Number(fields[12])) * 10;
  }

  /** SIGKILL: nothing is flushed, nothing is closed. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => {
      child.once('exit', resolve);
    });
    child.kill('SIGKILL');
    await ended;
  }

  /** A signed-in client that speaks real HTTP, to wherever the server listens now. */
  as(learner: string): ApiClient {
    // Signed once: signing costs more than the call that is measured.
    const token = this.#identity.token(learner);
    return createApiClient({
      baseUrl: 'http://server.test',
      retries: 0,
      timeoutMs: 20_000,
      getToken: () => token,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const { pathname, search } = new URL(request.url);
        return fetch(new Request(`${this.origin}${pathname}${search}`, request));
      },
    });
  }
}
