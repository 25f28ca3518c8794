import type { Compiled } from '../compile/compile-with.ts';
import type { LessonMessage } from '../lesson/compiled-lesson.ts';
import { prerequisiteCycles } from '../lint/prerequisite-cycles.ts';
import { compileAll } from './lesson-compiler.ts';
import { lessonFiles, type LessonFile } from './lesson-files.ts';

export interface CheckedLesson extends Compiled {
  readonly file: LessonFile;
}

/** What lessons may use that stands in none of their files. */
export interface Known {
  /** Uids of other lessons. */
  readonly lessons: readonly string[];
  /** Addresses of modules, see `widgetModules`; with none, any widget passes. */
  readonly widgets: readonly string[];
}

/** Compiles all lessons under some paths; lessons of the same run may refer to each other. `worker`: see `compileAll`. */
export async function checkLessons(
  paths: readonly string[],
  known: Known,
  worker?: URL,
): Promise<{
  readonly lessons: readonly CheckedLesson[];
  readonly messages: readonly LessonMessage[];
}> {
  const files = lessonFiles(paths);
  const uids = new Set([...known.lessons, ...files.map(({ path }) => uidOf(path))]);
  // A single lesson is checked alone: its neighbours are not on the table.
  const neighbours = files.length > 1 || known.lessons.length > 0 ? { knownLessons: uids } : {};
  const lessonTitles = Object.fromEntries(
    files.flatMap(({ path, title }) => (title === undefined ? [] : [[uidOf(path), title]])),
  );
  const jobs = files.map(({ name, markdown, course, unit, free, number }) => ({
    markdown,
    options: {
      file: name,
      course,
      unit,
      free,
      ...(number ? { number } : {}),
      ...neighbours,
      lessonTitles,
    },
  }));
  const compiled = await compileAll({ jobs, widgets: known.widgets }, worker);
  const lessons = files.flatMap((file, index): readonly CheckedLesson[] => {
    const one = compiled[index];
    return one ? [{ file, ...one }] : [];
  });
  const nodes = lessons.flatMap(({ lesson, file }) =>
    lesson ? [{ uid: lesson.uid, file: file.name, prerequisites: lesson.prerequisites }] : [],
  );
  return {
    lessons,
    messages: [...lessons.flatMap(({ messages }) => messages), ...prerequisiteCycles(nodes)],
  };
}

function uidOf(path: string): string {
  return path.replace(/^.*[/\\]/, '').replace(/\.md$/, '');
}

/** One message as editors and terminals read it. */
export function formatMessage({
  file,
  line,
  column,
  severity,
  rule,
  message,
  fix,
}: LessonMessage): string {
  return `${file}:${line}:${column}  ${severity}  ${message} ${fix}  [${rule}]`;
}
