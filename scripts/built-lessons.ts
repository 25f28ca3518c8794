/** Lessons of content/ in the built Storybook. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { figuresOf } from '@lemma/lesson-renderer/course';
import { z } from 'zod';

const root = join(import.meta.dirname, '..');
/** Folder of the built Storybook. */
export const builtStorybook = join(root, '.storybook/dist');

const entry = z.object({ id: z.string(), title: z.string(), importPath: z.string() });

/** A lesson as the built Storybook lists it. */
export interface BuiltLesson extends z.infer<typeof entry> {
  /** Path from the root, with slashes. */
  readonly file: string;
  /** As it is on disk now. */
  readonly markdown: string;
  /** SVG of what its cells draw, in their order. */
  readonly figures: readonly string[];
}

/** Every lesson, in the order of the courses. Ends the process with a message if nothing is built. */
export function builtLessons(): readonly BuiltLesson[] {
  const index = join(builtStorybook, 'index.json');
  if (!existsSync(index)) {
    console.error('There is no built Storybook: run "pnpm storybook:build" first.');
    process.exit(1);
  }
  const { entries } = z
    .object({ entries: z.record(z.string(), entry) })
    .parse(JSON.parse(readFileSync(index, 'utf8')));
  return Object.values(entries)
    .filter(({ importPath }) => importPath.startsWith('./content/'))
    .filter(({ importPath }) => existsSync(join(root, importPath)))
    .map((lesson) => ({
      ...lesson,
      file: lesson.importPath.replace('./', ''),
      markdown: readFileSync(join(root, lesson.importPath), 'utf8'),
      figures: figuresOf(join(root, lesson.importPath)),
    }));
}

/** Address of a lesson's page as learners see it. */
export const learnerPage = (server: string, { id }: BuiltLesson): string =>
  `${server}/iframe.html?viewMode=story&id=${id}&globals=view:learner`;
