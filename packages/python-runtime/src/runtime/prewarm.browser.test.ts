import { expect, it, onTestFinished } from 'vitest';
import { createPythonRuntime } from './python-runtime.ts';

/** Workers of this page: each holds a lock while it lives. */
async function workers(): Promise<number> {
  return (await navigator.locks.query()).held?.length ?? 0;
}

it('started ahead without a spare, Python is one worker until its first use, and then two', async () => {
  const ahead = createPythonRuntime();
  onTestFinished(() => {
    ahead.terminate();
  });
  await ahead.prewarm({ spare: false });
  // Twice the rest after which a spare would be started.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect(await workers()).toBe(1);
  await ahead.run('x = 1');
  await expect.poll(workers, { timeout: 30_000 }).toBe(2);
});
