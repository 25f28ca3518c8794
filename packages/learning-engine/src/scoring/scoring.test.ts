import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumber, scoreAnswer, type Answer, type AnswerKey } from '../index.ts';

describe('reading a typed number', () => {
  it.each([
    ['3', 3],
    [' -0.5 ', -0.5],
    ['−0,5', -0.5],
    ['\u200E−۰٫۵', -0.5],
    ['\u061C-٠٫٥', -0.5],
    ['١٬٢٣٤٫٥', 1234.5],
    ['۲/۳', 2 / 3],
    ['.5', 0.5],
    ['2/3', 2 / 3],
    ['-2 / 3', -2 / 3],
    ['1 1/2', 1.5],
    ['-1 1/2', -1.5],
    ['6.02e23', 6.02e23],
    ['6.02 × 10^23', 6.02e23],
    ['6·10⁻³', 0.006],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['25 %', 0.25],
    ['+7', 7],
    ['½', 0.5],
    ['1½', 1.5],
    ['-2 ¾', -2.75],
    ['2^10', 1024],
    ['10⁻³', 0.001],
    ['-3²', -9],
    ['1/2^3', 1 / 8],
    ['6·10^3', 6000],
  ])('reads %s', (text, value) => {
    const read = readNumber(text);
    expect(read.ok && read.value).toBeCloseTo(value, 10);
  });

  it.each([
    '',
    'abc',
    '12,,3',
    '1/0',
    '1/2/3',
    '--5',
    '3 4',
    '1e999',
    '.',
    ',',
    '2^',
    '^2',
    '.^2',
    '2^3^4',
    '½½',
    '€',
  ])('says why it cannot read "%s"', (text) => {
    const read = readNumber(text);
    expect(read).toMatchObject({ ok: false, why: expect.stringMatching(/\.$/) });
  });

  it('takes a currency before its amount as behind it', () => {
    expect(readNumber('€50')).toEqual({ ok: true, value: 50, unit: '€' });
    expect(readNumber('-$ 1.50')).toEqual({ ok: true, value: -1.5, unit: '$' });
    expect(readNumber('50 €')).toEqual(readNumber('€ 50'));
  });

  it('asks about a comma that can mean two things', () => {
    expect(readNumber('1,234')).toMatchObject({
      ok: false,
      why: expect.stringContaining('two ways'),
    });
  });
});

const numeric = (rest = {}) => ({ kind: 'numeric', value: 5, ...rest }) as const;
const typed = (text: string) => ({ kind: 'numeric', text }) as const;

