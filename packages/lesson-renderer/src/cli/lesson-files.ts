import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { CourseFile } from '../course/course-file.ts';
import { figuresOf } from '../course/lesson-figures.ts';
import { lessonPlace } from '../course/lesson-place.ts';
import { readCourse } from '../course/read-course.ts';

/** A lesson as it lies on disk, with what its course says of it. */
export interface LessonFile {
  readonly path: string;
  readonly name: string;
  readonly markdown: string;
  /** SVG of what its cells draw, in their order. */
  readonly figures: readonly string[];
  readonly uid: string;
  readonly course: string;
  readonly unit: string;
  readonly free: boolean;
  /** Place in its unit, from 1; undefined outside a course. */
  readonly number: number | undefined;
}

/** All lessons under some files and folders, in the order of their paths. Throws `CourseFileError`. */
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

/** What others have written, this package's own documents among it, is nobody's lesson. */
function markdownUnder(path: string): readonly string[] {
  if (!isFolder(path)) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && basename(name) !== 'README.md')
    .filter((name) => !name.split(/[\\/]/u).includes('node_modules'))
    .map((name) => join(path, name));
}

function readLesson(path: string, courses: Courses): LessonFile {
  const uid = basename(path, '.md');
  const course = courseOf(dirname(dirname(path)), courses);
  const place = course && lessonPlace(course, uid);
  return {
    path,
    name: relative(process.cwd(), path),
    markdown: readFileSync(path, 'utf8'),
    figures: figuresOf(path),
    uid,
    course: course?.uid ?? '',
    unit: place?.unit ?? basename(dirname(path)),
    free: place?.free ?? false,
    number: place?.number,
  };
}

/** What was read of each folder. */
type Courses = Map<string, CourseFile | undefined>;

function courseOf(folder: string, courses: Courses): CourseFile | undefined {
  if (!courses.has(folder)) {
    const file = join(folder, 'course.yaml');
    const shown = relative(process.cwd(), file);
    courses.set(folder, existsSync(file) ? readCourse(folder, shown) : undefined);
  }
  return courses.get(folder);
}
