import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, blend, determinant, eigen, type Matrix2, readMatrix2 } from './matrix2.ts';

const entry = fc.integer({ min: -9, max: 9 });
const matrices = fc.tuple(fc.tuple(entry, entry), fc.tuple(entry, entry));

describe('a 2 by 2 matrix', () => {
  it('starts its blend at the identity and ends at itself', () => {
    const matrix: Matrix2 = [
      [2, 1],
      [0, -3],
    ];
    expect(blend(matrix, 0)).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect(blend(matrix, 1)).toEqual(matrix);
    expect(determinant(matrix)).toBe(-6);
  });

  it('reads typed fractions and refuses what is no number', () => {
    expect(
      readMatrix2([
        ['1/2', '−1'],
        ['0', '3'],
      ]),
    ).toEqual([
      [0.5, -1],
      [0, 3],
    ]);
    expect(
      readMatrix2([
        ['x', '1'],
        ['0', '3'],
      ]),
    ).toBeUndefined();
  });
});

describe('its eigenvectors', () => {
  it('are only scaled by the matrix, for random matrices', () => {
    fc.assert(
      fc.property(matrices, (matrix) => {
        const found = eigen(matrix);
        if (found.kind !== 'lines') return;
        for (const { value, direction } of found.lines) {
          const [x, y] = apply(matrix, direction);
          expect(x).toBeCloseTo(value * direction[0], 6);
          expect(y).toBeCloseTo(value * direction[1], 6);
          expect(Math.hypot(...direction)).toBeCloseTo(1, 9);
        }
      }),
    );
  });

  it('are missing for a rotation, everywhere for a multiple of the identity, one line for a shear', () => {
    expect(
      eigen([
        [0, -1],
        [1, 0],
      ]).kind,
    ).toBe('none');
    expect(
      eigen([
        [3, 0],
        [0, 3],
      ]),
    ).toEqual({ kind: 'all', value: 3 });
    expect(
      eigen([
        [1, 1],
        [0, 1],
      ]),
    ).toEqual({
      kind: 'lines',
      lines: [{ value: 1, direction: [1, 0] }],
    });
  });
});
