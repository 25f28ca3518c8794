import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { compileLesson } from '../compile/compile-lesson.ts';
import type { Compiled } from '../compile/compile-with.ts';
import type { CompileOptions } from '../compile/compile-options.ts';

/** One lesson to compile. Plain data: it goes to a worker. */
export interface Job {
  readonly markdown: string;
  readonly options: CompileOptions;
}

/** Fewer lessons than this are compiled before a worker has started. */
const fewest = 24;

/**
 * Compiles lessons, in their order, on all cores: `worker` is the address of a script that calls `compileJobs`.
 * Without it, or with few lessons, on this thread alone.
 */
export async function compileAll(
  jobs: readonly Job[],
  worker: URL | undefined,
): Promise<readonly Compiled[]> {
  const threads = worker && jobs.length >= fewest ? Math.min(4, availableParallelism()) : 1;
  if (!worker || threads === 1) return compileJobs(jobs);
  // Every n-th lesson to each: long and short ones are spread alike.
  const shares = Array.from({ length: threads }, (_, thread) =>
    jobs.filter((_job, index) => index % threads === thread),
  );
  const [own = [], ...others] = shares;
  const theirs = others.map((share) => inWorker(share, worker));
  const compiled = [compileJobs(own), ...(await Promise.all(theirs))];
  return jobs.flatMap((_, index) => compiled[index % threads]?.[Math.floor(index / threads)] ?? []);
}

/** Compiles lessons on this thread. */
export function compileJobs(jobs: readonly Job[]): readonly Compiled[] {
  return jobs.map(({ markdown, options }) => compileLesson(markdown, options));
}

function inWorker(jobs: readonly Job[], script: URL): Promise<readonly Compiled[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData: jobs });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`A compiling thread ended with code ${code}.`)));
  });
}
