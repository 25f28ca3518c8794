import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factorText, resize, withEntry, workOut } from './multiplication.ts';
import { explainObstacle, sayStep } from './spoken.ts';
import { englishMatrixMultiplier } from '../strings/matrix-multiplier.ts';

const a = [
  ['2', '-1', '0'],
  ['1', '3', '2'],
];
const x = [['3'], ['1'], ['-2']];

describe('working out a product', () => {
  it('goes through every term in reading order with its running sum', () => {
    const { terms, product } = workOut(a, x);
    expect(product).toEqual([['5'], ['2']]);
    expect(terms.map((term) => term.sum)).toEqual(['6', '5', '5', '3', '6', '2']);
    expect(terms[4]).toMatchObject({ row: 1, column: 0, index: 1, left: '3', right: '1' });
  });

  it('is exact with fractions and keeps variables', () => {
    expect(workOut([['1/3', '1/6']], [['1'], ['1']]).product).toEqual([['1/2']]);
    expect(workOut([['x', '1']], [['x'], ['-1']]).product).toEqual([['x² − 1']]);
  });

  it('keeps decimals where every number is one', () => {
    expect(workOut([['0.1', '0.2']], [['1'], ['1']]).product).toEqual([['0.3']]);
  });

  it('agrees with arithmetic on numbers, for random matrices', () => {
    const size = fc.integer({ min: 1, max: 4 });
    const shape = fc.tuple(size, size, size);
    fc.assert(
      fc.property(shape, fc.infiniteStream(fc.integer({ min: -99, max: 99 })), (sizes, stream) => {
        const [rows, inner, columns] = sizes;
        const draw = (m: number, n: number) =>
          Array.from({ length: m }, () =>
            Array.from({ length: n }, () => stream.next().value ?? 0),
          );
        const [left, right] = [draw(rows, inner), draw(inner, columns)];
        const text = (matrix: number[][]) => matrix.map((row) => row.map(String));
        const expected = left.map((row) =>
          Array.from({ length: columns }, (_, j) =>
            row.reduce((sum, value, k) => sum + value * (right[k]?.[j] ?? 0), 0),
          ),
        );
        const shown = workOut(text(left), text(right)).product;
        expect(shown.map((row) => row.map((cell) => Number(cell.replace('−', '-'))))).toEqual(
          expected.map((row) => row.map((cell) => cell + 0)),
        );
      }),
    );
  });

  it('explains sizes that do not fit and an entry that cannot be read', () => {
    const sizes = workOut(a, [['1'], ['2']]).obstacle;
    expect(sizes && explainObstacle(sizes, ['A', 'x'], englishMatrixMultiplier)).toMatch(
      /Ax is not defined: A has 3 columns but x has 2 rows/,
    );
    const entry = workOut([['2+']], [['1']]).obstacle;
    expect(entry && explainObstacle(entry, ['A', 'B'], englishMatrixMultiplier)).toMatch(
      /A, row 1, column 1 is “2\+”/,
    );
  });

  it('says each step, the end of an entry and the end of all', () => {
    const work = workOut(a, x);
    expect(sayStep(work, 0, ['A', 'x'], englishMatrixMultiplier)).toBe(
      'Row 1 of A with column 1 of x. 2 times 3 is 6.',
    );
    expect(sayStep(work, 5, ['A', 'x'], englishMatrixMultiplier)).toBe(
      '2 times minus 2 is minus 4. The entry of Ax in row 2, column 1 is 2.',
    );
    expect(sayStep(work, 6, ['A', 'x'], englishMatrixMultiplier)).toBe(
      'Done. Ax is row 1: 5; row 2: 2.',
    );
  });
});

describe('editing', () => {
  it('keeps entries when the size changes, new ones are 0', () => {
    expect(resize([['1', '2']], 2, 1)).toEqual([['1'], ['0']]);
    expect(withEntry([['1', '2']], 0, 1, '7')).toEqual([['1', '7']]);
  });

  it('brackets what would be misread in a product', () => {
    expect(factorText('−2', true)).toBe('−2');
    expect(factorText('−2', false)).toBe('(−2)');
    expect(factorText('x + 1', true)).toBe('(x + 1)');
  });
});
