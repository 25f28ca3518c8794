import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { frontMatterFields, readCourse } from '../../packages/lesson-renderer/src/course/index.ts';

/** Where a lesson stands in Storybook's sidebar: Lessons / course / unit / lesson. */
export function lessonStoryTitle(file: string): string {
  const unitUid = basename(dirname(file));
  const course = readCourse(dirname(dirname(file)));
  const index = course.units.findIndex(({ uid }) => uid === unitUid);
  const unit = course.units[index]?.title ?? unitUid;
  // A broken lesson still opens: by its file's name.
  const { title = basename(file, '.md') } = frontMatterFields(readFileSync(file, 'utf8'));
  return ['Lessons', course.title, `${index + 1}. ${unit}`, title.replaceAll('/', '∕')]
    .join('/')
    .replaceAll(' & ', ' and ');
}

export const lessonPattern = /\/content\/[^/]+\/[^/]+\/[^/]+\.md$/u;
