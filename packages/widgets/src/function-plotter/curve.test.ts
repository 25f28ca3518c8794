import { describe, expect, it } from 'vitest';
import { heightOf, piecesOf, sampled, slopeAt } from './curve.ts';

const span = { from: -2, to: 2 };

describe('a curve', () => {
  it('is one piece where the function is whole, two around a pole, none where nothing is', () => {
    const pieces = (f: (x: number) => number) => {
      const points = sampled(f, span);
      return piecesOf(points, heightOf(points)).length;
    };
    expect(pieces((x) => x * x)).toBe(1);
    expect(pieces((x) => 1 / x)).toBe(2);
    expect(pieces(Math.sqrt)).toBe(1);
    expect(pieces(() => NaN)).toBe(0);
  });

  it('is seen whole, and a pole does not flatten it', () => {
    const whole = heightOf(sampled((x) => x * x, span));
    expect(whole.from).toBeCloseTo(-0.32);
    expect(whole.to).toBeCloseTo(4.32);
    const pole = heightOf(sampled((x) => 1 / x, span));
    expect(pole.to).toBeLessThan(60);
    expect(heightOf(sampled(() => NaN, span))).toEqual({ from: 0, to: 1 });
  });
});

describe('a slope', () => {
  it('is the derivative where there is one', () => {
    expect(slopeAt((x) => x ** 3, 1, span)).toBeCloseTo(3, 6);
    expect(slopeAt(Math.sin, 0, span)).toBeCloseTo(1, 6);
    expect(slopeAt(() => 5, 0, span)).toBe(0);
  });

  it('is none at a corner, a pole and an edge', () => {
    expect(slopeAt(Math.abs, 0, span)).toBeUndefined();
    expect(slopeAt((x) => 1 / x, 0, span)).toBeUndefined();
    expect(slopeAt(Math.sqrt, 0, span)).toBeUndefined();
  });
});
