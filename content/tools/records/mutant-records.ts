import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledQuestion } from '@lemma/lesson-renderer/compile';
import { z } from 'zod';
import { contentDirectory } from '../read-courses.ts';
import { checkerHash, hashOf } from './content-hash.ts';

const path = join(contentDirectory, 'mutants.json');
/** What makes and grades mutants. */
const checkerSources = [
  'content/tools/mutants/mutate.py',
  'content/tools/mutants/prove-mutants.ts',
  'packages/python-runtime/src/python/lemma_runtime',
  'packages/python-runtime/src/grading',
];

/** `content/mutants.json`: the exercises whose mutants all fail, each with a hash of what that was proved of. */
const recordsFile = z.object({
  /** Hash of what makes and grades mutants; with another one no record counts. */
  checker: z.string(),
  exercises: z.record(z.string(), z.object({ content: z.string(), mutants: z.int() })),
});
export type MutantRecords = z.output<typeof recordsFile>;

/** The records of the present checker: empty if they were made by another one. */
export function readMutantRecords(): MutantRecords {
  const checker = checkerHash(checkerSources);
  const records = recordsFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  return records.checker === checker ? records : { checker, exercises: {} };
}

/** Writes the records of `uids` in their order and drops those of exercises that are gone. */
export function writeMutantRecords(
  { checker, exercises }: MutantRecords,
  uids: readonly string[],
): void {
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
