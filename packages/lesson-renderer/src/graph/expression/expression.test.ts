import * as fc from 'fast-check';
import { expressionProblemInWords, readExpression } from '@lemma/learning-engine/expression';
import { describe, expect, it } from 'vitest';
import { checkExpression } from './check.ts';
import { compileExpression, type Scope } from './evaluate.ts';

function value(source: string, scope: Scope = {}): number | string {
  const read = readExpression(source);
  return read.ok
    ? compileExpression(read.expression)(scope)
    : expressionProblemInWords(read.problem).message;
}

function check(source: string): string | undefined {
  const read = readExpression(source);
  if (!read.ok) return expressionProblemInWords(read.problem).message;
  const mistake = checkExpression(read.expression, new Set(['x', 'P.x']));
  return mistake && `${mistake.at}: ${mistake.message}`;
}

describe('an expression of a graph', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['-2^2', -4],
    ['2^3^2', 512],
    ['2x + 1', 7],
    ['-2x', -6],
    ['2x²', 18],
    ['3(x - 1)', 6],
    ['(x - 1)(x + 1)', 8],
    ['10 - 4 - 3', 3],
    ['P.x * P.y', 10],
    ['x > 2 and not x > 5', 1],
    ['1 < x < 3', 0],
    ['1 < x <= 3', 1],
    ['0.1 + 0.2 == 0.3', 1],
    ['(x > 2) * 5', 5],
    ['true + false', 1],
    ['if(x < 0, 0, x)', 3],
    ['hypot(3, 4)', 5],
    ['round(pi, 2)', 3.14],
    ['2π - tau', 0],
    ['max(1, 2, x)', 3],
    ['mod(-1, 3)', 2],
    ['gcd(12, 18)', 6],
  ])('%s is %d', (source, expected) => {
    expect(value(source, { x: 3, 'P.x': 2, 'P.y': 5 })).toBeCloseTo(expected, 12);
  });

  it.each([
    ['x + q', '4: “q” is not defined here.'],
    ['Q.x', '0: “Q.x” is not defined here.'],
    ['1 + foo(x)', '4: There is no function “foo”.'],
    ['sin(x, 1)', '0: sin() takes 1 value, not 2.'],
    ['if(x)', '0: if() takes 3 values, not 1.'],
    ['min()', '0: min() takes 1 to 20 values, not 0.'],
    ['constructor(x)', '0: There is no function “constructor”.'],
    ['2 * [1, 2]', '4: A list is only available in templates.'],
    ['x[1]', '1: An index in square brackets is only available in templates.'],
    ['"a"', '0: A text in quotes is only available in templates.'],
    ['x < int(1, 9)', '4: int() is only available in templates.'],
    ['det(x)', '0: det() is only available in templates.'],
    ['signed(x)', '0: signed() is only available in templates.'],
    ['x where x > 1', '“where” is only available in a line of params.'],
    ['sin(x) + pi + e + P.x + true', undefined],
  ])('checks %s: %s', (source, problem) => {
    expect(check(source)).toBe(problem);
  });

  it('never throws, whatever is written', () => {
    fc.assert(
      fc.property(fc.string(), (source) => {
        expect(['number', 'string']).toContain(typeof value(source));
      }),
    );
  });
});
