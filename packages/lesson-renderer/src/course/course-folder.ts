import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { figuresOf } from './lesson-figures.ts';
import { type CourseFile, type PlanFile, planFile } from './course-file.ts';
import { type LessonPlace, lessonPlace } from './lesson-place.ts';
import { readCourse } from './read-course.ts';
import { readCourseFile } from './read-course-file.ts';

/** A lesson that `course.yaml` places and that is written. */
export interface CourseLessonFile extends LessonPlace {
  readonly uid: string;
  /** Absolute path, and the path that messages show. */
  readonly path: string;
  readonly shown: string;
  /** Its text, read once. */
  readonly markdown: string;
  /** SVG of what its cells draw, in their order: `figures/<uid>-1.svg` beside it, and so on. */
  readonly figures: readonly string[];
}

/** A course as it lies on disk. */
export interface CourseFolder {
  readonly course: CourseFile;
  readonly plan: PlanFile;
  /** Written lessons, in the course's order. */
  readonly lessons: readonly CourseLessonFile[];
  /** What is wrong with the folder: a sentence for each, with the file that it is about. */
  readonly problems: readonly string[];
}

/**
 * Reads every course of a content folder: `<course>/course.yaml`, `plan.yaml` beside it, and the lessons that are
 * written (`<unit>/<lesson>.md`). Throws `CourseFileError` for a file that cannot be read. Paths in messages begin at
 * `shownFrom` (default: the folder itself).
 *
 * @example readCourseFolders('content').flatMap(({ lessons }) => lessons.map(({ uid }) => uid))
 */
export function readCourseFolders(directory: string, shownFrom = directory): CourseFolder[] {
  return foldersIn(directory)
    .map((name) => join(directory, name))
    .filter((folder) => existsSync(join(folder, 'course.yaml')))
    .map((folder) => readCourseFolder(folder, shownFrom));
}

function readCourseFolder(folder: string, shownFrom: string): CourseFolder {
  const shown = (path: string) => relative(shownFrom, join(folder, path));
  const course = readCourse(folder, shown('course.yaml'));
  const planPath = join(folder, 'plan.yaml');
  const plan = existsSync(planPath)
    ? readCourseFile(planFile, planPath, shown('plan.yaml'))
    : { lessons: [] };
  const planned = new Set(plan.lessons.map(({ uid }) => uid));

  const problems: string[] = [];
  const lessons = course.units.flatMap((unit) =>
    unit.lessons.flatMap((uid): CourseLessonFile[] => {
      const file = join(unit.uid, `${uid}.md`);
      const path = join(folder, file);
      if (!existsSync(path)) {
        if (!planned.has(uid))
          problems.push(
            `${shown('course.yaml')} names the lesson ${uid}, but there is no ${file}: write it, or describe it in plan.yaml.`,
          );
        return [];
      }
      const place = lessonPlace(course, uid);
      if (place?.unit !== unit.uid) {
        problems.push(
          `${shown('course.yaml')} names the lesson ${uid} in two units: leave it in one.`,
        );
        return [];
      }
      const markdown = readFileSync(path, 'utf8');
      return [{ uid, ...place, path, shown: shown(file), markdown, figures: figuresOf(path) }];
    }),
  );
  const placed = new Set(lessons.map(({ path }) => path));
  for (const file of lessonsUnder(folder))
    if (!placed.has(join(folder, file)))
      problems.push(
        `${shown(file)} is not in its unit: add ${basename(file, '.md')} to course.yaml, or nobody will see it.`,
      );
  return { course, plan, lessons, problems };
}

const foldersIn = (directory: string): readonly string[] =>
  readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

const lessonsUnder = (folder: string): readonly string[] =>
  foldersIn(folder).flatMap((unit) =>
    readdirSync(join(folder, unit))
      .filter((name) => name.endsWith('.md'))
      .toSorted()
      .map((name) => join(unit, name)),
  );
