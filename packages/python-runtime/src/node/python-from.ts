import { grade } from '../grading/grade.ts';
import type { GradeResult } from '../grading/grade.ts';
import type { Exercise } from '../protocol/cases.ts';
import { mainFile, programOnDisk } from '../protocol/program-files.ts';
import type { Method, Requests } from '../protocol/requests.ts';
import type { Display, RunResult } from '../protocol/results.ts';
import { parseRun } from '../runtime/outcome.ts';
import { factSource } from './fact-source.ts';
import type { Files } from '../protocol/program-files.ts';
import type { PythonSource } from './python-source.ts';

export interface NodePythonOptions {
  /** Most characters a run may print. Default 1,000,000. */
  readonly outputCharacters?: number;
}

export interface NodeRunOptions {
  /** Namespace that runs share by name; a fresh one if not given. */
  readonly ns?: string;
  /** Text that `input()` and `sys.stdin` read. */
  readonly stdin?: string;
  /** Files to write before the run, by path. */
  readonly files?: Files;
  /** Default 10,000. */
  readonly timeoutMs?: number;
  readonly filename?: string;
}

/** Python for content tools: the page's harness and grader outside a page. One call at a time; calls queue. */
export interface NodePython {
  run(code: string, options?: NodeRunOptions): Promise<RunResult>;
  /** The page's grader. Cases share an interpreter, with builtins and modules put back before each. */
  grade(exercise: Exercise): Promise<GradeResult>;
  /** Ends its thread or process. */
  close(): Promise<void>;
}

/** Typed runs and grades over an interpreter; `start` makes the first one, and a new one when one is lost. */
export async function pythonFrom(
  start: () => Promise<PythonSource>,
  options: NodePythonOptions,
): Promise<NodePython> {
  const outputCharacters = options.outputCharacters ?? 1_000_000;
  let source = await start();
  let queue: Promise<unknown> = Promise.resolve();

  const call = <M extends Method>(
    method: M,
    request: Requests[M],
    timeoutMs: number,
    files?: Files,
  ) => {
    const turn = queue.then(async () => {
      const answer = await source.call(method, request, timeoutMs, files);
      if (typeof answer === 'string') source = await start();
      return answer;
    });
    queue = turn.catch(() => undefined);
    return turn;
  };

  const facts = factSource(call, outputCharacters);

  return {
    run: async (code, run = {}) => {
      const began = performance.now();
      const { main, files } = programOnDisk(code, run.files);
      const request = {
        code: main,
        filename: run.filename ?? mainFile,
        namespace: run.ns ?? '',
        stdin: run.stdin ?? '',
        outputCharacters,
      };
      const answer = await call('run', request, run.timeoutMs ?? 10_000, files);
      const seconds = (performance.now() - began) / 1000;
      if (typeof answer === 'string') {
        return { status: answer, stdout: '', stderr: '', displays: [], seconds };
      }
      const parsed = parseRun(answer.result);
      return {
        ...parsed,
        status: answer.timedOut ? 'timeout' : parsed.status,
        stdout: answer.stdout,
        stderr: answer.stderr,
        displays: answer.displays as readonly Display[],
        seconds,
      };
    },
    grade: (exercise) => grade(exercise, facts),
    close: async () => {
      await queue;
      await source.end();
    },
  };
}
