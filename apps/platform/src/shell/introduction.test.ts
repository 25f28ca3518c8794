import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => vi.useRealTimers());

/** Whether a promise has settled, after everything that waits for no time has run. */
async function hasSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  void promise.then(() => (settled = true));
  await vi.advanceTimersByTimeAsync(0);
  return settled;
}

test('waits until the learner’s profile was sent to the server', async () => {
  const { noteIntroduced, whenIntroduced } = await import('./introduction.ts');
  const waiting = whenIntroduced(5000);
  expect(await hasSettled(waiting)).toBe(false);
  // A page whose visitor is not known yet.
  noteIntroduced('');
  expect(await hasSettled(waiting)).toBe(false);
  noteIntroduced('learner');
  expect(await hasSettled(waiting)).toBe(true);
  expect(await hasSettled(whenIntroduced(5000))).toBe(true);
});

test('goes on where no profile is sent', async () => {
  const { whenIntroduced } = await import('./introduction.ts');
  const waiting = whenIntroduced(5000);
  await vi.advanceTimersByTimeAsync(4999);
  expect(await hasSettled(waiting)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await hasSettled(waiting)).toBe(true);
});
