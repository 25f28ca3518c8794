import { array, assert, double, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pair } from '../plane/coordinates.ts';
import { leastSquaresLine, misfitOf, settingsOf } from './fit.ts';

const place = integer({ min: -1000, max: 1000 });
const data = array(tuple(place, place), { minLength: 2, maxLength: 12 }).filter((points) =>
  points.some(([x]) => x !== points[0]?.[0]),
);
const change = double({ min: -5, max: 5, noNaN: true });

describe('the line of least squares', () => {
  it('is the one of the normal equations', () => {
    // AᵀA = (4 10; 10 30) and Aᵀb = (20, 61): intercept −0.5 and slope 2.2.
    const { slope, intercept } = leastSquaresLine([
      [1, 2],
      [2, 3],
      [3, 7],
      [4, 8],
    ]);
    expect(slope).toBeCloseTo(2.2, 12);
    expect(intercept).toBeCloseTo(-0.5, 12);
  });

  it('leaves residuals that are orthogonal to both columns, and no other line has less', () => {
    assert(
      property(data, change, change, (points, turn, lift) => {
        const best = leastSquaresLine(points);
        const least = misfitOf(points, best);
        expect(least.isLeast).toBe(true);
        const other = misfitOf(points, {
          slope: best.slope + turn,
          intercept: best.intercept + lift,
        });
        expect(other.sum).toBeGreaterThanOrEqual(least.sum * (1 - 1e-9) - 1e-9);
      }),
    );
  });

  it('says of another line that it is not the best, however near it is', () => {
    assert(
      property(data, (points) => {
        const best = leastSquaresLine(points);
        const near = { ...best, intercept: best.intercept + 0.01 };
        expect(misfitOf(points, near).isLeast).toBe(false);
      }),
    );
  });
});

describe('what a line leaves', () => {
  const points: readonly Pair[] = [
    [0, 1],
    [1, 2],
    [2, 6],
  ];

  it('is y minus the line, squared and added up, and times the columns', () => {
    const { residuals, sum, products } = misfitOf(points, { slope: 1, intercept: 1 });
    expect(residuals).toEqual([0, 0, 3]);
    expect(sum).toBe(9);
    expect(products).toEqual([3, 6]);
  });

  it('is nothing where the line meets every point', () => {
    const exact = misfitOf(
      [
        [0.1, 0.3],
        [0.2, 0.6],
        [0.7, 2.1],
      ],
      { slope: 3, intercept: 0 },
    );
    expect(exact).toMatchObject({ isExact: true, isLeast: true });
    expect(misfitOf(points, { slope: 2, intercept: 1 }).isExact).toBe(false);
  });
});

describe('the settings', () => {
  it('hold the best line and the first one, in round steps of which there are neither few nor many', () => {
    assert(
      property(data, place, place, (points, slope, intercept) => {
        const best = leastSquaresLine(points);
        const settings = settingsOf(points, { slope, intercept });
        for (const [setting, wanted, begun] of [
          [settings.slope, best.slope, slope],
          [settings.intercept, best.intercept, intercept],
        ] as const) {
          expect(setting.from).toBeLessThanOrEqual(Math.min(wanted, begun));
          expect(setting.to).toBeGreaterThanOrEqual(Math.max(wanted, begun));
          const steps = (setting.to - setting.from) / setting.step;
          expect(steps).toBeGreaterThan(15);
          expect(steps).toBeLessThan(150);
        }
      }),
    );
  });

  it('are more than a point where all heights are the same', () => {
    const { slope, intercept } = settingsOf(
      [
        [1, 0],
        [2, 0],
      ],
      { slope: 0, intercept: 0 },
    );
    expect(slope.to).toBeGreaterThan(slope.from);
    expect(intercept.to).toBeGreaterThan(intercept.from);
  });
});
