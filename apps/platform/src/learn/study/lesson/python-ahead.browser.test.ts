import { createPythonRuntime, type PythonRuntime } from '@lemma/python-runtime';
import { expect, it, onTestFinished, vi } from 'vitest';
import { countOwnWorkers } from '@lemma/testing/own-workers';
import { startPythonAhead, takePython } from './python-ahead.ts';

const slow = { timeout: 60_000 };

function taken(): PythonRuntime {
  const runtime = takePython();
  onTestFinished(() => {
    runtime.terminate();
  });
  return runtime;
}

const workers = countOwnWorkers();

/** Until another Python has been started at rest: what was to start at rest before has begun. */
async function pageRested(): Promise<void> {
  const other = createPythonRuntime({ spare: false });
  other.prewarmAtRest();
  await expect.poll(() => other.state, slow).toBe('ready');
  other.terminate();
}

function hint(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, name);
  });
}

it('a lesson takes the Python that was started while the plan was looked at, and no second lesson does', async () => {
  const leave = startPythonAhead();
  await expect.poll(workers, slow).toBe(1);
  leave();
  const first = taken();
  expect(first.state).not.toBe('idle');
  expect((await first.run('print(6 * 7)')).stdout).toBe('42\n');
  expect(taken().state).toBe('idle');
});

it('no lesson came: it is ended', async () => {
  const leave = startPythonAhead();
  await expect.poll(workers, slow).toBe(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  leave();
  vi.advanceTimersByTime(30_000);
  vi.useRealTimers();
  await expect.poll(workers, slow).toBe(0);
  expect(taken().state).toBe('idle');
});

it('the plan that is shown anew keeps it', async () => {
  startPythonAhead()();
  const leave = startPythonAhead();
  await expect.poll(workers, slow).toBe(1);
  leave();
  expect(taken().state).not.toBe('idle');
});

it.each([
  ['connection', { saveData: true }],
  ['deviceMemory', 2],
])('is not started where the browser says %s: %o', async (name, value) => {
  hint(name, value);
  startPythonAhead();
  await pageRested();
  expect(taken().state).toBe('idle');
});
