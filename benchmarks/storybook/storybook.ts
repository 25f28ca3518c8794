/** Storybook's own command, as the scripts of package.json call it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort, untilOk } from '@lemma/testing/child-server';

export const root = join(import.meta.dirname, '../..');
const command = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');

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

/** Runs every story as a test, at both widths, as `npm test` does; milliseconds. */
export async function testStories(): Promise<number> {
  const began = performance.now();
  const child = spawn(
    process.execPath,
    ['--conditions=@lemma/source', 'scripts/verify.ts', '--only', 'stories-desktop,stories-phone'],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('A story fails its test: run "pnpm test:stories" to see which.');
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
  try {
    await untilOk(`${url}/index.json`, child);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close };
}
