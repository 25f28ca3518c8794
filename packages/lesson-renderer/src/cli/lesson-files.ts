import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { load } from 'js-yaml';
import * as v from 'valibot';

/** A lesson as it lies on disk, with what its course says of it. */
export interface LessonFile {
  readonly path: string;
  readonly name: string;
  readonly markdown: string;
  readonly uid: string;
  readonly course: string;
  readonly unit: string;
  readonly free: boolean;
  /** Place in its unit, from 1; undefined outside a course. */
  readonly number: number | undefined;
}

const courseFile = v.looseObject({
  uid: v.string(),
  free_units: v.optional(v.number(), 1),
  units: v.array(v.looseObject({ uid: v.string(), lessons: v.array(v.string()) })),
});

type Course = v.InferOutput<typeof courseFile>;

/** All lessons under some files and folders, in the order of their paths. */
export function lessonFiles(paths: readonly string[]): readonly LessonFile[] {
  const courses: Courses = new Map();
  return paths
    .flatMap(markdownUnder)
    .toSorted()
    .map((path) => readLesson(path, courses));
}

/** Throws if there is neither. */
export function isFolder(path: string): boolean {
  if (!existsSync(path)) throw new Error(`There is no file or folder "${path}".`);
  return statSync(path).isDirectory();
}

function markdownUnder(path: string): readonly string[] {
  if (!isFolder(path)) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && basename(name) !== 'README.md')
    .map((name) => join(path, name));
}

function readLesson(path: string, courses: Courses): LessonFile {
  const uid = basename(path, '.md');
  const course = courseOf(dirname(dirname(path)), courses);
  const index = course?.units.findIndex(({ lessons }) => lessons.includes(uid)) ?? -1;
  const unit = course?.units[index];
  return {
    path,
    name: relative(process.cwd(), path),
    markdown: readFileSync(path, 'utf8'),
    uid,
    course: course?.uid ?? '',
    unit: unit?.uid ?? basename(dirname(path)),
    free: course !== undefined && index >= 0 && index < course.free_units,
    number: unit ? unit.lessons.indexOf(uid) + 1 : undefined,
  };
}

/** What was read of each folder. */
type Courses = Map<string, Course | undefined>;

function courseOf(folder: string, courses: Courses): Course | undefined {
  if (!courses.has(folder)) {
    const file = join(folder, 'course.yaml');
    const parsed = existsSync(file)
      ? v.safeParse(courseFile, load(readFileSync(file, 'utf8')))
      : undefined;
    courses.set(folder, parsed?.success ? parsed.output : undefined);
  }
  return courses.get(folder);
}
