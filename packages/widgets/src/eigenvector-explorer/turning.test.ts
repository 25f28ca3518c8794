import { describe, expect, it } from 'vitest';
import { eigen, type Matrix2 } from '../matrix/matrix2.ts';
import type { Pair } from '../plane/coordinates.ts';
import { englishEigenvectorExplorer as english } from '../strings/eigenvector-explorer.ts';
import { explainEigen, explainTurn, toAngle, turnTo, turnTowards } from './turning.ts';

const matrix: Matrix2 = [
  [2, 1],
  [1, 2],
];
const at = (degrees: number) => turnTo(matrix, degrees, 1, eigen(matrix));

describe('turning a vector', () => {
  it('finds the eigenvectors of a symmetric matrix at 45° and 135°', () => {
    expect(at(45).eigenvalue).toBeCloseTo(3);
    expect(at(135).eigenvalue).toBeCloseTo(1);
    expect(at(315).eigenvalue).toBeCloseTo(1);
    expect(at(20).eigenvalue).toBeUndefined();
  });

  it('catches an eigenline that lies between whole degrees', () => {
    const golden: Matrix2 = [
      [1, 1],
      [1, 0],
    ];
    const values = Array.from(
      { length: 360 },
      (_, degrees) => turnTo(golden, degrees, 1, eigen(golden)).eigenvalue,
    ).filter((value) => value !== undefined);
    expect(new Set(values.map((value) => value.toFixed(3)))).toEqual(new Set(['1.618', '-0.618']));
  });

  it('says which way the image turns, and by how much an eigenvector is scaled', () => {
    expect(explainTurn(at(0), english)).toBe('Av points to the left of v: v is no eigenvector.');
    expect(explainTurn(at(45), english)).toBe('Av = 3 v: v is an eigenvector, scaled by 3.');
    expect(
      explainEigen(
        eigen([
          [0, -1],
          [1, 0],
        ]),
        english,
      ),
    ).toMatch(/no real eigenvalue/);
  });

  it('turns towards where an arrow key points, and stays there', () => {
    const keys = (from: Pair, degrees: number, by: Pair) => turnTowards(from, degrees, by);
    expect(keys([1, 1], 45, [0, 1])).toBe(46);
    expect(keys([1, 1], 45, [4, 0])).toBe(41);
    expect(keys([1, 0], 0, [0, -1])).toBe(359);
    expect(keys([0, 30], 90, [0, 1])).toBe(90);
    expect(keys([0, 30], 90, [0, -1])).toBe(91);
  });

  it('gives angles from 0 to 359', () => {
    expect([toAngle([1, 0]), toAngle([0, -1]), toAngle([1, -0.001])]).toEqual([0, 270, 0]);
  });
});
