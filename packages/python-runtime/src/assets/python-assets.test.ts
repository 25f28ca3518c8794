import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'lemma-python-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Prints the digest of the snapshot that the process got, and the one that its loader names. */
const program = `
  import { createHash } from 'node:crypto';
  const { pythonAsset } = await import(${JSON.stringify(join(import.meta.dirname, 'python-assets.ts'))});
  const loader = new TextDecoder().decode(await pythonAsset('pyodide.asm.mjs', ${JSON.stringify(folder)}));
  const snapshot = await pythonAsset('python-snapshot.bin', ${JSON.stringify(folder)});
  console.log(createHash('sha256').update(snapshot).digest('hex'), loader.trimEnd().split(' ').at(-1));
`;
const makeInAProcess = async (): Promise<string[]> => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--conditions=@lemma/source',
    '--input-type=module',
    '--eval',
    program,
  ]);
  return stdout.trim().split(' ');
};

it('two processes that make the files at once get one snapshot, the one that the loader names', async () => {
  const got = await Promise.all([makeInAProcess(), makeInAProcess()]);
  const [stamp] = readdirSync(folder);
  const kept = join(folder, stamp ?? '');
  const digest = createHash('sha256')
    .update(readFileSync(join(kept, 'python-snapshot.bin')))
    .digest('hex');
  expect(got).toEqual([
    [digest, digest],
    [digest, digest],
  ]);
  expect(readdirSync(kept).sort()).toEqual([
    'pyodide.asm.mjs',
    'pyodide.asm.wasm',
    'python-snapshot.bin',
    'python-stdlib.zip',
  ]);
}, 120_000);
