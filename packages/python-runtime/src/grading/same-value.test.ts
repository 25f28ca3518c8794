import { describe, expect, it } from 'vitest';
import type { EncodedValue } from '../protocol/results.ts';
import { parsePythonLiteral, PythonLiteralError } from './python-literal.ts';
import { sameValue } from './same-value.ts';

const same = (actual: string, expected: string, tolerance?: number) =>
  sameValue(parsePythonLiteral(actual), parsePythonLiteral(expected), tolerance);

describe('values that are the expected ones', () => {
  it.for([
    ['1', '1.0'],
    ['-0', '0'],
    ['0x10', '16'],
    ['10_000', '10000'],
    ['0.1 + 0j', '(0.1+0j)'],
    ['"a" \'b\'', "'ab'"],
    [String.raw`"\u00e9\n"`, '"é\\n"'],
    ['{1, 2, 3}', '{3, 2, 1}'],
    ["{'a': 1, 'b': [2]}", "{'b': [2], 'a': 1,}"],
    ['(1,)', '1,'],
    ['[[], (), {}, set()]', '[[],(),{},set()]'],
    ["float('nan')", 'nan'],
    ['range(3)', 'range(0, 3, 1)'],
    ["b'\\x00a'", "b'\\x00' b'a'"],
    ['123456789012345678901234567890', '123456789012345678901234567890'],
  ] as const)('%s is %s', ([actual, expected]) => {
    expect(same(actual, expected)).toBe(true);
  });

  it('floats agree within the tolerance and not beyond', () => {
    expect(same('[3.14]', '[3.15]', 0.02)).toBe(true);
    expect(same('[3.14]', '[3.15]', 0.001)).toBe(false);
    expect(same('0.30000000000000004', '0.3')).toBe(true);
  });

  it('infinity is near to nothing else', () => {
    for (const other of ['169', '169.0', "float('-inf')", "float('nan')"]) {
      expect(same("float('inf')", other)).toBe(false);
      expect(same(other, "float('inf')", 1)).toBe(false);
    }
    expect(same("float('inf')", "float('inf')")).toBe(true);
    expect(same('1' + '0'.repeat(400), '169.0')).toBe(false);
  });

  it('a Counter is as good as a dict, an int subclass is not an int', () => {
    const counter: EncodedValue = ['sub', 'collections.Counter', ['dict', []]];
    expect(sameValue(counter, ['dict', []])).toBe(true);
    expect(sameValue(['sub', '__main__.Sly', ['int', '0x1']], ['int', '0x1'])).toBe(false);
  });
});

describe('values that are not', () => {
  it.for([
    ['True', '1'],
    ['[1, 2]', '(1, 2)'],
    ['"1"', '1'],
    ['[1]', '[1, 2]'],
    ['{1}', '{1, 2}'],
    ['None', '0'],
    ["b'a'", "'a'"],
    ['123456789012345678901234567890', '123456789012345678901234567891'],
  ] as const)('%s is not %s', ([actual, expected]) => {
    expect(same(actual, expected)).toBe(false);
  });
});

it.for(['[1, 2', 'print(1)', '1 +', '"open', '', '{1: 2, 3}'])(
  'the text %s is refused with its place',
  (text) => {
    expect(() => parsePythonLiteral(text)).toThrow(PythonLiteralError);
  },
);
