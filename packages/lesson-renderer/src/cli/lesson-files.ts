import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { load } from 'js-yaml';
import * as v from 'valibot';

/** A lesson as it lies on disk, with what its course says of it. */
export interface LessonFile {
  readonly path: string;
  readonly name: string;
  readonly markdown: string;
  /** As its front matter has it; undefined if that cannot be read. */
  readonly title: string | undefined;
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
  return paths.flatMap(markdownUnder).toSorted().map(readLesson);
}

function markdownUnder(path: string): readonly string[] {
  if (!existsSync(path)) throw new Error(`There is no file or folder "${path}".`);
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && basename(name) !== 'README.md')
    .map((name) => join(path, name));
}

function readLesson(path: string): LessonFile {
  const uid = basename(path, '.md');
  const course = courseOf(dirname(dirname(path)));
  const index = course?.units.findIndex(({ lessons }) => lessons.includes(uid)) ?? -1;
  const unit = course?.units[index];
  const markdown = readFileSync(path, 'utf8');
  return {
    path,
    name: relative(process.cwd(), path),
    markdown,
    title: titleOf(markdown),
    course: course?.uid ?? '',
    unit: unit?.uid ?? basename(dirname(path)),
    free: course !== undefined && index >= 0 && index < course.free_units,
    number: unit ? unit.lessons.indexOf(uid) + 1 : undefined,
  };
}

/** One line of the front matter: the compiler reads and checks the whole. */
function titleOf(markdown: string): string | undefined {
  const line = /^---\n(?:.*\n)*?(title:.*)\n(?:.*\n)*?---$/m.exec(markdown.slice(0, 2000))?.[1];
  try {
    const read = v.safeParse(v.object({ title: v.string() }), load(line ?? ''));
    return read.success ? read.output.title : undefined;
  } catch {
    return undefined;
  }
}

const courses = new Map<string, Course | undefined>();

function courseOf(folder: string): Course | undefined {
  if (!courses.has(folder)) {
    const file = join(folder, 'course.yaml');
    const parsed = existsSync(file)
      ? v.safeParse(courseFile, load(readFileSync(file, 'utf8')))
      : undefined;
    courses.set(folder, parsed?.success ? parsed.output : undefined);
  }
  return courses.get(folder);
}
