/**
 * A thread that grades programs in a sandbox: starting one blocks its thread for some tens of milliseconds. On Linux
 * the priority is the thread's own, and the processes that it starts inherit it.
 */
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { type Exercise, gradeInSandbox } from '@lemma/python-runtime/node';

setPriority(Number(workerData));
parentPort?.on('message', (exercise: Exercise) => {
  void (async () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no target origin
    parentPort?.postMessage(await gradeInSandbox(exercise));
  })();
});
