import { describe, expect, it } from 'vitest';
import { binsFor, binsOf, quantile, summaryOf } from './summary.ts';

describe('a quantile', () => {
  it('is what numpy.quantile gives', () => {
    // numpy.quantile([1, 2, 4, 8, 16], [0, .1, .25, .5, .75, .9, 1])
    const sorted = [1, 2, 4, 8, 16];
    const shares = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1];
    const expected = [1, 1.4, 2, 4, 8, 12.8, 16];
    for (const [index, share] of shares.entries())
      expect(quantile(sorted, share)).toBeCloseTo(expected[index] ?? NaN, 12);
    expect(quantile([7], 0.3)).toBe(7);
  });
});

describe('a summary', () => {
  it('has the middle, the quartiles, and what lies far from them', () => {
    expect(summaryOf([2, 3, 3, 4, 5, 6, 30])).toEqual({
      count: 7,
      least: 2,
      greatest: 30,
      mean: 53 / 7,
      median: 4,
      quartiles: [3, 5.5],
      whiskers: [2, 6],
      outliers: [30],
    });
  });

  it('is whole for numbers that are all the same', () => {
    expect(summaryOf([5, 5, 5])).toMatchObject({ median: 5, whiskers: [5, 5], outliers: [] });
  });
});

describe('bins', () => {
  it('count every value once, on an edge above, the greatest in the last', () => {
    const bins = binsOf([0, 1, 2, 2, 4], 2, { from: 0, to: 4 });
    expect(bins).toEqual([
      { from: 0, to: 2, count: 2 },
      { from: 2, to: 4, count: 3 },
    ]);
    for (const count of [1, 3, 7, 40])
      expect(
        binsOf([0.1, 0.2, 0.30000000000000004, 9], count, { from: 0.1, to: 9 }).reduce(
          (sum, bin) => sum + bin.count,
          0,
        ),
      ).toBe(4);
    expect(binsOf([5, 5], 3, { from: 5, to: 5 }).map(({ count }) => count)).toEqual([2, 0, 0]);
  });

  it('are some more for more values', () => {
    expect([3, 16, 100, 500].map(binsFor)).toEqual([3, 5, 8, 10]);
  });
});
