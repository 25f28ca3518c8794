/** Proves the lessons that the dev server sends, one after another in one interpreter. */
import { on } from 'node:events';
import { basename } from 'node:path';
import { z } from 'zod';
import { lessonPythons } from '../../content/tools/lesson-pythons.ts';
import { proveLesson } from '../../content/tools/prove-lesson.ts';
import { readCourses } from '../../content/tools/read-courses.ts';
import type { KeyProof } from './author/key-proof.ts';
import type { ProofAnswer } from './prover.ts';

/** Draws of each template: enough to see a mistake while writing; `pnpm content:check` takes 200. */
const seeds = 20;

// The dev server is gone: nobody waits for an answer.
process.once('disconnect', () => process.exit());

const pythons = await lessonPythons();

for await (const [file] of on(process, 'message')) {
  const answer = await answerFor(z.string().parse(file));
  process.send?.(answer);
}

async function answerFor(file: string): Promise<ProofAnswer> {
  try {
    return { file, proofs: await prove(file) };
  } catch (error) {
    return { file, problem: error instanceof Error ? error.message : String(error) };
  }
}

async function prove(file: string): Promise<KeyProof[]> {
  const lesson = readCourses([basename(file, '.md')])
    .flatMap(({ lessons }) => lessons)
    .find(({ path }) => path === file);
  if (!lesson)
    throw new Error(
      'The lesson is in no unit of course.yaml yet: add it, and its keys are proved.',
    );
  const python = await pythons.of(lesson.lesson);
  const { questions } = await proveLesson(lesson, python, seeds);
  return questions.map(({ state, message }, index) => ({
    uid: lesson.lesson?.questions[index]?.uid ?? '',
    line: lesson.lesson?.questions[index]?.line ?? 1,
    state,
    message,
  }));
}
