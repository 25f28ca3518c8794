#!/usr/bin/env node
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { compileJobs } from './lesson-compiler.ts';
import { run } from './run.ts';

/** Clears a terminal, and what was scrolled out of it. */
const clear = '\u001B[2J\u001B[3J\u001B[H';

if (isMainThread) {
  const ended = new AbortController();
  const args = process.argv.slice(2);
  // Once: who asks twice does not want to wait for the check that runs.
  if (args.includes('--watch')) process.once('SIGINT', () => ended.abort());
  const { code, output } = await run(args, new URL(import.meta.url), {
    show: (seen) => process.stdout.write(`${process.stdout.isTTY ? clear : ''}${seen}\n`),
    signal: ended.signal,
  });
  if (output !== '') (code === 2 ? process.stderr : process.stdout).write(`${output}\n`);
  process.exitCode = code;
} else {
  // This very script is its own worker: one file to find, in the sources and in the package alike.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  parentPort?.postMessage(await compileJobs(workerData));
}
