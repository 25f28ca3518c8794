import { describe, expect, it } from 'vitest';
import { algebraInLatex } from '../algebra/index.ts';
import { expressionInLatex } from './latex.ts';
import { readExpression } from './read.ts';

const variables = ['x', 'y', 'ab', 'θ₁', 'P_12'];

function inLatex(text: string): string {
  const read = algebraInLatex(text, variables);
  return read.ok ? read.latex : read.problem.code;
}

describe('algebra in LaTeX', () => {
  it.each([
    ['2x', '2 x'],
    ['xy', 'x y'],
    ['2*3', String.raw`2 \cdot 3`],
    ['x*2^3', String.raw`x \cdot 2^{3}`],
    ['2(x + 1)', String.raw`2 \left(x + 1\right)`],
    ['(x+1)(x-1)', String.raw`\left(x + 1\right) \left(x - 1\right)`],
    ['(x + 1)/(2y)', String.raw`\frac{x + 1}{2 y}`],
    ['2*(1/2)', String.raw`2 \cdot \frac{1}{2}`],
    ['(x/y)^2', String.raw`\left(\frac{x}{y}\right)^{2}`],
    ['x^(y + 1)', 'x^{y + 1}'],
    ['x^2^3', 'x^{2^{3}}'],
    ['(x^2)^3', String.raw`\left(x^{2}\right)^{3}`],
    ['-x^2', '-x^{2}'],
    ['(-x)^2', String.raw`\left(-x\right)^{2}`],
    ['-(x + y)', String.raw`-\left(x + y\right)`],
    ['-(-x)', String.raw`-\left(-x\right)`],
    ['x - (y - 1)', String.raw`x - \left(y - 1\right)`],
    ['x + -y', String.raw`x + \left(-y\right)`],
    ['x - y*2', String.raw`x - y \cdot 2`],
    ['x(-y)', String.raw`x \left(-y\right)`],
    ['sqrt(x + 1)', String.raw`\sqrt{x + 1}`],
    ['abs(x)/2', String.raw`\frac{\left|x\right|}{2}`],
    ['sin(x)^2', String.raw`\left(\sin\left(x\right)\right)^{2}`],
    ['log10(x)', String.raw`\log_{10}\left(x\right)`],
    ['2πe', String.raw`2 \pi e`],
    ['abab', String.raw`\mathrm{ab} \mathrm{ab}`],
    ['2θ₁', '2 θ_{1}'],
    ['P_12', 'P_{12}'],
    ['0.5x', '0.5 x'],
    ['1e30x', String.raw`1 \cdot 10^{30} x`],
    ['x + $', 'unexpected'],
  ])('%s is %s', (text, latex) => {
    expect(inLatex(text)).toBe(latex);
  });

  it('takes time in proportion to the text however deeply it is nested', () => {
    const deep = `${'x('.repeat(50)}1${')'.repeat(50)}`;
    expect(inLatex(deep).length).toBeLessThan(20 * deep.length);
  });
});

it.each([
  ['a < b <= c', String.raw`a < b \le c`],
  ['not (a and b or c)', String.raw`\lnot \left(\left(a \land b\right) \lor c\right)`],
  ['a != 1', String.raw`a \ne 1`],
  ['[1, x]', String.raw`\left[1, x\right]`],
  ['A[1, 2]', '{A}_{1, 2}'],
  ['P.x', '{P}_{x}'],
  ['"50 %"', String.raw`\text{50 \%}`],
  ['round(x, 2)', String.raw`\operatorname{round}\left(x, 2\right)`],
])('prints what only authors write: %s', (text, latex) => {
  const read = readExpression(text);
  expect(read.ok && expressionInLatex(read.expression)).toBe(latex);
});
