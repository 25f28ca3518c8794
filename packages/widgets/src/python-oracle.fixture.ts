import { spawnSync } from 'node:child_process';
import { nativePython } from '@lemma/testing/native-python';
import { expect, it } from 'vitest';

/** The Python with NumPy and pandas that the models are compared with. */
export const found = nativePython();

/** Code whose outcome is another one in Python, with both. `harness` reads the cases from standard input and prints their outcomes. */
export function differing(
  harness: string,
  cases: readonly { readonly code: string }[],
  ours: readonly unknown[],
): readonly unknown[] {
  if (found.state !== 'found') throw new Error(found.why);
  const { stdout, stderr } = spawnSync(found.python, ['-c', harness], {
    input: JSON.stringify(cases),
    encoding: 'utf8',
  });
  if (stderr !== '') throw new Error(stderr);
  const theirs = JSON.parse(stdout) as readonly unknown[];
  expect(theirs).toHaveLength(cases.length);
  return cases.flatMap(({ code }, at) => {
    const [own, python] = [ours[at], theirs[at]].map((outcome) => JSON.stringify(outcome));
    return own === python ? [] : [{ code, own, python }];
  });
}

/** Says that there is no Python to compare with, where there is none. */
export function statesNotRun(what: string): void {
  it.runIf(found.state === 'not-run')('states that it did not run', () => {
    const why = found.state === 'not-run' ? found.why : '';
    process.stdout.write(`not run: ${what}, ${why}\n`);
    expect(why).not.toBe('');
  });
}
