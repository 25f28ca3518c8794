import type { Compiled } from '../compile/compile-with.ts';
import type { LessonMessage } from '../format/compiled-lesson.ts';
import { prerequisiteCycles } from '../lint/prerequisite-cycles.ts';
import { compileAll, type Job, type LessonModules } from './lesson-compiler.ts';
import { lessonFiles, type LessonFile } from './lesson-files.ts';
import { loadExtensions } from './extension-modules.ts';
import { Neighbours, type NeighbourOptions } from './neighbours.ts';

export interface CheckedLesson extends Compiled {
  readonly file: LessonFile;
}

/** What lessons may use that stands in none of their files. */
export interface Known extends LessonModules {
  /** Uids of other lessons. */
  readonly lessons: readonly string[];
  /** Whether the texts are any Markdown: no front matter, sections or content rules are asked for. */
  readonly prose?: boolean;
  /** Hosts from which they may load videos, sounds and pages. */
  readonly mediaHosts?: readonly string[];
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

  /** Rejects if a path leads nowhere, or a module of widgets or kinds cannot be used. */
  async check(): Promise<CheckResult> {
    const files = lessonFiles(this.#paths);
    const { callouts } = await loadExtensions(this.#known.extensions ?? []);
    const neighbours = this.#neighbours.of(files, callouts);
    const asked = files.map((file) => ({
      file,
      job: jobOf(file, neighbours.options, this.#known),
    }));
    const stale = asked.flatMap(({ file, job }) => {
      const kept = this.#kept.get(file.name);
      return kept && !neighbours.touch(job.markdown) && sameLesson(job, kept.job) ? [] : [job];
    });
    const compiled = await compileAll(
      {
        jobs: stale,
        widgets: this.#known.widgets,
        kinds: this.#known.kinds,
        extensions: this.#known.extensions ?? [],
      },
      this.#worker,
    );
    const made = new Map(stale.map((job, index) => [job, compiled[index]]));
    const checked = asked.flatMap(({ file, job }) => {
      const one = made.get(job) ?? this.#kept.get(file.name)?.compiled;
      return one ? [{ file, job, compiled: one }] : [];
    });
    this.#kept = new Map(checked.map(({ file, ...kept }) => [file.name, kept]));
    const lessons = checked.map(({ file, compiled: one }) => ({ file, ...one }));
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

function jobOf(
  { name, markdown, figures, course, unit, free, number }: LessonFile,
  options: NeighbourOptions['options'],
  { prose = false, mediaHosts = [] }: Known,
): Job {
  const place = {
    file: name,
    course,
    unit,
    free,
    ...(number ? { number } : {}),
    ...(figures.length > 0 ? { figures } : {}),
    ...(mediaHosts.length > 0 ? { mediaHosts } : {}),
  };
  return { markdown, options: { ...place, ...options, ...(prose ? { fragment: true } : {}) } };
}

/** Whether two jobs have the same text at the same place of a course. */
function sameLesson(a: Job, b: Job): boolean {
  return (
    a.markdown === b.markdown &&
    (a.options.figures ?? []).join('') === (b.options.figures ?? []).join('') &&
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
