import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

/** Compiled lessons that the servers of all tests share: to compile the courses takes a server longer than all else of its start. */
const shared = join(import.meta.dirname, '../node_modules/.cache/lemma-e2e/compiled');

const own = (dataDir: string) => join(dataDir, 'compiled');

/** Gives a server that is about to start what earlier ones have compiled. Their names are digests: what is out of date is not used. */
export function lendCompiledLessons(dataDir: string): void {
  if (existsSync(shared)) cpSync(shared, own(dataDir), { recursive: true });
}

/** Keeps what a server that has started has compiled, and nothing else. Workers may do so at once. */
export function keepCompiledLessons(dataDir: string): void {
  mkdirSync(shared, { recursive: true });
  const compiled = new Set(readdirSync(own(dataDir)).filter((file) => file.endsWith('.json')));
  for (const file of compiled) {
    if (existsSync(join(shared, file))) continue;
    const copy = join(shared, `${file}.${randomUUID()}`);
    copyFileSync(join(own(dataDir), file), copy);
    renameSync(copy, join(shared, file));
  }
  for (const file of readdirSync(shared))
    if (file.endsWith('.json') && !compiled.has(file)) rmSync(join(shared, file), { force: true });
}
