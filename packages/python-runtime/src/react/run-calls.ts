import type { PythonCase } from '../protocol/cases.ts';
import type { OutputLog } from '../output/output-log.ts';
import type { Display, RunResult } from '../protocol/results.ts';
import type { PythonRuntime, RunOptions } from '../runtime/python-runtime.ts';

/** What the visible tests of an exercise call. A function that nothing calls would show nothing when it runs. */
export function visibleCalls(cases: readonly PythonCase[]): readonly PythonCase[] {
  return cases.filter(({ hidden, call }) => !hidden && call !== undefined);
}

/**
 * Evaluates the calls of tests in a namespace, where their program has run, and writes each into the log as a console would:
 * the call, what it printed, its value or its traceback. Returns the last result that was not a plain success, if there is one, and the figures
 * that the calls drew.
 */
export async function runCalls(
  runtime: PythonRuntime,
  cases: readonly PythonCase[],
  options: RunOptions,
  log: OutputLog,
): Promise<{ readonly fault: RunResult | undefined; readonly figures: readonly Display[] }> {
  let fault: RunResult | undefined;
  const figures: Display[] = [];
  for (const { call = '', expect } of cases) {
    log.append('input', `>>> ${call}\n`);
    // One after another: they share a namespace, and their output one log.
    // oxlint-disable-next-line no-await-in-loop -- see above
    const done = await runtime.run(call, { ...options, filename: '<test>' });
    if (done.status !== 'ok') fault = done;
    figures.push(...done.displays.filter(({ mime }) => mime.startsWith('image/')));
    if (done.value !== undefined) log.append('stdout', `${done.value}\n`);
    // A console is silent on None; here it is what came instead of the wanted value.
    else if (done.status === 'ok' && expect !== undefined) log.append('stdout', 'None\n');
    if (done.error) log.append('stderr', done.error.text);
    if (done.status !== 'ok' && done.status !== 'error') break;
  }
  return { fault, figures };
}
