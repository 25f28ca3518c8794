/** Storybook's own command, as the scripts of package.json call it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export const root = join(import.meta.dirname, '../..');
const command = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
const patienceInMs = 300_000;

function start(...args: readonly string[]): ChildProcess {
  return spawn(process.execPath, ['--conditions=@lemma/source', command, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
}

/** Builds into a folder; milliseconds. */
export async function buildStorybook(folder: string): Promise<number> {
  const began = performance.now();
  const [code] = await once(start('build', '-o', folder, '--quiet'), 'exit');
  if (code !== 0) throw new Error(`storybook build ended with ${code}: run it to see why.`);
  return performance.now() - began;
}

export interface DevServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The dev server, once it answers. */
export async function serveStorybook(): Promise<DevServer> {
  const url = `http://localhost:${await freePort()}`;
  const child = start('dev', '-p', new URL(url).port, '--exact-port', '--ci', '--quiet');
  const ended = once(child, 'exit');
  const close = async () => {
    child.kill();
    await ended;
  };
  for (const began = performance.now(); performance.now() - began < patienceInMs; await wait(200)) {
    if (child.exitCode !== null) throw new Error('storybook dev ended before it answered.');
    const answer = await fetch(`${url}/index.json`).catch(() => undefined);
    if (answer?.ok) return { url, close };
  }
  await close();
  throw new Error(
    `storybook dev did not answer at ${url} within ${patienceInMs / 60_000} minutes.`,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
