import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

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
  return ['Lessons', course.title, `${index + 1}. ${unit}`, lessonTitle(file)]
    .join('/')
    .replaceAll(' & ', ' and ');
}

/** The title of the front matter; the file's name where there is none, so that a broken lesson still opens. */
function lessonTitle(file: string): string {
  const title = /^title:\s*(.+)$/mu.exec(readFileSync(file, 'utf8'))?.[1] ?? basename(file, '.md');
  return title
    .trim()
    .replaceAll(/^["']|["']$/gu, '')
    .replaceAll('/', '∕');
}

export const lessonPattern = /\/content\/[^/]+\/[^/]+\/[^/]+\.md$/u;
