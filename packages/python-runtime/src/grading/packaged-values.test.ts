import { describe, expect, it } from 'vitest';
import { englishRuntimeStrings } from '../strings/english-runtime.ts';
import { sayFailure } from '../strings/say-test.ts';
import { judgeCase } from './judge.ts';
import { parsePythonLiteral } from './python-literal.ts';

/** What is said of a returned value, which a literal stands for; undefined where it passes. */
function said(actual: string, expect: string, tolerance?: number): string | undefined {
  const result = judgeCase(
    {
      name: 'f()',
      call: 'f()',
      expect,
      hidden: false,
      ...(tolerance !== undefined && { tolerance }),
    },
    {
      program: { status: 'ok' },
      call: { status: 'ok' },
      stdout: '',
      value: withTypes(parsePythonLiteral(actual)),
      text: '…',
    },
  );
  const failure = sayFailure(result, englishRuntimeStrings);
  return failure?.replace(/^It should return .*? Yours returned … ?/u, '');
}

/** A real value has a dtype and an index where a literal may leave them out. */
function withTypes(value: ReturnType<typeof parsePythonLiteral>): typeof value {
  const [tag, first, second, third, fourth] = value;
  const index = [
    'index',
    'int64',
    [['none']],
    [
      ['int', '0x0'],
      ['int', '0x1'],
    ],
  ];
  if (tag === 'array') return ['array', first === '' ? 'float64' : first, second, third];
  if (tag === 'series')
    return ['series', first === '' ? 'float64' : first, second ?? ['none'], third ?? index, fourth];
  if (tag === 'frame') {
    const data = (third as [string, unknown][]).map(([, entries]) => ['float64', entries]);
    return ['frame', first, second ?? index, data];
  }
  return value;
}

describe('values of NumPy and pandas that are the expected ones', () => {
  it.for([
    ['array([1, 2])', 'np.array([1, 2])'],
    ['array([1, 2])', 'array([1.0, 2.0])'],
    ["array([1, 2], dtype='int32')", "array([1, 2], dtype='int')"],
    ['array([[1.5], [2.5]])', 'array([[1.5], [2.5]])'],
    ['array([nan, 1.0])', 'array([nan, 1.0])'],
    ["Series([1, 2], index=['a', 'b'], name='x')", "Series({'a': 1, 'b': 2})"],
    ['Series([1.0, NaT])', 'Series([1.0, None])'],
    ["DataFrame({'a': [1, 2], 'b': [3, 4]})", "DataFrame({'b': [3, 4], 'a': [1, 2]})"],
    ["Index(['a', 'b'])", "pd.Index(['a', 'b'])"],
    ["Timestamp('2024-03-01 12:30')", "pd.Timestamp('2024-03-01T12:30:00')"],
  ] as const)('%s is %s', ([actual, expected]) => {
    expect(said(actual, expected)).toBeUndefined();
  });

  it('entries agree within the tolerance', () => {
    expect(said('array([3.14])', 'array([3.15])', 0.02)).toBeUndefined();
    expect(said('array([3.14])', 'array([3.15])', 0.001)).toBeDefined();
  });
});

describe('values of NumPy and pandas that are not', () => {
  it.for([
    ['[1, 2]', 'array([1, 2])', 'It should be a NumPy array.'],
    [
      'array([[1], [2], [3]])',
      'array([1, 2, 3])',
      'The entries are right, but their shape is (3, 1), and (3,) is wanted.',
    ],
    ['array([1, 2])', 'array([1, 2, 3])', 'Its shape is (2,), and (3,) is wanted.'],
    [
      'array([[1, 2], [3, 9]])',
      'array([[1, 2], [3, 4]])',
      'The first difference is at [1, 1]: 9 instead of 4.',
    ],
    [
      'array([1.0, 2.0])',
      'array([1, 2])',
      'The values are right, but their type is float64, and int is wanted.',
    ],
    [
      "array([1, 2], dtype='int64')",
      "array([1, 2], dtype='float64')",
      'The values are right, but their type is int64, and float64 is wanted.',
    ],
    [
      'array([1.0, nan])',
      'array([1.0, 2.0])',
      'The first difference is at [1]: nan instead of 2.0.',
    ],
    [
      "Series({'a': 1, 'b': 3})",
      "Series({'a': 1, 'b': 2})",
      "The first difference is at ['b']: 3 instead of 2.",
    ],
    ["Series({'a': 1, 'c': 2})", "Series({'a': 1, 'b': 2})", "Label 2 is 'c' instead of 'b'."],
    ["Series([1, 2], name='x')", "Series([1, 2], name='y')", "Its name is 'x' instead of 'y'."],
    ['Series([1])', 'Series([1, 2])', 'It has 1 row, and 2 are wanted.'],
    [
      "DataFrame({'a': [1, 2], 'c': [0, 0]})",
      "DataFrame({'a': [1, 2], 'b': [3, 4]})",
      "Column 'b' is missing. Column 'c' is not wanted.",
    ],
    [
      "DataFrame({'a': [1, 2], 'b': [3, 4]})",
      "DataFrame({'b': [3, 4], 'a': [1, 2]}, columns=['b', 'a'])",
      "The columns should be in the order 'b', 'a'.",
    ],
    [
      "DataFrame({'a': [1, 5]})",
      "DataFrame({'a': [1, 2]})",
      "The first difference is at [1, 'a']: 5 instead of 2.",
    ],
    [
      "DataFrame({'a': [1.0, 2.0]})",
      "DataFrame({'a': [1, 2]})",
      "The values are right, but the type of column 'a' is float64, and int is wanted.",
    ],
  ] as const)('%s is not %s', ([actual, expected, message]) => {
    expect(said(actual, expected)).toBe(message);
  });
});

describe('a literal that cannot be read', () => {
  it.for([
    ['array([[1], [2, 3]])', 'lists of equal length in array(…)'],
    ['array([1], type=2)', 'dtype= in array(…), not type='],
    ["DataFrame({'a': [1], 'b': [1, 2]})", 'columns of equal length in DataFrame(…)'],
    ['DataFrame([1])', 'a dict of columns in DataFrame(…)'],
    ["Timestamp('tomorrow')", 'a time such as "2024-03-01 12:00" in Timestamp(…)'],
    ['Series([1], [2])', 'one value in Series(…), and the rest by name'],
  ] as const)('%s: expected %s', ([text, wanted]) => {
    expect(() => parsePythonLiteral(text)).toThrow(`Expected ${wanted}`);
  });
});
