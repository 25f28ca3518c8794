import { expect, it } from 'vitest';
import { spanOf, ticksOf } from './scale.ts';

it('spans some numbers with room at both ends, and is never empty', () => {
  expect(spanOf([0, 10], 0.1)).toEqual({ from: -1, to: 11 });
  expect(spanOf([5, 5], 0.1)).toEqual({ from: 4.5, to: 5.5 });
  expect(spanOf([0], 0.1)).toEqual({ from: -0.1, to: 0.1 });
  expect(spanOf([])).toEqual({ from: 0, to: 1 });
  expect(spanOf([1, Infinity, 3], 0)).toEqual({ from: 1, to: 3 });
});

it('ticks at round numbers, as many as there is room for', () => {
  expect(ticksOf({ from: -1.2, to: 1.2 }, 5)).toEqual([-1, -0.5, 0, 0.5, 1]);
  expect(ticksOf({ from: 0, to: 100 }, 6)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(ticksOf({ from: 0.001, to: 0.0042 }, 4)).toEqual([0.001, 0.002, 0.003, 0.004]);
  expect(ticksOf({ from: 1, to: 1 }, 4)).toEqual([]);
  for (const most of [2, 3, 7, 12])
    expect(ticksOf({ from: -3.7, to: 912.4 }, most).length).toBeLessThanOrEqual(most + 1);
});
