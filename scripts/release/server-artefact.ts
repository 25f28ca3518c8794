import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { componentsOf } from '../licences/bill-of-materials.ts';
import { command, root } from '../packing/command.ts';

const startMs = 120_000;

/** Starts the server as it is deployed, with Node and an empty environment, and stops it. Returns what went wrong. */
export async function serverArtefactProblems(scratch: string): Promise<readonly string[]> {
  const folder = join(scratch, 'server');
  const made = await command(process.execPath, [
    '--conditions=@lemma/source',
    join(root, 'scripts/server-artefact.ts'),
    folder,
    '--built',
  ]);
  if (!made.ok) return [made.output];
  const bill = componentsOf(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8'));
  if (!bill.some(({ name }) => name === 'hono'))
    return ['Its sbom.cdx.json does not list what it runs with.'];

  const port = await freePort();
  const server = spawn(process.execPath, [join(folder, 'apps/edge/src/main.ts')], {
    cwd: scratch,
    env: { PATH: '/usr/bin:/bin', PORT: String(port), LEMMA_DATA_DIR: join(scratch, 'data') },
  });
  const output: string[] = [];
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (piece) => output.push(String(piece)));
  const exit: Promise<unknown[]> = once(server, 'exit');

  const isReady = await becomesReady(port, () => server.exitCode !== null);
  if (!isReady) {
    server.kill('SIGKILL');
    return [`It did not become ready.\n${output.join('')}`];
  }
  server.kill('SIGTERM');
  const [code] = await exit;
  return code === 0 ? [] : [`It ended with code ${String(code)} on SIGTERM.\n${output.join('')}`];
}

async function becomesReady(port: number, hasEnded: () => boolean): Promise<boolean> {
  const end = performance.now() + startMs;
  while (performance.now() < end && !hasEnded()) {
    const answers = await Promise.all(
      ['health', 'ready'].map((page) =>
        fetch(`http://127.0.0.1:${port}/edge/${page}`).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    if (answers.every(Boolean)) return true;
    await sleep(500);
  }
  return false;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
