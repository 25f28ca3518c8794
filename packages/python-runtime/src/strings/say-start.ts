import type { StartProblem } from '../protocol/start-problem.ts';
import type { StartStrings } from './runtime-strings.ts';

/** Why Python could not start, in the words given. */
export function sayStartProblem(problem: StartProblem, strings: StartStrings): string {
  switch (problem.code) {
    case 'file-unreachable':
      return strings.fileUnreachable(problem.url);
    case 'file-refused':
      return strings.fileRefused(problem.url, problem.status);
    case 'file-broken':
      return strings.fileBroken(problem.url);
    case 'no-wasm':
      return strings.noWasm;
    case 'wasm-refused':
      return strings.wasmRefused(problem.detail);
    case 'too-slow':
      return strings.tooSlow(problem.seconds);
    case 'worker-lost':
      return strings.workerLost;
    case 'ended':
      return strings.ended;
    case 'failed':
      return strings.failed(problem.detail);
  }
}
