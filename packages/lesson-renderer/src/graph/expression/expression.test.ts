import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkExpression, compileExpression, type Scope } from './evaluate.ts';
import { parseExpression } from './parse.ts';

function value(source: string, scope: Scope = {}): number | string {
  const parsed = parseExpression(source);
  return parsed.problem === undefined
    ? compileExpression(parsed.expression)(scope)
    : parsed.problem;
}

describe('an expression of a graph', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['-2^2', -4],
    ['2^3^2', 512],
    ['2x + 1', 7],
    ['2x^2', 18],
    ['3(x - 1)', 6],
    ['10 - 4 - 3', 3],
    ['P.x * P.y', 10],
    ['x > 2 and not x > 5', 1],
    ['if(x < 0, 0, x)', 3],
    ['hypot(3, 4)', 5],
    ['round(pi, 2)', 3.14],
    ['max(1, 2, x)', 3],
    ['mod(-1, 3)', 2],
  ])('%s is %d', (source, expected) => {
    expect(value(source, { x: 3, 'P.x': 2, 'P.y': 5 })).toBeCloseTo(expected, 12);
  });

  it.each([
    ['1 +', 'it ends too early'],
    ['(1', '“)” is missing at the end'],
    ['1 $ 2', '“$” is not expected here'],
    ['1 2', '“2” is not expected here'],
    ['('.repeat(300), 'it is nested too deeply'],
    ['x'.repeat(500), 'it is longer than 400 characters'],
  ])('says what is wrong with %j', (source, problem) => {
    expect(value(source)).toBe(problem);
  });

  it('names unknown names, functions and wrong numbers of values', () => {
    const check = (source: string) => {
      const parsed = parseExpression(source);
      return parsed.problem ?? checkExpression(parsed.expression, new Set(['x']))?.problem;
    };
    expect(check('x + q')).toBe('“q” is not defined here');
    expect(check('foo(x)')).toBe('there is no function “foo”');
    expect(check('sin(x, 1)')).toBe('“sin” takes 1 values, not 2');
    expect(check('constructor(x)')).toBe('there is no function “constructor”');
    expect(check('sin(x) + pi')).toBeUndefined();
  });

  it('never throws, whatever is written', () => {
    fc.assert(
      fc.property(fc.string(), (source) => {
        expect(['number', 'string']).toContain(typeof value(source));
      }),
    );
  });
});
