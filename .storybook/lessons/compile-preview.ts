import { type Compiled, compileLesson } from '@lemma/lesson-renderer/compile';
import { widgetSchemas } from '@lemma/widgets/schemas';
import type { CourseLesson } from './author/course-lesson.ts';

/** Compiles a lesson as its preview shows it. Names of prerequisites are checked against `lessons`, if there are any. */
export function compilePreview(
  source: string,
  file: string,
  lessons: readonly CourseLesson[],
): Compiled {
  return compileLesson(source, {
    file,
    widgets: widgetSchemas,
    ...(lessons.length > 0 && {
      knownLessons: lessons.map(({ uid }) => uid),
      lessonTitles: Object.fromEntries(lessons.map(({ uid, title }) => [uid, title])),
      lessonPlaces: Object.fromEntries(
        lessons.flatMap(({ uid, places }) => (places ? [[uid, places]] : [])),
      ),
    }),
  });
}
