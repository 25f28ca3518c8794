import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { lessonTitle } from '../../packages/lesson-renderer/src/compile/lesson-title.ts';

const courseFile = z.object({
  title: z.string(),
  units: z.array(z.object({ uid: z.string(), title: z.string() })),
});

/** Where a lesson stands in Storybook's sidebar: Lessons / course / unit / lesson. */
export function lessonStoryTitle(file: string): string {
  const unitUid = basename(dirname(file));
  const course = courseFile.parse(
    parse(readFileSync(join(dirname(file), '../course.yaml'), 'utf8')),
  );
  const index = course.units.findIndex(({ uid }) => uid === unitUid);
  const unit = course.units[index]?.title ?? unitUid;
  // A broken lesson still opens: by its file's name.
  const title = lessonTitle(readFileSync(file, 'utf8')) ?? basename(file, '.md');
  return ['Lessons', course.title, `${index + 1}. ${unit}`, title.replaceAll('/', '∕')]
    .join('/')
    .replaceAll(' & ', ' and ');
}

export const lessonPattern = /\/content\/[^/]+\/[^/]+\/[^/]+\.md$/u;
