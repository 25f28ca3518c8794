import type { FactSource } from '../grading/grade.ts';
import { parseFacts, parseRules } from '../grading/parse-facts.ts';
import { mainFile } from '../protocol/program-files.ts';
import type { RunStatus } from '../protocol/results.ts';
import type { PythonLimits } from './options.ts';
import { WorkerLost } from './worker-handle.ts';
import type { WorkerHandle } from './worker-handle.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Longest for the packages of an exercise: they may have to be downloaded first. */
const packagesMs = 120_000;

export interface WorkerFacts extends FactSource {
  /** Loads and imports packages, so that no case spends its time on that: pandas takes seconds. */
  prepare(packages: readonly string[]): Promise<void>;
  end(): void;
}

/** Facts for the grader from a fresh worker; one that a case has lost is replaced for the next. */
export function workerFacts(pool: WorkerPool, limits: PythonLimits): WorkerFacts {
  let worker: WorkerHandle | undefined;
  const filename = mainFile;

  const within = async (
    timeoutMs: number,
    action: (worker: WorkerHandle) => Promise<unknown>,
  ): Promise<{ answer: unknown; timedOut: boolean } | { lost: RunStatus }> => {
    worker = worker?.alive ? worker : pool.take();
    const mine = worker;
    await mine.ready;
    let timedOut = false;
    let hard: ReturnType<typeof setTimeout> | undefined;
    const soft = setTimeout(() => {
      timedOut = true;
      mine.interrupt();
      hard = setTimeout(() => {
        mine.end();
      }, limits.graceMs);
    }, timeoutMs);
    try {
      return { answer: await action(mine), timedOut };
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error;
      return { lost: timedOut ? 'timeout' : 'crashed' };
    } finally {
      clearTimeout(soft);
      clearTimeout(hard);
    }
  };
  const silent = () => undefined;

  return {
    rules: async (code, rules, calls) => {
      const end = await within(10_000, (worker) =>
        worker.request('rules', { code, filename, rules, calls }, silent),
      );
      return parseRules('lost' in end ? undefined : end.answer);
    },
    facts: async (code, test, timeoutMs, files) => {
      const { outputCharacters } = limits;
      const request = { code, filename, call: test.call, stdin: test.stdin, outputCharacters };
      const end = await within(timeoutMs, (worker) => {
        worker.putFiles(files);
        return worker.request('facts', request, silent);
      });
      if ('lost' in end) return { program: { status: end.lost }, stdout: '' };
      const facts = parseFacts(end.answer);
      return end.timedOut ? { ...facts, program: { status: 'timeout' } } : facts;
    },
    prepare: async (packages) => {
      if (packages.length === 0) return;
      const code = `import ${packages.join(', ')}`;
      // What cannot be imported is said by the program's own import.
      await within(packagesMs, (worker) =>
        worker.request('run', { code, filename, namespace: '', outputCharacters: 1_000 }, silent),
      );
    },
    end: () => {
      worker?.end();
    },
  };
}
