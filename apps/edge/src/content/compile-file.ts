import {
  type Compiled,
  type CompileOptions,
  lessonPlaces,
  lessonTitle,
} from '@lemma/lesson-renderer/compile';
import type { CourseFolder, LessonFile } from './course-folder.ts';

/** What lessons may say of each other: uids of every lesson that is written, placed or planned, titles, and places. */
export type KnownLessons = Required<
  Pick<CompileOptions, 'knownLessons' | 'lessonTitles' | 'lessonPlaces'>
>;

export function knownLessons(folders: readonly CourseFolder[]): KnownLessons {
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
    lessonPlaces: lessonPlaces(written),
  };
}

/** Compiles a lesson of a course folder: the server and the content's own tools get the same from it. */
export function compileLessonFile(
  { course, unit, free, number, shown, markdown }: LessonFile,
  known: KnownLessons,
  compile: (markdown: string, options: CompileOptions) => Compiled,
): Compiled {
  return compile(markdown, { file: shown, course, unit, free, number, ...known });
}