describe('scoring', () => {
  it('accepts a number within the declared tolerance, and at its very edge', () => {
    const key = { ...numeric(), absoluteTolerance: 0.01 };
    expect(scoreAnswer(key, typed('5.01')).correct).toBe(true);
    expect(scoreAnswer(key, typed('5.02'))).toEqual({ correct: false, credit: 0 });
    expect(scoreAnswer({ ...numeric(), relativeTolerance: 0.1 }, typed('4.5')).correct).toBe(true);
  });

  it('takes the unit or the bare number, and asks again for another unit', () => {
    const key = numeric({ unit: 'cm' });
    expect(scoreAnswer(key, typed('5 cm')).correct).toBe(true);
    expect(scoreAnswer(key, typed('5')).correct).toBe(true);
    expect(scoreAnswer(key, typed('5 kg')).unreadable).toContain('in cm');
    expect(scoreAnswer(numeric({ unit: '%' }), typed('5%')).correct).toBe(true);
    expect(scoreAnswer(numeric({ unit: 'm^2' }), typed('5 m²')).correct).toBe(true);
  });

  it('names the wrong entries of a matrix, and treats an empty cell as not answered', () => {
    const key = {
      kind: 'matrix',
      entries: [
        [1, 2],
        [3, 0.5],
      ],
    } as const;
    const give = (entries: string[][]) => scoreAnswer(key, { kind: 'matrix', entries });
    expect(
      give([
        ['1', '2'],
        ['3', '1/2'],
      ]).correct,
    ).toBe(true);
    expect(
      give([
        ['1', '0'],
        ['9', '0,5'],
      ]),
    ).toEqual({
      correct: false,
      credit: 0,
      wrongEntries: [
        [0, 1],
        [1, 0],
      ],
    });
    expect(
      give([
        ['1', ''],
        ['3', '1'],
      ]).unreadable,
    ).toContain('Row 1, column 2');
    expect(give([['1', '2']]).unreadable).toContain('2 rows and 2 columns');
  });

  it('gives partial credit only where it is declared, and none for choosing everything', () => {
    const key = {
      kind: 'multiple-choice',
      options: ['a', 'b', 'c', 'd'],
      correct: ['a', 'b'],
    } as const;
    const choose = (selected: string[], credit?: 'partial') =>
      scoreAnswer(credit ? { ...key, credit } : key, { kind: 'multiple-choice', selected });
    expect(choose(['b', 'a'])).toEqual({ correct: true, credit: 1 });
    expect(choose(['a'])).toEqual({ correct: false, credit: 0 });
    expect(choose(['a'], 'partial')).toEqual({ correct: false, credit: 0.5 });
    expect(choose(['a', 'b', 'c', 'd'], 'partial').credit).toBe(0);
    expect(choose([]).unreadable).toBe('Choose an option first.');
    expect(choose(['z']).unreadable).toBeDefined();
  });

  it('passes a program only when every case of the key ran and passed', () => {
    const key = { kind: 'repl', cases: ['one', 'two'] } as const;
    const run = (...results: [string, boolean][]) =>
      scoreAnswer(key, {
        kind: 'repl',
        code: 'x = 1',
        results: results.map(([name, passed]) => ({ name, passed })),
      });
    expect(run(['one', true], ['two', true]).correct).toBe(true);
    expect(run(['one', true]).correct).toBe(false);
    expect(run(['one', true], ['two', true], ['two', false]).correct).toBe(false);
    expect(run().unreadable).toContain('have not run');
  });

  it('is total: any answer to any key gives a credit from 0 to 1', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('1', '1/3', '−2', '1e5', '5 cm', '∞', '١', '1'.repeat(500)),
    );
    const answer: fc.Arbitrary<Answer> = fc.oneof(
      fc.record({
        kind: fc.constant('multiple-choice' as const),
        selected: fc.array(fc.constantFrom('a', 'b', 'c', '__proto__')),
      }),
      fc.record({ kind: fc.constant('numeric' as const), text }),
      fc.record({
        kind: fc.constant('matrix' as const),
        entries: fc.array(fc.array(text, { maxLength: 3 }), { maxLength: 3 }),
      }),
      fc.record({
        kind: fc.constant('repl' as const),
        code: text,
        results: fc.array(fc.record({ name: text, passed: fc.boolean() })),
      }),
      fc.constant({ kind: 'dont-know' as const }),
    );
    const key: fc.Arbitrary<AnswerKey> = fc.oneof(
      fc.constantFrom<AnswerKey>(
        { kind: 'multiple-choice', options: ['a', 'b'], correct: ['a'] },
        {
          kind: 'multiple-choice',
          options: ['a', 'b', 'c'],
          correct: ['a', 'b'],
          credit: 'partial',
        },
        { kind: 'multiple-choice', options: [], correct: [], credit: 'partial' },
        { kind: 'matrix', entries: [] },
        { kind: 'matrix', entries: [[1, 2]] },
        { kind: 'repl', cases: [] },
      ),
      fc.record({ kind: fc.constant('numeric' as const), value: fc.double() }),
    );
    fc.assert(
      fc.property(key, answer, (anyKey, anyAnswer) => {
        const { correct, credit, unreadable } = scoreAnswer(anyKey, anyAnswer);
        expect(credit).toBeGreaterThanOrEqual(0);
        expect(credit).toBeLessThanOrEqual(1);
        expect(!correct || credit === 1).toBe(true);
        expect(correct && unreadable !== undefined).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});
