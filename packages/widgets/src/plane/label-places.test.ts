import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coordinates, type Pair } from './coordinates.ts';
import { placeLabels } from './label-places.ts';

const plane = coordinates(5, 340);
const place = (to: Pair, label = 'u') => placeLabels(plane, [{ to, label }])[0];

describe('the word beside an arrow', () => {
  it('stands on the side that the arrow points to', () => {
    const [x, y] = plane.toPixel([2, 1]);
    expect(place([2, 1])).toEqual({ x: x + 12, y: y - 12, anchor: 'start' });
    expect(place([-2, -1])).toMatchObject({ anchor: 'end' });
    expect(place([2, -1])?.y).toBeGreaterThan(plane.toPixel([2, -1])[1]);
  });

  it('goes to another side where a line goes on from the head', () => {
    const [u] = placeLabels(plane, [
      { to: [2, 1], label: 'u' },
      { from: [2, 1], to: [4, 2] },
    ]);
    expect(u?.x).toBeLessThan(plane.toPixel([2, 1])[0]);
  });

  it('leaves room for another word: two vectors on one point are both named', () => {
    const [u, v] = placeLabels(plane, [
      { to: [0, 0], label: 'u' },
      { to: [0, 0], label: 'v' },
    ]);
    expect(u).not.toEqual(v);
  });

  it('is none where the arrow has none, or where it is too long for the picture', () => {
    const arrows = [undefined, '', '−2.75velocity_pos + 3force_field1 − acceleration'].map(
      (label) => ({ to: [1, 1] as const, ...(label !== undefined && { label }) }),
    );
    expect(placeLabels(plane, arrows)).toEqual([undefined, undefined, undefined]);
  });

  it('stays in the picture, however far the arrow leads and however long the word is', () => {
    const far = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(fc.tuple(far, far), fc.integer({ min: 1, max: 30 }), (to, letters) => {
        const { x, y, anchor } = place(to, 'm'.repeat(letters)) ?? { x: NaN, y: NaN };
        const [left, right] = anchor === 'start' ? [x, x + 9.5 * letters] : [x - 9.5 * letters, x];
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(plane.size);
        expect(y).toBeGreaterThan(10);
        expect(y).toBeLessThan(plane.size);
      }),
    );
  });
});
