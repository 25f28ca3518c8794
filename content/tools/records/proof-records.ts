import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledLesson, CompiledQuestion } from '@lemma/lesson-renderer/compile';
import { z } from 'zod';
import type { ShownOutputs } from '../prove-outputs.ts';
import { fencesOutsideQuestions } from '../question-source.ts';
import { contentDirectory } from '../read-courses.ts';
import { checkerHash, hashOf } from './content-hash.ts';

/** Share of what is recorded that is proved again in each run. */
export const againShare = 0.1;

const path = join(contentDirectory, 'proofs.json');
/** What draws templates, compiles their instances, runs Python and compares keys. */
const checkerSources = [
  'content/tools/prove-key.ts',
  'content/tools/prove-output.ts',
  'content/tools/prove-outputs.ts',
  'content/tools/prove-program.ts',
  'content/tools/run-programs.ts',
  'content/tools/same-picture.ts',
  'content/tools/run_programs.py',
  'content/tools/prove-repl.ts',
  'content/tools/question-source.ts',
  'packages/learning-engine/src/expression',
  'packages/learning-engine/src/random',
  'packages/learning-engine/src/scoring',
  'packages/learning-engine/src/template',
  'packages/lesson-renderer/src/compile/instantiate-question.ts',
  'packages/lesson-renderer/src/compile/question',
  'packages/python-runtime/src/grading',
  'packages/python-runtime/src/python/lemma_runtime',
  // What runs lessons with packages.
  'packages/python-runtime/src/python/native_process.py',
  'packages/testing/src/native-python.requirements.txt',
];

/** What plays reviews in a row and counts their questions. Apart, since a change of it says nothing of keys. */
const reviewSources = [
  'content/tools/prove-reviews.ts',
  'content/tools/report/reviews-in-a-row.ts',
  'content/tools/course/played-session.ts',
  'packages/learning-engine/src/session',
];
let reviewChecker: string | undefined;

/** `content/proofs.json`: questions and lessons' cells that are proved, each with a hash of what that was proved of. */
const recordsFile = z.object({
  /** Hash of what proves; with another one no record counts. */
  checker: z.string(),
  proved: z.record(z.string(), z.string()),
});
export type ProofRecords = z.output<typeof recordsFile>;

/** The records of the present checker: empty if they were made by another one. */
export function readProofRecords(): ProofRecords {
  const checker = checkerHash(checkerSources);
  const none = { checker, proved: {} };
  if (!existsSync(path)) return none;
  const records = recordsFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  return records.checker === checker ? records : none;
}

export function writeProofRecords(records: ProofRecords): void {
  writeFileSync(path, `${JSON.stringify(records, undefined, 2)}\n`);
}

/** Whether a proof is recorded for this content, and need not be made again. */
export type IsRecorded = (uid: string, content: string) => boolean;

/** Takes what `records` have, except a random share. `random` gives numbers from 0 to 1. */
export function recordedIn({ proved }: ProofRecords, random: () => number): IsRecorded {
  return (uid, content) => proved[uid] === content && random() >= againShare;
}

/** Hash of all that the proof of a question depends on, beside the checker. */
export function questionHash({
  key,
  template,
  verify,
  repl,
  program,
  proof,
  unproved,
}: Pick<
  CompiledQuestion,
  'key' | 'template' | 'verify' | 'repl' | 'program' | 'proof' | 'unproved'
>): string {
  return hashOf([JSON.stringify([key, template, verify, repl, program, proof, unproved])]);
}

/** Hash of all that reviews in a row of a lesson depend on. */
export function reviewsHash({
  questions,
  skills,
}: Pick<CompiledLesson, 'questions' | 'skills'>): string {
  reviewChecker ??= checkerHash(reviewSources);
  return hashOf([
    reviewChecker,
    JSON.stringify([questions.map(({ line: _line, ...asked }) => asked), skills]),
  ]);
}

/** Hash of all that the outputs of a lesson's cells depend on. */
export function cellsHash({ markdown, figures }: ShownOutputs): string {
  const cells = fencesOutsideQuestions(markdown);
  const between = cells.map(({ start }, index) =>
    String(markdown.slice(cells[index - 1]?.end ?? 0, start).trim() === ''),
  );
  return hashOf([
    ...cells.flatMap(({ info, body }, index) => [info, body, between[index] ?? '']),
    ...figures,
  ]);
}
