import { Worker } from 'node:worker_threads';
import type { Exercise, SandboxedGrade } from '@lemma/python-runtime/node';

/** Grades programs in a thread of its own, one at a time. */
export class Grader {
  readonly #priority: number;
  #thread: Worker | undefined;

  /** `priority` is that of `os.setPriority`. */
  constructor(priority: number) {
    this.#priority = priority;
  }

  /** Rejects if the thread fails; the next call starts another. */
  async grade(exercise: Exercise): Promise<SandboxedGrade> {
    this.#thread ??= new Worker(new URL('./grader-thread.ts', import.meta.url), {
      workerData: this.#priority,
    });
    const thread = this.#thread;
    try {
      return await new Promise<SandboxedGrade>((resolve, reject) => {
        const onExit = () => reject(new Error('The thread that grades programs ended.'));
        thread.once('error', reject).once('exit', onExit);
        thread.once('message', (graded: SandboxedGrade) => {
          thread.off('error', reject).off('exit', onExit);
          resolve(graded);
        });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no target origin
        thread.postMessage(exercise);
      });
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  /** Ends the thread, and with it the sandbox that it has started. */
  async close(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.terminate();
  }
}
