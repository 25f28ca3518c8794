#!/usr/bin/env node
/** `lemma-python copy <folder>` and `lemma-python fetch-wheels <folder> [package…]`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressed } from '../assets/compressed.ts';
import { assetNames, assetStamp, pythonAsset } from '../assets/python-assets.ts';
import { fetchWheels } from '../assets/fetch-wheels.ts';

const usage = `Usage:
  lemma-python copy <folder>                     write Python's files to <folder>/<stamp>/
  lemma-python fetch-wheels <folder> [package…]  bring wheels with what they need, checked by sha256, compile
                                                 them, and write a lock file of them
    --from <address or folder>                   where they lie (default: the public CDN of Pyodide)`;

async function copy(folder: string): Promise<void> {
  const stamp = assetStamp();
  const target = join(folder, stamp);
  const cache = join(tmpdir(), 'lemma-python');
  mkdirSync(target, { recursive: true });
  for (const name of assetNames) {
    const bytes = await pythonAsset(name, cache);
    writeFileSync(join(target, name), bytes);
    for (const [ending, small] of await compressed(name, bytes, join(cache, stamp))) {
      writeFileSync(join(target, name + ending), small);
    }
  }
  console.log(
    `Python's files are in ${target}. Serve them and pass filesURL: "/python/${stamp}/".`,
  );
}

async function main(args: readonly string[]): Promise<number> {
  const [command, folder, ...rest] = args;
  if (command === 'copy' && folder) {
    await copy(folder);
    return 0;
  }
  if (command === 'fetch-wheels' && folder) {
    const flag = rest.indexOf('--from');
    const from = flag >= 0 ? rest[flag + 1] : undefined;
    const names = flag >= 0 ? rest.toSpliced(flag, 2) : rest;
    const written = await fetchWheels(folder, names, from);
    console.log(
      `${written.length} wheels are in ${folder}. Pass packageBaseUrl with that folder's URL.`,
    );
    return 0;
  }
  console.error(usage);
  return 1;
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
