#!/usr/bin/env node
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { compileJobs } from './lesson-compiler.ts';
import { run } from './run.ts';

if (isMainThread) {
  const { code, output } = await run(process.argv.slice(2), new URL(import.meta.url));
  (code === 2 ? process.stderr : process.stdout).write(`${output}\n`);
  process.exitCode = code;
} else {
  // This very script is its own worker: one file to find, in the sources and in the package alike.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  parentPort?.postMessage(await compileJobs(workerData));
}
