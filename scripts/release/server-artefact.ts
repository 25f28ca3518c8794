import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, untilOk } from '@lemma/testing/child-server';
import { componentsOf } from '../licences/bill-of-materials.ts';
import { command, root } from '../packing/command.ts';

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

  const address = `http://127.0.0.1:${port}/edge`;
  try {
    for (const page of ['health', 'ready']) await untilOk(`${address}/${page}`, server);
  } catch (error) {
    server.kill('SIGKILL');
    return [`It did not become ready. ${String(error)}\n${output.join('')}`];
  }
  server.kill('SIGTERM');
  const [code] = await exit;
  return code === 0 ? [] : [`It ended with code ${String(code)} on SIGTERM.\n${output.join('')}`];
}
