import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledQuestion } from '@lemma/lesson-renderer/compile';
import { z } from 'zod';
import { contentDirectory } from '../read-courses.ts';
import { mutatorPath } from './make-mutants.ts';

const path = join(contentDirectory, 'mutants.json');
const runtime = join(contentDirectory, '../packages/python-runtime');

/** `content/mutants.json`: the exercises whose mutants all fail, each with a hash of what that was proved of. */
const recordsFile = z.object({
  /** Hash of what makes and grades mutants; with another one no record counts. */
  checker: z.string(),
  exercises: z.record(z.string(), z.object({ content: z.string(), mutants: z.int() })),
});
export type MutantRecords = z.output<typeof recordsFile>;

/** The records of the present checker: empty if they were made by another one. */
export function readRecords(): MutantRecords {
  const checker = checkerHash();
  const records = recordsFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  return records.checker === checker ? records : { checker, exercises: {} };
}

/** Writes the records of `uids` in their order and drops those of exercises that are gone. */
export function writeRecords({ checker, exercises }: MutantRecords, uids: readonly string[]): void {
  const kept = uids.flatMap((uid) => {
    const record = exercises[uid];
    return record ? [[uid, record] as const] : [];
  });
  writeFileSync(
    path,
    `${JSON.stringify({ checker, exercises: Object.fromEntries(kept) }, undefined, 2)}\n`,
  );
}

/** Hash of all that the proof of an exercise's mutants depends on, beside the checker. */
export function contentHash({
  solution,
  cases,
  rules,
  equivalent = [],
}: NonNullable<CompiledQuestion['repl']>): string {
  return hashOf([JSON.stringify([solution, cases, rules, equivalent])]);
}

function checkerHash(): string {
  const tools = [mutatorPath, join(import.meta.dirname, 'prove-mutants.ts')];
  const sources = ['src/python/lemma_runtime', 'src/grading'].flatMap((folder) =>
    readdirSync(join(runtime, folder))
      .filter((name) => /\.(?:py|ts)$/u.test(name) && !/\.(?:test|fixture)\.ts$/u.test(name))
      .toSorted()
      .map((name) => join(runtime, folder, name)),
  );
  const { dependencies } = z
    .object({ dependencies: z.object({ pyodide: z.string() }) })
    .parse(JSON.parse(readFileSync(join(runtime, 'package.json'), 'utf8')));
  return hashOf([
    dependencies.pyodide,
    ...[...tools, ...sources].map((file) => readFileSync(file, 'utf8')),
  ]);
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}
