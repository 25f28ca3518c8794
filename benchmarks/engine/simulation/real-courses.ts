import { join } from 'node:path';
import type { LessonNode } from '@lemma/learning-engine';
import { frontMatterFields, readCourseFolders } from '@lemma/lesson-renderer/course';

const content = join(import.meta.dirname, '../../../content');

/** The lessons of both courses, those of the plan as if they were written: a simulation is of the whole path. */
export function realLessons(): LessonNode[] {
  return readCourseFolders(content).flatMap(({ course, plan, lessons: files }) => {
    const written = files.map(({ uid, unit, shown, markdown }) => {
      const {
        title,
        prerequisites = [],
        encompasses = {},
        minutes,
        skills,
      } = frontMatterFields(markdown);
      if (title === undefined || minutes === undefined || skills === undefined)
        throw new Error(`${shown} has no complete front matter: run pnpm content:check.`);
      return { uid, unit, title, prerequisites, encompasses, minutes, skills };
    });
    const byUid = new Map([...plan.lessons, ...written].map((lesson) => [lesson.uid, lesson]));
    const units = course.units.map(({ uid }) => uid);
    return [...byUid.values()]
      .toSorted((a, b) => units.indexOf(a.unit) - units.indexOf(b.unit))
      .map(({ uid, unit, title, prerequisites, encompasses, minutes, skills }) => ({
        uid,
        title,
        course: course.uid,
        unit,
        prerequisites,
        encompasses,
        minutes,
        skills: Object.keys(skills),
      }));
  });
}
