import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { parse } from 'yaml';
import { z } from 'zod';
import { readCourseFolders } from '../../apps/edge/src/content/course-folder.ts';
import type { CourseLesson } from './author/course-lesson.ts';
import { lessonStoryTitle } from './lesson-file.ts';

const frontMatter = z.object({
  title: z.string(),
  prerequisites: z.array(z.string()).default([]),
});

/** Every lesson of `content/`, written or planned, with what the author's desk shows of its neighbours. */
export function courseLessons(root: string): CourseLesson[] {
  return readCourseFolders(join(root, 'content')).flatMap(({ plan, lessons }) => [
    ...lessons.map(({ uid, path }) => ({
      uid,
      ...readFrontMatter(path, uid),
      story: toId(lessonStoryTitle(path), 'live'),
    })),
    ...plan.lessons.map(({ uid, title, prerequisites }) => ({ uid, title, prerequisites })),
  ]);
}

/** A front matter in the middle of an edit must not take the sidebar down: what cannot be read is left out. */
function readFrontMatter(path: string, uid: string): z.infer<typeof frontMatter> {
  const [, text = ''] = /^---\n([\s\S]*?)\n---/u.exec(readFileSync(path, 'utf8')) ?? [];
  try {
    return frontMatter.parse(parse(text));
  } catch {
    return { title: uid, prerequisites: [] };
  }
}
