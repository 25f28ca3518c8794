import { join } from 'node:path';
import { toId } from 'storybook/internal/csf';
import {
  frontMatterFields,
  readCourseFolders,
} from '../../packages/lesson-renderer/src/course/index.ts';
import { lessonPlaces } from '../../packages/lesson-renderer/src/compile/lesson-places.ts';
import type { CourseLesson } from './author/course-lesson.ts';
import { lessonStoryTitle } from './lesson-file.ts';

/** Every lesson of `content/`, written or planned, with what the author's desk shows of its neighbours. */
export function courseLessons(root: string): CourseLesson[] {
  const folders = readCourseFolders(join(root, 'content'));
  const places = lessonPlaces(folders.flatMap(({ lessons }) => lessons));
  return folders.flatMap(({ plan, lessons }) => [
    ...lessons.map(({ uid, path, markdown }) => ({
      uid,
      ...readFrontMatter(markdown, uid),
      ...(places[uid] && { places: places[uid] }),
      story: toId(lessonStoryTitle(path), 'live'),
    })),
    ...plan.lessons.map(({ uid, title, prerequisites }) => ({ uid, title, prerequisites })),
  ]);
}

/** A front matter in the middle of an edit must not break the sidebar: what cannot be read is left out. */
function readFrontMatter(
  markdown: string,
  uid: string,
): Pick<CourseLesson, 'title' | 'prerequisites'> {
  const { title = uid, prerequisites = [] } = frontMatterFields(markdown);
  return { title, prerequisites };
}
