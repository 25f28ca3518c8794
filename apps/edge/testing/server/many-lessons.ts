import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../src/content/content.ts';
import { loadContent } from '../../src/content/load-content.ts';

/** The test content with twelve more lessons in its free unit, each like lesson one. It is written into `directory`. */
export function contentOfMany(directory: string): {
  readonly more: readonly string[];
  readonly content: Content;
} {
  cpSync(join(import.meta.dirname, 'content'), directory, { recursive: true });
  const source = readFileSync(join(directory, 'testing/first/one.md'), 'utf8');
  const more = Array.from({ length: 12 }, (_, i) => `more-${String.fromCharCode(97 + i)}`);
  for (const uid of more)
    writeFileSync(
      join(directory, `testing/first/${uid}.md`),
      source.replace('uid: one', `uid: ${uid}`).replace('title: Lesson one', `title: The ${uid}`),
    );
  const course = join(directory, 'testing/course.yaml');
  writeFileSync(
    course,
    readFileSync(course, 'utf8').replace('[one, two]', `[${['one', 'two', ...more].join(', ')}]`),
  );
  const onProblem = (message: string) => {
    throw new Error(message);
  };
  return { more, content: loadContent({ directory, onProblem }) };
}
