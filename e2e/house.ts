/**
 * The whole house for one test: identity provider and server as real processes over a database of their own,
 * the built site in front. The server can be killed and started again, as a crash would.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, untilOk } from '@lemma/testing/child-server';
import { siteDir } from '../scripts/site-build.ts';
import { keepCompiledLessons, lendCompiledLessons } from './compiled-lessons.ts';

const root = join(import.meta.dirname, '..');

/** As behind a proxy that tells where a visitor is; a page that sends none comes from nowhere. */
export const countryHeader = 'cf-ipcountry';

/** Whoever has this address works at the desk. */
export const deskAccount = 'desk@example.org';

/** Loaded by a server ahead of its own code: its clock stands still until it is told another time. */
const standingClock = ['--import', './e2e/standing-clock.ts'];

export interface HouseOptions {
  /** Milliseconds since the epoch: the clocks of both servers stand there until `moveClock`. */
  readonly now?: number;
  /** Folder of courses. Default: the courses of this repository. */
  readonly content?: string;
  /** Variables of the server besides those that a test needs. */
  readonly env?: Readonly<Record<string, string>>;
}

export class House {
  readonly url: string;
  readonly identityUrl: string;
  readonly dataDir = mkdtempSync(join(tmpdir(), 'lemma-house-'));
  #site = siteDir;
  #server: ChildProcess | undefined;
  #identity: ChildProcess | undefined;
  /** Where the clocks stand, in milliseconds since the epoch; undefined if they go by themselves. */
  #now: number | undefined;
  readonly #port: number;
  readonly #identityPort: number;
  readonly #env: Readonly<Record<string, string>>;
  readonly #ownCourses: boolean;

  private constructor(
    port: number,
    identityPort: number,
    { now, content, env = {} }: HouseOptions,
  ) {
    this.#port = port;
    this.#identityPort = identityPort;
    this.#now = now;
    this.#env = { ...(content === undefined ? {} : { CONTENT_DIR: content }), ...env };
    this.#ownCourses = content !== undefined;
    this.url = `http://localhost:${port}`;
    this.identityUrl = `http://localhost:${identityPort}`;
  }

  static async open(options: HouseOptions = {}): Promise<House> {
    const house = new House(await freePort(), await freePort(), options);
    try {
      await house.#begin();
    } catch (error) {
      // Nobody else could end what has begun.
      await house.close();
      throw error;
    }
    return house;
  }

  async #begin(): Promise<void> {
    const shared = {
      LEMMA_DATA_DIR: this.dataDir,
      AUTH_AUDIENCE: 'https://api.lemma.local',
      AUTH_CLIENT_ID: 'lemma-platform',
    };
    this.#identity = this.#spawn(['apps/edge/src/identity/main.ts'], {
      ...shared,
      IDENTITY_PORT: String(this.#identityPort),
      SITE_ORIGINS: this.url,
      DESK_ACCOUNTS: deskAccount,
    });
    await untilOk(`${this.identityUrl}/.well-known/openid-configuration`, this.#identity);
    if (!this.#ownCourses) lendCompiledLessons(this.dataDir);
    await this.startServer();
    if (!this.#ownCourses) keepCompiledLessons(this.dataDir);
  }

  async startServer(): Promise<void> {
    this.#server = this.#spawn(['--conditions=@lemma/source', 'apps/edge/src/main.ts'], {
      LEMMA_DATA_DIR: this.dataDir,
      AUTH_AUDIENCE: 'https://api.lemma.local',
      AUTH_CLIENT_ID: 'lemma-platform',
      AUTH_DOMAIN: this.identityUrl,
      PORT: String(this.#port),
      PUBLIC_URL: this.url,
      SITE_DIR: this.#site,
      COUNTRY_HEADER: countryHeader,
      // No test waits for a distribution on the network.
      PYTHON_WHEELS_FROM: join(tmpdir(), 'no-wheels-here'),
      ...this.#env,
    });
    await untilOk(`${this.url}/edge/health`, this.#server);
  }

  /** Sets the clocks of both servers, which `open` was given `now` for. Resolves once they stand there. */
  async moveClock(now: number): Promise<void> {
    if (this.#now === undefined) throw new Error('The clocks of this house go by themselves.');
    this.#now = now;
    await Promise.all(
      [this.#identity, this.#server].map(async (server) => {
        if (!server?.connected) return;
        const moved = once(server, 'message');
        server.send(now);
        await moved;
      }),
    );
  }

  /** `kill -9`: nothing is flushed, nothing is said goodbye to. */
  async killServer(): Promise<void> {
    await kill(this.#server);
  }

  /** The same site with another service worker, as a new version of it has one. Needs a start of the server. */
  publishUpdate(version: string): void {
    const next = join(this.dataDir, 'next-site');
    cpSync(siteDir, next, { recursive: true });
    const worker = join(next, 'service-worker.js');
    writeFileSync(
      worker,
      readFileSync(worker, 'utf8').replace('lemma-site-', `lemma-site-${version}-`),
    );
    for (const suffix of ['.br', '.gz']) rmSync(worker + suffix, { force: true });
    this.#site = next;
  }

  async close(): Promise<void> {
    // Whoever still lives writes into the folder that is deleted.
    await Promise.all([kill(this.#server), kill(this.#identity)]);
    rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 5 });
  }

  #spawn(args: string[], env: Record<string, string>): ChildProcess {
    const { DATABASE_URL: _unused, ...inherited } = process.env;
    const stands = this.#now !== undefined;
    return spawn(process.execPath, stands ? [...standingClock, ...args] : args, {
      cwd: root,
      stdio: [
        'ignore',
        process.env['HOUSE_LOG'] ? 'inherit' : 'ignore',
        'inherit',
        ...(stands ? (['ipc'] as const) : []),
      ],
      env: {
        ...inherited,
        NODE_NO_WARNINGS: '1',
        LOG_LEVEL: 'warn',
        ...(stands ? { HOUSE_NOW: String(this.#now) } : {}),
        ...env,
      },
    });
  }
}

async function kill(process: ChildProcess | undefined): Promise<void> {
  if (!process || process.exitCode !== null || process.signalCode !== null) return;
  const ended = once(process, 'exit');
  process.kill('SIGKILL');
  await ended;
}
