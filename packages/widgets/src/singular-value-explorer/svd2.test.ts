import { assert, double, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, type Matrix2 } from '../matrix/matrix2.ts';
import { dot, norm } from '../plane/coordinates.ts';
import { mapAt, rightVectors, turnStretchTurn } from './svd2.ts';

/** The greatest difference of two entries. */
const difference = (found: Matrix2, wanted: Matrix2): number =>
  Math.max(
    ...found.flat().map((entry, index) => Math.abs(entry - (wanted.flat()[index] ?? Infinity))),
  );
const entry = double({ min: -50, max: 50, noNaN: true });
const matrices = tuple(tuple(entry, entry), tuple(entry, entry));

describe('the singular value decomposition', () => {
  it.each<[string, Matrix2, number, number]>([
    [
      'a shear',
      [
        [1, 1],
        [0, 1],
      ],
      (1 + Math.sqrt(5)) / 2,
      (Math.sqrt(5) - 1) / 2,
    ],
    [
      'a symmetric matrix',
      [
        [2, 1],
        [1, 2],
      ],
      3,
      1,
    ],
    [
      'a mirror',
      [
        [0, 1],
        [1, 0],
      ],
      1,
      -1,
    ],
    [
      'a matrix of rank 1',
      [
        [1, 2],
        [0.5, 1],
      ],
      2.5,
      0,
    ],
    [
      'the zero matrix',
      [
        [0, 0],
        [0, 0],
      ],
      0,
      0,
    ],
    [
      'a turn',
      [
        [0, -1],
        [1, 0],
      ],
      1,
      1,
    ],
  ])('of %s', (_, matrix, first, second) => {
    const { stretch } = turnStretchTurn(matrix);
    expect(stretch[0]).toBeCloseTo(first, 9);
    expect(stretch[1]).toBeCloseTo(second, 9);
  });

  it('gives the matrix back, with a first turn of at most a right angle', () => {
    assert(
      property(matrices, (matrix) => {
        const parts = turnStretchTurn(matrix);
        const size = 1 + Math.max(...matrix.flat().map(Math.abs));
        expect(difference(mapAt(parts, 3), matrix)).toBeLessThan(1e-7 * size);
        expect(Math.abs(parts.first)).toBeLessThanOrEqual(Math.PI / 2 + 1e-12);
        expect(parts.stretch[0]).toBeGreaterThanOrEqual(Math.abs(parts.stretch[1]));
      }),
    );
  });

  it('stretches the right singular vectors by σ, and keeps their images at a right angle', () => {
    assert(
      property(matrices, (matrix) => {
        const parts = turnStretchTurn(matrix);
        const [first, second] = rightVectors(parts).map((v) => apply(matrix, v));
        const size = 1 + parts.stretch[0];
        expect(Math.abs(norm(first ?? [0, 0]) - parts.stretch[0])).toBeLessThan(1e-7 * size);
        expect(Math.abs(dot(first ?? [0, 0], second ?? [0, 0]))).toBeLessThan(1e-6 * size * size);
      }),
    );
  });

  it('turns nothing first where every direction is stretched alike', () => {
    expect(
      turnStretchTurn([
        [0, -2],
        [2, 0],
      ]),
    ).toEqual({
      first: 0,
      stretch: [2, 2],
      second: Math.PI / 2,
    });
    expect(
      turnStretchTurn([
        [0, 2],
        [2, 0],
      ]),
    ).toMatchObject({ first: 0, stretch: [2, -2] });
  });
});

describe('the map on its way', () => {
  const shear: Matrix2 = [
    [1, 1],
    [0, 1],
  ];
  const parts = turnStretchTurn(shear);

  it('begins at the identity', () => {
    expect(
      difference(mapAt(parts, 0), [
        [1, 0],
        [0, 1],
      ]),
    ).toBeLessThan(1e-12);
  });

  it('lays the right singular vectors on the axes, then stretches along the axes', () => {
    const [v] = rightVectors(parts);
    const turned = apply(mapAt(parts, 1), v);
    expect(turned[0]).toBeCloseTo(1, 9);
    expect(turned[1]).toBeCloseTo(0, 9);
    const stretched = apply(mapAt(parts, 2), v);
    expect(stretched[0]).toBeCloseTo(parts.stretch[0], 9);
    expect(stretched[1]).toBeCloseTo(0, 9);
  });
});
