import { expect, it, onTestFinished } from 'vitest';
import { countOwnWorkers } from '@lemma/testing/own-workers';
import { createPythonRuntime } from './python-runtime.ts';

const workers = countOwnWorkers();

it('started ahead without a spare, Python is one worker until its first use, and then two', async () => {
  const ahead = createPythonRuntime();
  onTestFinished(() => {
    ahead.terminate();
  });
  await ahead.prewarm({ spare: false });
  // Twice the rest after which a spare would be started.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect(workers()).toBe(1);
  await ahead.run('x = 1');
  await expect.poll(workers, { timeout: 30_000 }).toBe(2);
});
