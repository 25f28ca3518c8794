import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { compileLesson } from '../compile/compile-lesson.ts';
import type { Compiled } from '../compile/compile-with.ts';
import type { CompileOptions } from '../format/compile-options.ts';
import { loadExtensions } from './extension-modules.ts';
import { loadKinds } from './kind-modules.ts';
import { loadWidgets } from './widget-modules.ts';

/** One lesson to compile. */
export interface Job {
  readonly markdown: string;
  readonly options: Omit<CompileOptions, 'widgets' | 'questionKinds' | 'extensions' | 'lessonHref'>;
}

/** Addresses of the modules that lessons take their widgets, kinds of question and extensions from. */
export interface LessonModules {
  /** With none, any widget passes. */
  readonly widgets: readonly string[];
  /** Kinds of question beside the renderer's own. */
  readonly kinds: readonly string[];
  /** Callouts, blocks, remark plug-ins and highlighter. */
  readonly extensions?: readonly string[];
}

/** Lessons to compile. Plain data: it goes to a worker, which no schema can. */
export interface Jobs extends LessonModules {
  readonly jobs: readonly Job[];
}

/** Fewer lessons than this are compiled before a worker has started. */
const fewest = 24;

/**
 * Compiles lessons, in their order, on all cores: `worker` is the address of a script that calls `compileJobs`.
 * Without it, or with few lessons, on this thread alone. Rejects if a module of widgets cannot be used.
 */
export async function compileAll(
  { jobs, ...modules }: Jobs,
  worker: URL | undefined,
): Promise<readonly Compiled[]> {
  const threads = worker && jobs.length >= fewest ? Math.min(4, availableParallelism()) : 1;
  if (!worker || threads === 1) return compileJobs({ jobs, ...modules });
  // A module that cannot be used is told once, before threads are started for it.
  await optionsOf(modules);
  // Every n-th lesson to each: long and short ones are spread alike.
  const shares = Array.from({ length: threads }, (_, thread) =>
    jobs.filter((_job, index) => index % threads === thread),
  );
  const [own = [], ...others] = shares;
  const theirs = others.map((share) => inWorker({ jobs: share, ...modules }, worker));
  const compiled = await Promise.all([compileJobs({ jobs: own, ...modules }), ...theirs]);
  return jobs.flatMap((_, index) => compiled[index % threads]?.[Math.floor(index / threads)] ?? []);
}

/** Compiles lessons on this thread. */
export async function compileJobs({ jobs, ...modules }: Jobs): Promise<readonly Compiled[]> {
  const known = await optionsOf(modules);
  return jobs.map(({ markdown, options }) => compileLesson(markdown, { ...options, ...known }));
}

async function optionsOf({
  widgets,
  kinds,
  extensions = [],
}: LessonModules): Promise<Pick<CompileOptions, 'widgets' | 'questionKinds' | 'extensions'>> {
  return {
    ...(widgets.length > 0 ? { widgets: await loadWidgets(widgets) } : {}),
    ...(kinds.length > 0 ? { questionKinds: await loadKinds(kinds) } : {}),
    ...(extensions.length > 0 ? { extensions: await loadExtensions(extensions) } : {}),
  };
}

function inWorker(jobs: Jobs, script: URL): Promise<readonly Compiled[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData: jobs });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`A compiling thread ended with code ${code}.`)));
  });
}
