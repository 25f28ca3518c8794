import type { Compiled } from '../compile/compile-with.ts';
import type { LessonMessage } from '../lesson/compiled-lesson.ts';
import { prerequisiteCycles } from '../lint/prerequisite-cycles.ts';
import { compileAll, type Job } from './lesson-compiler.ts';
import { lessonFiles, type LessonFile } from './lesson-files.ts';
import { Neighbours } from './neighbours.ts';

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

export interface CheckResult {
  readonly lessons: readonly CheckedLesson[];
  readonly messages: readonly LessonMessage[];
  /** How many of the lessons were compiled for it; the others are as they were. */
  readonly compiled: number;
}

/** Compiles all lessons under some paths; lessons of the same run may refer to each other. `worker`: see `compileAll`. */
export function checkLessons(
  paths: readonly string[],
  known: Known,
  worker?: URL,
): Promise<CheckResult> {
  return new LessonChecker(paths, known, worker).check();
}

/** Checks the same paths again and again: a lesson is compiled anew if it, or what it says of another, has changed. */
export class LessonChecker {
  readonly #paths: readonly string[];
  readonly #known: Known;
  readonly #worker: URL | undefined;
  readonly #neighbours: Neighbours;
  #kept = new Map<string, { readonly job: Job; readonly compiled: Compiled }>();

  constructor(paths: readonly string[], known: Known, worker?: URL) {
    this.#paths = paths;
    this.#known = known;
    this.#worker = worker;
    this.#neighbours = new Neighbours(known.lessons);
  }

  /** Rejects if a path leads nowhere, or a module of widgets cannot be used. */
  async check(): Promise<CheckResult> {
    const files = lessonFiles(this.#paths);
    const neighbours = this.#neighbours.of(files);
    const jobs = files.map(({ name, markdown, course, unit, free, number }): Job => ({
      markdown,
      options: {
        file: name,
        course,
        unit,
        free,
        ...(number ? { number } : {}),
        ...neighbours.options,
      },
    }));
    const stale = jobs.filter((job) => {
      const kept = this.#kept.get(job.options.file ?? '');
      return !kept || neighbours.touch(job.markdown) || !sameLesson(job, kept.job);
    });
    const compiled = await compileAll({ jobs: stale, widgets: this.#known.widgets }, this.#worker);
    const made = new Map(stale.map((job, index) => [job, compiled[index]]));
    const lessons = files.flatMap((file, index): readonly CheckedLesson[] => {
      const job = jobs[index];
      const one = job && (made.get(job) ?? this.#kept.get(file.name)?.compiled);
      return one ? [{ file, ...one }] : [];
    });
    this.#kept = new Map(
      lessons.flatMap(({ file, lesson, messages }, index) => {
        const job = jobs[index];
        return job ? [[file.name, { job, compiled: { lesson, messages } }]] : [];
      }),
    );
    const nodes = lessons.flatMap(({ lesson, file }) =>
      lesson ? [{ uid: lesson.uid, file: file.name, prerequisites: lesson.prerequisites }] : [],
    );
    return {
      lessons,
      messages: [...lessons.flatMap(({ messages }) => messages), ...prerequisiteCycles(nodes)],
      compiled: stale.length,
    };
  }
}

/** Whether two jobs have the same text at the same place of a course. */
function sameLesson(a: Job, b: Job): boolean {
  return (
    a.markdown === b.markdown &&
    a.options.course === b.options.course &&
    a.options.unit === b.options.unit &&
    a.options.free === b.options.free &&
    a.options.number === b.options.number
  );
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
