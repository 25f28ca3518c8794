import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { compileLesson } from '../compile/compile-lesson.ts';
import type { Compiled } from '../compile/compile-with.ts';
import type { CompileOptions } from '../format/compile-options.ts';
import { loadWidgets } from './widget-modules.ts';

/** One lesson to compile. */
export interface Job {
  readonly markdown: string;
  readonly options: Omit<CompileOptions, 'widgets' | 'lessonHref'>;
}

/** Lessons to compile. Plain data: it goes to a worker, which no schema can. */
export interface Jobs {
  readonly jobs: readonly Job[];
  /** Addresses of the modules whose widgets the lessons may use; with none, any widget passes. */
  readonly widgets: readonly string[];
}

/** Fewer lessons than this are compiled before a worker has started. */
const fewest = 24;

/**
 * Compiles lessons, in their order, on all cores: `worker` is the address of a script that calls `compileJobs`.
 * Without it, or with few lessons, on this thread alone. Rejects if a module of widgets cannot be used.
 */
export async function compileAll(
  { jobs, widgets }: Jobs,
  worker: URL | undefined,
): Promise<readonly Compiled[]> {
  const threads = worker && jobs.length >= fewest ? Math.min(4, availableParallelism()) : 1;
  if (!worker || threads === 1) return compileJobs({ jobs, widgets });
  // A module that cannot be used is told once, before threads are started for it.
  await loadWidgets(widgets);
  // Every n-th lesson to each: long and short ones are spread alike.
  const shares = Array.from({ length: threads }, (_, thread) =>
    jobs.filter((_job, index) => index % threads === thread),
  );
  const [own = [], ...others] = shares;
  const theirs = others.map((share) => inWorker({ jobs: share, widgets }, worker));
  const compiled = await Promise.all([compileJobs({ jobs: own, widgets }), ...theirs]);
  return jobs.flatMap((_, index) => compiled[index % threads]?.[Math.floor(index / threads)] ?? []);
}

/** Compiles lessons on this thread. */
export async function compileJobs({ jobs, widgets }: Jobs): Promise<readonly Compiled[]> {
  const known = widgets.length > 0 ? { widgets: await loadWidgets(widgets) } : {};
  return jobs.map(({ markdown, options }) => compileLesson(markdown, { ...options, ...known }));
}

function inWorker(jobs: Jobs, script: URL): Promise<readonly Compiled[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData: jobs });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`A compiling thread ended with code ${code}.`)));
  });
}
