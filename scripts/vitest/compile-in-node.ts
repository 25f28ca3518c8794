import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compileLesson, toLearnerLesson } from '@lemma/lesson-renderer/compile';
import type { LessonInNode } from '@lemma/testing/lesson-in-node';
import { exampleLesson } from '../../packages/lesson-renderer/src/example/example-lesson.ts';
import { foreignLesson } from '../../packages/lesson-renderer/src/example/foreign-lesson.fixture.ts';

const root = join(import.meta.dirname, '../..');

/** The two lessons with every construct of the format, and the first lesson of each unit of the courses. */
export function compileInNode(): readonly LessonInNode[] {
  const files = globSync('content/*/*/*.md', { cwd: root }).toSorted();
  const first = new Map(files.toReversed().map((file) => [dirname(file), file]));
  return [
    inNode('example.md', exampleLesson),
    inNode('foreign.md', foreignLesson),
    ...[...first.values()].map((file) =>
      inNode(basename(file), readFileSync(join(root, file), 'utf8')),
    ),
  ];
}

function inNode(file: string, markdown: string): LessonInNode {
  const compiled = compileLesson(markdown, { file });
  if (!compiled.lesson) throw new Error(`${file} does not compile.`);
  const { hash: _, ...content } = compiled.lesson;
  return {
    file,
    markdown,
    compiled: JSON.stringify(compiled),
    learner: JSON.stringify(toLearnerLesson(compiled.lesson, { seed: 7 })),
    hash: `sha256-${createHash('sha256').update(JSON.stringify(content)).digest('base64')}`,
  };
}
