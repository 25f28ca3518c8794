import type { CompileOptions } from '../format/compile-options.ts';
import type { Compiled } from '../compile/compile-with.ts';
import { type LessonPlaces, lessonPlaces, type PlacedLesson } from '../compile/lesson-places.ts';
import { lessonTitle } from '../front-matter/lesson-title.ts';
import type { CourseFolder, CourseLessonFile } from './course-folder.ts';

/** What lessons may say of each other: uids of every lesson that is written, placed or planned, titles, and places. */
export type KnownLessons = Required<
  Pick<CompileOptions, 'knownLessons' | 'lessonTitles' | 'lessonPlaces'>
>;

/**
 * What the lessons of some courses may say of each other.
 *
 * @param places Reads the places of one lesson: that of a `CompileCache` reads only what has changed.
 */
export function knownLessons(
  folders: readonly CourseFolder[],
  places?: (lesson: PlacedLesson) => LessonPlaces,
): KnownLessons {
  const written = folders.flatMap(({ lessons }) => lessons);
  return {
    knownLessons: folders.flatMap(({ course, plan }) => [
      ...course.units.flatMap(({ lessons }) => lessons),
      ...plan.lessons.map(({ uid }) => uid),
    ]),
    lessonTitles: Object.fromEntries([
      ...folders.flatMap(({ plan }) => plan.lessons.map(({ uid, title }) => [uid, title])),
      ...written.flatMap(({ uid, markdown }) => {
        const title = lessonTitle(markdown);
        return title === undefined ? [] : [[uid, title]];
      }),
    ]),
    lessonPlaces: lessonPlaces(written, {}, places),
  };
}

/**
 * Compiles a lesson of a course folder, so that a server and an author's tools get the same from it.
 *
 * @param compile `compileLesson`, or one that keeps what it has compiled.
 */
export function compileCourseLesson(
  { course, unit, free, number, shown, markdown, figures }: CourseLessonFile,
  known: KnownLessons,
  compile: (markdown: string, options: CompileOptions) => Compiled,
): Compiled {
  const drawn = figures.length > 0 ? { figures } : {};
  return compile(markdown, { file: shown, course, unit, free, number, ...drawn, ...known });
}
