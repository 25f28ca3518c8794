import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { codeFolder } from '../assets/package-files.ts';
import type { Exercise } from '../grading/cases.ts';
import { grade } from '../grading/grade.ts';
import type { FactSource, GradeResult } from '../grading/grade.ts';
import type { Method, Requests } from '../protocol/requests.ts';
import type {
  CaseFacts,
  Display,
  PythonError,
  RuleFacts,
  RunResult,
  RunStatus,
} from '../protocol/results.ts';
import type { Files, NodeReply } from './node-messages.ts';

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

/** Python for content tools: the page's interpreter and grader, in a thread of Node. One call at a time; calls queue. */
export interface NodePython {
  run(code: string, options?: NodeRunOptions): Promise<RunResult>;
  /** The page's grader. Cases share a thread, with builtins and modules put back before each. */
  grade(exercise: Exercise): Promise<GradeResult>;
  /** Ends the thread. */
  close(): Promise<void>;
}

interface Answer {
  readonly result: unknown;
  readonly stdout: string;
  readonly stderr: string;
  readonly displays: readonly { mime: string; data: string }[];
  readonly timedOut: boolean;
}

/** Why a thread had to be ended. */
type Lost = 'timeout' | 'crashed';

/** Milliseconds between asking a program to stop and ending its thread. */
const graceMs = 1_000;

/** Starts Python in a thread of Node (about a second). The caller must `close()` it. */
export async function createNodePython(options: NodePythonOptions = {}): Promise<NodePython> {
  const outputCharacters = options.outputCharacters ?? 1_000_000;
  let thread = await PythonThread.start();
  let queue: Promise<unknown> = Promise.resolve();

  const call = <M extends Method>(
    method: M,
    request: Requests[M],
    timeoutMs: number,
    files?: Files,
  ) => {
    const turn = queue.then(async () => {
      const answer = await thread.call(method, request, timeoutMs, files);
      if (typeof answer === 'string') thread = await PythonThread.start();
      return answer;
    });
    queue = turn.catch(() => undefined);
    return turn;
  };

  const source: FactSource = {
    rules: async (code, whats) => {
      const answer = await call('rules', { code, filename: 'main.py', whats }, 10_000);
      return (typeof answer === 'string' ? { lines: [] } : answer.result) as RuleFacts;
    },
    facts: async (code, test, timeoutMs) => {
      const request = {
        code,
        filename: 'main.py',
        call: test.call,
        stdin: test.stdin,
        outputCharacters,
      };
      const answer = await call('facts', request, timeoutMs);
      if (typeof answer === 'string') return { program: { status: answer }, stdout: '' };
      const facts = answer.result as CaseFacts;
      return answer.timedOut ? { ...facts, program: { status: 'timeout' } } : facts;
    },
  };

  return {
    run: async (code, run = {}) => {
      const began = performance.now();
      const request = {
        code,
        filename: run.filename ?? 'main.py',
        namespace: run.ns ?? '',
        stdin: run.stdin ?? '',
        outputCharacters,
      };
      const answer = await call('run', request, run.timeoutMs ?? 10_000, run.files);
      const seconds = (performance.now() - began) / 1000;
      if (typeof answer === 'string') {
        return { status: answer, stdout: '', stderr: '', displays: [], seconds };
      }
      const { status, value, error } = answer.result as {
        status: RunStatus;
        value?: string;
        error?: PythonError;
      };
      return {
        status: answer.timedOut ? 'timeout' : status,
        stdout: answer.stdout,
        stderr: answer.stderr,
        displays: answer.displays as readonly Display[],
        ...(value !== undefined && { value }),
        ...(error && { error }),
        seconds,
      };
    },
    grade: (exercise) => grade(exercise, source),
    close: async () => {
      await queue;
      await thread.end();
    },
  };
}

/** One thread: a call at a time, interrupted and then ended when its time is over. */
class PythonThread {
  private readonly worker: Worker;
  private readonly interrupt: Int32Array;
  private lastId = 0;

  private constructor(worker: Worker, interrupt: Int32Array) {
    this.worker = worker;
    this.interrupt = interrupt;
  }

  static async start(): Promise<PythonThread> {
    const buffer = new SharedArrayBuffer(4);
    const source = join(codeFolder(), 'node', 'python-thread.ts');
    const file = existsSync(source) ? source : join(codeFolder(), 'node', 'python-thread.js');
    const worker = new Worker(file, { workerData: { interrupt: buffer } });
    const thread = new PythonThread(worker, new Int32Array(buffer));
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => {
        resolve();
      });
      worker.once('error', (cause) => {
        reject(
          new Error('Python did not start in a Node thread. Is the package `pyodide` whole?', {
            cause,
          }),
        );
      });
    });
    return thread;
  }

  /** The answer, or why the thread had to be ended. */
  async call(
    method: Method,
    request: Requests[Method],
    timeoutMs: number,
    files?: Files,
  ): Promise<Answer | Lost> {
    const id = ++this.lastId;
    Atomics.store(this.interrupt, 0, 0);
    let timedOut = false;
    return new Promise((resolve) => {
      const finish = (answer: Answer | Lost) => {
        clearTimeout(soft);
        clearTimeout(hard);
        this.worker.off('message', hear);
        this.worker.off('error', crash);
        resolve(answer);
      };
      const end = (why: Lost) => {
        finish(why);
        void this.end();
      };
      const crash = () => {
        finish('crashed');
      };
      const hear = (reply: NodeReply) => {
        if (reply.id !== id) return;
        if ('fatal' in reply) end('crashed');
        else finish({ ...reply, timedOut });
      };
      const soft = setTimeout(() => {
        timedOut = true;
        Atomics.store(this.interrupt, 0, 2);
      }, timeoutMs);
      const hard = setTimeout(() => {
        end('timeout');
      }, timeoutMs + graceMs);
      this.worker.on('message', hear);
      this.worker.once('error', crash);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
      this.worker.postMessage({ id, method, request, files });
    });
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }
}
