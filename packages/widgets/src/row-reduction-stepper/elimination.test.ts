import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRational, rational } from '../number/rational.ts';
import { conclude, eliminate, isInForm } from './elimination.ts';
import { applyOperation, formatOperation, type Rows } from './row-operation.ts';
import { sayConclusion, sayOperation } from './spoken.ts';
import { englishRowReductionStepper as english } from '../strings/row-reduction-stepper.ts';

const rows = (matrix: readonly (readonly number[])[]): Rows =>
  matrix.map((row) => row.map((value) => rational(BigInt(value))));
const shown = (matrix: Rows) => matrix.map((row) => row.map(formatRational));
const finish = (start: Rows, form: 'reduced' | 'echelon', columns: number) =>
  eliminate(start, form, columns).at(-1)?.after ?? start;

const matrices = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 5 }))
  .chain(([m, n]) =>
    fc.array(fc.array(fc.integer({ min: -6, max: 6 }), { minLength: n, maxLength: n }), {
      minLength: m,
      maxLength: m,
    }),
  );

describe('elimination', () => {
  it('solves a system with exact fractions', () => {
    const system = rows([
      [2, 1, 5],
      [1, -3, 1],
    ]);
    const steps = eliminate(system, 'reduced', 2);
    expect(steps.map((step) => formatOperation(step.operation))).toEqual([
      'R1 ↔ R2',
      'R2 → R2 − 2·R1',
      'R2 → (1/7)·R2',
      'R1 → R1 + 3·R2',
    ]);
    expect(shown(finish(system, 'reduced', 2))).toEqual([
      ['1', '0', '16/7'],
      ['0', '1', '3/7'],
    ]);
  });

  it('ends in the form that was asked for, for random matrices', () => {
    fc.assert(
      fc.property(matrices, fc.constantFrom('reduced' as const, 'echelon' as const), (m, form) => {
        const columns = m[0]?.length ?? 0;
        expect(isInForm(finish(rows(m), form, columns), form, columns)).toBe(true);
      }),
    );
  });

  it('needs no step for a matrix already in its form', () => {
    expect(
      eliminate(
        rows([
          [1, 0, 3],
          [0, 1, 4],
        ]),
        'reduced',
        2,
      ),
    ).toEqual([]);
    expect(
      isInForm(
        rows([
          [0, 1],
          [1, 0],
        ]),
        'echelon',
        2,
      ),
    ).toBe(false);
    expect(
      isInForm(
        rows([
          [2, 0],
          [0, 1],
        ]),
        'reduced',
        2,
      ),
    ).toBe(false);
  });

  it('says how many solutions there are', () => {
    const end = (matrix: number[][]) =>
      sayConclusion(conclude(finish(rows(matrix), 'reduced', 2), 1), english);
    expect(
      end([
        [1, 1, 2],
        [1, -1, 0],
      ]),
    ).toMatch(/exactly one solution/);
    expect(
      end([
        [1, 1, 2],
        [2, 2, 5],
      ]),
    ).toMatch(/Row 2 says 0 = something else/);
    expect(
      end([
        [1, 1, 2],
        [2, 2, 4],
      ]),
    ).toMatch(/infinitely many/);
    expect(
      conclude(
        rows([
          [1, 0],
          [0, 0],
        ]),
        0,
      ),
    ).toEqual({ kind: 'rank', rank: 1 });
  });
});

describe('a row operation', () => {
  it('refuses to scale by zero or to add a row to itself', () => {
    const matrix = rows([[1, 2]]);
    expect(applyOperation(matrix, { kind: 'scale', row: 0, factor: rational(0n) })).toBe(matrix);
    const self = { kind: 'add', row: 0, other: 0, factor: rational(1n) } as const;
    expect(applyOperation(matrix, self)).toBe(matrix);
  });

  it('is said in words', () => {
    const operation = { kind: 'add', row: 1, other: 0, factor: rational(-1n, 2n) } as const;
    expect(sayOperation(operation, english)).toBe('Add minus 1/2 times row 1 to row 2.');
  });
});
