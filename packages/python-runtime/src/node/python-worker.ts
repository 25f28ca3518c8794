import { Worker } from 'node:worker_threads';
import { threadFile } from '../assets/package-files.ts';
import type { Method, Requests } from '../protocol/requests.ts';
import type { Files } from '../protocol/program-files.ts';
import type { NodeDisplay, NodeReply } from './node-messages.ts';
import type { PythonSource } from './python-source.ts';

export interface Answer {
  readonly result: unknown;
  readonly stdout: string;
  readonly stderr: string;
  readonly displays: readonly NodeDisplay[];
  readonly timedOut: boolean;
}

/** Why a thread or process had to be ended. */
export type Lost = 'timeout' | 'crashed';

/** Milliseconds between asking a program to stop and ending its thread. */
const graceMs = 1_000;

/** One thread: a call at a time, interrupted and then ended when its time is over. */
export class PythonThread implements PythonSource {
  private readonly worker: Worker;
  private readonly interrupt: Int32Array;
  private lastId = 0;

  private constructor(worker: Worker, interrupt: Int32Array) {
    this.worker = worker;
    this.interrupt = interrupt;
  }

  /** `packages`: a folder of wheels with its lock file. */
  static async start(packages?: string): Promise<PythonThread> {
    const buffer = new SharedArrayBuffer(4);
    const hint =
      packages === undefined
        ? 'Is the package `pyodide` whole?'
        : `Does ${packages} hold the wheels that its lock file names?`;
    const worker = new Worker(threadFile('node/python-thread'), {
      workerData: { interrupt: buffer, packages },
    });
    const thread = new PythonThread(worker, new Int32Array(buffer));
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => {
        resolve();
      });
      worker.once('error', (cause) => {
        reject(
          new Error(`Python did not start in a Node thread. ${hint}`, {
            cause,
          }),
        );
      });
    });
    return thread;
  }

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
