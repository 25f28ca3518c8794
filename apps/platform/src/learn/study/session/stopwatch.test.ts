import { expect, it } from 'vitest';
import { PATIENCE, Stopwatch } from './stopwatch.ts';

it('counts the time between two laps', () => {
  const watch = new Stopwatch();
  watch.start(0);
  expect(watch.lap(5000)).toBe(5);
  expect(watch.lap(6000)).toBe(1);
});

it('stands still while the page is hidden', () => {
  const watch = new Stopwatch();
  watch.start(0);
  watch.pause(2000);
  watch.start(50_000);
  expect(watch.lap(51_000)).toBe(3);
});

it('stops after two minutes without a sign of the learner', () => {
  const watch = new Stopwatch();
  watch.start(0);
  expect(watch.lap(3_600_000)).toBe(PATIENCE / 1000);
});

it('goes on from the moment the learner is back', () => {
  const watch = new Stopwatch();
  watch.start(0);
  watch.touch(1_000_000);
  expect(watch.lap(1_004_000)).toBe(PATIENCE / 1000 + 4);
});
