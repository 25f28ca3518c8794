import { join } from 'node:path';
import {
  type CompiledLesson,
  compileLesson,
  type LessonMessage,
} from '@lemma/lesson-renderer/compile';
import {
  CompileCache,
  compileCourseLesson,
  compilerDigest,
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
  const cache = compileCache();
  const known = knownLessons(folders, (lesson) => cache.places(lesson));
  const courses = folders.map(({ course, plan, lessons, problems }) => {
    const written = new Set(lessons.map(({ uid }) => uid));
    return {
      uid: course.uid,
      title: course.title,
      units: course.units,
      lessons: lessons
        .filter(({ uid }) => wanted.length === 0 || wanted.includes(uid))
        .map((file) => ({
          ...file,
          ...compileCourseLesson(file, known, (source, options) => cache.compile(source, options)),
        })),
      replaces: course.replaces,
      planned: plan.lessons.filter(({ uid }) => !written.has(uid)),
      problems,
    };
  });
  if (wanted.length === 0) cache.sweep();
  return courses;
}

/** What a change of one lesson leaves as it was is not compiled again. */
function compileCache(): CompileCache {
  return new CompileCache({
    directory: join(contentDirectory, '../node_modules/.cache/lemma-lessons'),
    compile: (source, options) => compileLesson(source, { ...options, widgets: widgetSchemas }),
    compiler: compilerDigest([
      import.meta.resolve('@lemma/learning-engine'),
      import.meta.resolve('@lemma/lesson-renderer/compile'),
      import.meta.resolve('@lemma/widgets/schemas'),
    ]),
  });
}
