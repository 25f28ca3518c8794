import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type CourseFile, courseFile, type PlanFile, planFile } from './course-file.ts';

/** The content folder cannot be read. The message names the file and what is wrong with it. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/** A lesson that `course.yaml` places and that is written. */
export interface LessonFile {
  readonly uid: string;
  readonly course: string;
  readonly unit: string;
  readonly free: boolean;
  /** Place in its unit, from 1. */
  readonly number: number;
  /** Absolute path, and the path that messages show. */
  readonly path: string;
  readonly shown: string;
  /** Its text, read once. */
  readonly markdown: string;
}

export interface CourseFolder {
  readonly course: CourseFile;
  readonly plan: PlanFile;
  /** Written lessons, in the course's order. */
  readonly lessons: readonly LessonFile[];
  /** What is wrong with the folder: a sentence for each, with the file that it is about. */
  readonly problems: readonly string[];
}

/**
 * Reads every course of a content folder: `<course>/course.yaml`, `plan.yaml` beside it, and those of the
 * lessons that are written (`<unit>/<lesson>.md`). Throws `ContentError` for a file that cannot be read. Paths in
 * messages begin at `shownFrom` (default: the folder itself).
 */
export function readCourseFolders(directory: string, shownFrom = directory): CourseFolder[] {
  return globSync('*/course.yaml', { cwd: directory })
    .toSorted()
    .map((file) => readCourseFolder(join(directory, file, '..'), shownFrom));
}

function readCourseFolder(folder: string, shownFrom: string): CourseFolder {
  const course = readYaml(courseFile, join(folder, 'course.yaml'));
  const planPath = join(folder, 'plan.yaml');
  const plan = existsSync(planPath) ? readYaml(planFile, planPath) : { lessons: [] };
  const planned = new Set(plan.lessons.map(({ uid }) => uid));
  const shown = (path: string) => relative(shownFrom, join(folder, path));

  const problems: string[] = [];
  const lessons = course.units.flatMap((unit, index) =>
    unit.lessons.flatMap((uid, position): LessonFile[] => {
      const file = join(unit.uid, `${uid}.md`);
      const path = join(folder, file);
      if (!existsSync(path)) {
        if (!planned.has(uid))
          problems.push(
            `${shown('course.yaml')} names the lesson ${uid}, but there is no ${file}: write it, or describe it in plan.yaml.`,
          );
        return [];
      }
      const free = index < course.free_units;
      const place = { uid, course: course.uid, unit: unit.uid, free, number: position + 1 };
      return [{ ...place, path, shown: shown(file), markdown: readFileSync(path, 'utf8') }];
    }),
  );
  const placed = new Set(lessons.map(({ path }) => path));
  for (const file of globSync('*/*.md', { cwd: folder }).toSorted())
    if (!placed.has(join(folder, file)))
      problems.push(
        `${shown(file)} is not in its unit: add ${basename(file, '.md')} to course.yaml, or nobody will see it.`,
      );
  return { course, plan, lessons, problems };
}

function readYaml<T>(schema: z.ZodType<T>, file: string): T {
  try {
    return schema.parse(parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const message =
      error instanceof z.ZodError
        ? z.prettifyError(error)
        : error instanceof Error
          ? error.message
          : String(error);
    throw new ContentError(`${file} cannot be read:\n${message}`, { cause: error });
  }
}
