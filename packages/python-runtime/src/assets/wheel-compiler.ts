import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { threadFile } from './package-files.ts';

/** Compiles wheels in a thread of its own, which starts with the first of them. The caller must `close()` it. */
export class WheelCompiler {
  #worker: Worker | undefined;

  /** The wheel with bytecode in the place of sources. Rejects with an Error if it is no zip archive. */
  async compile(wheel: Uint8Array): Promise<Uint8Array> {
    this.#worker ??= new Worker(threadFile('assets/compile-thread'));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
    this.#worker.postMessage(wheel);
    // Rejects with what the thread ends with.
    const [bytes] = (await once(this.#worker, 'message')) as [Uint8Array];
    return bytes;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }
}
