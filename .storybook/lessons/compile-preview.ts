import { type Compiled, compileLesson } from '@lemma/lesson-renderer/compile';
import { widgetSchemas } from '@lemma/widgets/schemas';
import type { CourseLesson } from './author/course-lesson.ts';

/**
 * Compiles a lesson as its preview shows it, with the pictures of what its cells draw. Names of prerequisites are checked against
 * `lessons`, if there are any.
 */
export function compilePreview(
  source: string,
  file: string,
  lessons: readonly CourseLesson[],
  figures: readonly string[] = [],
): Compiled {
  return compileLesson(source, {
    file,
    widgets: widgetSchemas,
    ...(figures.length > 0 && { figures }),
    ...(lessons.length > 0 && {
      knownLessons: lessons.map(({ uid }) => uid),
      lessonTitles: Object.fromEntries(lessons.map(({ uid, title }) => [uid, title])),
      lessonPlaces: Object.fromEntries(
        lessons.flatMap(({ uid, places }) => (places ? [[uid, places]] : [])),
      ),
    }),
  });
}
