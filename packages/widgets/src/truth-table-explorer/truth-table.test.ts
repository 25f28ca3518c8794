import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBoolean } from './boolean-expression.ts';
import { explainProblem, sayVerdict } from './in-words.ts';
import { englishTruthTableExplorer as english } from '../strings/truth-table-explorer.ts';
import { compareTables, truthTable } from './truth-table.ts';

function table(text: string) {
  const parsed = parseBoolean(text);
  if (parsed.problem !== undefined) throw new Error(parsed.problem.kind);
  return truthTable(parsed.expression);
}
const last = (text: string) =>
  table(text)
    .rows.map((row) => (row.results.at(-1) ? 'T' : 'F'))
    .join('');

describe('a truth table', () => {
  it.each([
    ['a and b', 'TFFF'],
    ['a or b', 'TTTF'],
    ['not a', 'FT'],
    ['not a or b', 'TFTT'],
    ['not a == b', 'FTTF'],
    ['a != b', 'FTTF'],
    ['a ^ b == c', 'FTTFTFFT'],
    ['a or b and c', 'TTTTTFFF'],
    ['(a or b) and c', 'TFTFTFFF'],
    ['True and a', 'TF'],
    ['a', 'TF'],
    ['(a)', 'TF'],
  ])('of %s is %s, in Python’s order of operators', (text, expected) => {
    expect(last(text)).toBe(expected);
  });

  it('has a column for each part, from the inside, each once', () => {
    expect(table('not (a and b) or (a and b)').columns.map((column) => column.text)).toEqual([
      'a and b',
      'not (a and b)',
      'not (a and b) or (a and b)',
    ]);
  });

  it.each([
    ['((a or b)) and c', ['a or b', '((a or b)) and c']],
    ['(not (a))', ['not (a)']],
    ['(a or b) == (b or a)', ['a or b', 'b or a', '(a or b) == (b or a)']],
  ])('of %s names its columns without the brackets around them', (text, columns) => {
    expect(table(text).columns.map((column) => column.text)).toEqual(columns);
  });

  it('says what kind of expression it is', () => {
    const verdict = (text: string) => sayVerdict(table(text), undefined, english);
    expect(verdict('a or not a')).toMatch(/tautology/);
    expect(verdict('a and not a')).toMatch(/contradiction/);
    expect(verdict('a and b')).toBe('True in 1 of 4 rows.');
  });

  it('proves De Morgan’s law and finds the rows of a false law', () => {
    const compare = (first: string, second: string) => {
      const [a, b] = [parseBoolean(first), parseBoolean(second)];
      if (a.problem !== undefined || b.problem !== undefined) throw new Error('not read');
      return compareTables(a.expression, b.expression);
    };
    expect(compare('not (a and b)', 'not a or not b').equivalent).toBe(true);
    expect(compare('not (a and b)', 'not a and not b').differing).toEqual([1, 2]);
    expect(compare('a', 'a or b').table.names).toEqual(['a', 'b']);
  });
});

describe('what is no Boolean expression', () => {
  it.each([
    ['a and', 'it ends too early'],
    ['(a or b', 'a closing bracket is missing'],
    ['a b', '“b” is not expected here'],
    ['a + b', '“+” is not expected here'],
    ['a and b and c and d and e', 'it has 5 names; at most 4 fit a table'],
    ['a == b != c', 'two comparisons in a row need brackets'],
    ['', 'it ends too early'],
    [`a${' '.repeat(120)}`, 'it is longer than 120 characters'],
  ])('%j: %s', (text, why) => {
    const { problem } = parseBoolean(text);
    expect(problem && explainProblem(problem, english)).toBe(`This cannot be read: ${why}.`);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseBoolean(text)).toBeTypeOf('object');
      }),
    );
  });
});
