import { describe, expect, it } from 'vitest';
import { courseAt, derivativeOf, descend, meanSquaredError, valueAt } from './descent.ts';

describe('a polynomial', () => {
  it('has its value and its derivative', () => {
    expect(valueAt([1, -2, 1], 3)).toBe(4);
    expect(derivativeOf([1, -2, 1])).toEqual([-2, 2]);
    expect(derivativeOf([5, 0, 0, 2])).toEqual([0, 0, 6]);
  });

  it('is the mean squared error of points, computed by itself', () => {
    const points = [
      [1, 2],
      [2, 3],
      [-1, 0.5],
    ] as const;
    const loss = meanSquaredError(points);
    for (const w of [-2, 0, 0.7, 3])
      expect(valueAt(loss, w)).toBeCloseTo(
        points.reduce((sum, [x, y]) => sum + (w * x - y) ** 2, 0) / points.length,
        10,
      );
  });
});

describe('gradient descent', () => {
  it('takes the closed form of a parabola: w − m shrinks by 1 − 2·rate', () => {
    const places = descend([9, -6, 1], { start: 0, rate: 0.1, steps: 12 });
    for (const [step, { w }] of places.entries()) expect(w).toBeCloseTo(3 - 3 * 0.8 ** step, 10);
    expect(places).toHaveLength(13);
    expect(courseAt(places, 1)).toBe('down');
  });

  it('reaches the minimum in one step with half the inverse of the curvature, and stands still', () => {
    const places = descend([0, 0, 1], { start: 4, rate: 0.5, steps: 3 });
    expect(places.map(({ w }) => w + 0)).toEqual([4, 0, 0, 0]);
    expect(courseAt(places, 1)).toBe('flat');
  });

  it('grows with too large a rate, and ends where numbers do', () => {
    const places = descend([0, 0, 1], { start: 1, rate: 1.5, steps: 40 });
    expect(courseAt(places, 2)).toBe('grows');
    expect(places.length).toBeLessThan(41);
    expect(places.every(({ loss }) => Number.isFinite(loss))).toBe(true);
    expect(descend([0, 0, 0, 0, 0, 0, 1], { start: 1e5, rate: 100, steps: 40 })).toHaveLength(1);
  });
});
