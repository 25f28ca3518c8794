import { expect, it } from 'vitest';
import { equationOf } from './explain.ts';

it.each([
  [2, -1, 'y = 2x − 1'],
  [-0.5, 3, 'y = −0.5x + 3'],
  [1, 0, 'y = x'],
  [-1, 2, 'y = −x + 2'],
  [0, -4, 'y = −4'],
  [0, 0, 'y = 0'],
  [2.2, -1e-12, 'y = 2.2x'],
])('writes the line of slope %d and intercept %d as one does', (slope, intercept, wanted) => {
  expect(equationOf({ slope, intercept })).toBe(wanted);
});
