import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEntry } from './parse-entry.ts';
import { add, format, multiply } from './polynomial.ts';
import { formatDecimal, parseRational, rational } from './rational.ts';

const shown = (text: string) => {
  const value = parseEntry(text);
  return value && format(value);
};

describe('an entry of a matrix', () => {
  it.each([
    ['3', '3'],
    ['-0.5', '−1/2'],
    ['1,5x', '(3/2)x'],
    ['6/-4', '−3/2'],
    ['6/4', '3/2'],
    ['x', 'x'],
    ['2x - 1/3', '2x − 1/3'],
    ['x/2', '(1/2)x'],
    ['(x+1)(x-1)', 'x² − 1'],
    ['x^2y', 'x²y'],
    ['x² + x·y', 'x² + xy'],
    ['x - x', '0'],
    ['λ', 'λ'],
  ])('reads %s as %s', (text, value) => {
    expect(shown(text)).toBe(value);
  });

  it.each([
    '',
    '1/0',
    '1/x',
    '2+',
    '(1',
    '1)',
    'x^-1',
    'x^99',
    'hello world!',
    '1..2',
    'x2',
    '1,500',
  ])('refuses %j without throwing', (text) => {
    expect(parseEntry(text)).toBeUndefined();
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = parseEntry(text);
        expect(value === undefined || typeof format(value) === 'string').toBe(true);
      }),
    );
  });

  it('gives a sum and a product that do not depend on the order', () => {
    const entry = fc
      .array(fc.constantFrom('x', 'y', '2', '1/3'), { minLength: 1, maxLength: 4 })
      .map((parts) => parts.join('+'));
    fc.assert(
      fc.property(entry, entry, (left, right) => {
        const [a, b] = [parseEntry(left), parseEntry(right)];
        if (!a || !b) throw new Error(`not read: ${left}, ${right}`);
        expect(format(add(a, b))).toBe(format(add(b, a)));
        expect(format(multiply(a, b))).toBe(format(multiply(b, a)));
      }),
    );
  });
});

describe('a rational', () => {
  it('reads fractions and decimals exactly', () => {
    expect(parseRational('0.1')).toEqual(rational(1n, 10n));
    expect(parseRational('−3/6')).toEqual(rational(-1n, 2n));
    expect(parseRational('1/0')).toBeUndefined();
  });

  it('reads a decimal comma, but not one that may part thousands', () => {
    expect(parseRational('−1,5')).toEqual(rational(-3n, 2n));
    expect(parseRational('0,125')).toEqual(rational(1n, 8n));
    expect(parseRational('1,500')).toBeUndefined();
    expect(parseRational('1,000,000')).toBeUndefined();
  });

  it('is shown as a decimal only where that is exact', () => {
    expect(formatDecimal(rational(-1n, 8n))).toBe('−0.125');
    expect(formatDecimal(rational(1n, 3n))).toBe('1/3');
  });
});
