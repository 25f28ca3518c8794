import { join } from 'node:path';
import {
  type CompiledLesson,
  compileLesson,
  type LessonMessage,
} from '@lemma/lesson-renderer/compile';
import {
  compileCourseLesson,
  type CourseLessonFile,
  knownLessons,
  type PlanFile,
  readCourseFolders,
} from '@lemma/lesson-renderer/course';
import { widgetSchemas } from '@lemma/widgets/schemas';

export const contentDirectory = join(import.meta.dirname, '..');

/** A lesson's file with what the compiler made of it. */
export interface LessonFile extends CourseLessonFile {
  readonly lesson: CompiledLesson | undefined;
  readonly messages: readonly LessonMessage[];
}

export interface CourseFiles {
  readonly uid: string;
  readonly title: string;
  readonly units: readonly { readonly uid: string; readonly title: string }[];
  readonly lessons: readonly LessonFile[];
  /** Uids of lessons, each with those of the former lessons that it stands for. */
  readonly replaces: Readonly<Record<string, readonly string[]>>;
  /** Lessons of the plan that are not written. */
  readonly planned: PlanFile['lessons'];
  /** What is wrong with the course's own files. */
  readonly problems: readonly string[];
}

/** Reads and compiles every course as the server does, or only the lessons named in `wanted`. */
export function readCourses(wanted: readonly string[] = []): CourseFiles[] {
  const folders = readCourseFolders(contentDirectory, join(contentDirectory, '..'));
  const known = knownLessons(folders);
  return folders.map(({ course, plan, lessons, problems }) => {
    const written = new Set(lessons.map(({ uid }) => uid));
    return {
      uid: course.uid,
      title: course.title,
      units: course.units,
      lessons: lessons
        .filter(({ uid }) => wanted.length === 0 || wanted.includes(uid))
        .map((file) => ({
          ...file,
          ...compileCourseLesson(file, known, (source, options) =>
            compileLesson(source, { ...options, widgets: widgetSchemas }),
          ),
        })),
      replaces: course.replaces,
      planned: plan.lessons.filter(({ uid }) => !written.has(uid)),
      problems,
    };
  });
}
