import { expect, it } from 'vitest';
import { server } from 'vitest/browser';
import type { LessonInNode } from '@lemma/testing/lesson-in-node';
import { compileLesson, toLearnerLesson } from './index.ts';

it('compiles to the same bytes and the same hash in the browser as in Node', async () => {
  const lessons: readonly LessonInNode[] = await server.commands.lessonsInNode();
  expect(lessons.length).toBeGreaterThan(10);
  for (const { file, markdown, compiled, learner, hash } of lessons) {
    const here = compileLesson(markdown, { file });
    if (!here.lesson) throw new Error(`${file} does not compile.`);
    expect({
      file,
      hash: here.lesson.hash,
      compiled: JSON.stringify(here),
      learner: JSON.stringify(toLearnerLesson(here.lesson, { seed: 7 })),
    }).toEqual({ file, hash, compiled, learner });
  }
});
