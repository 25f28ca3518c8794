import { describe, expect, it } from 'vitest';
import { typeset } from './maths.ts';
import { formulaWidth } from './formula-width.ts';

function width(latex: string): number {
  const result = typeset(latex, true, {});
  if (!result.ok) throw new Error(result.problem);
  return formulaWidth(result.html);
}

describe('the width of a formula in characters', () => {
  it('is that of its letters, and of the space around its signs', () => {
    expect(width('abc')).toBe(3);
    expect(width('a + b')).toBe(4);
    expect(width('x^2')).toBeCloseTo(1.7);
    expect(width('\\sqrt{ab}')).toBe(3);
  });

  it('is that of the longer part of a fraction and of the longest row of a matrix', () => {
    expect(width('\\frac{abcd}{e}')).toBe(4);
    const one = width('\\begin{pmatrix} a & b \\\\ cc & d \\end{pmatrix}');
    expect(one).toBe(width('\\begin{pmatrix} cc & d \\end{pmatrix}'));
    expect(width('\\begin{pmatrix} a & b \\\\ cc & d \\end{pmatrix} x')).toBe(one + 1);
  });

  it('does not grow with the number of lines', () => {
    const line = 'x &= y + z';
    expect(width(`\\begin{aligned} ${line} \\\\ ${line} \\\\ ${line} \\end{aligned}`)).toBe(
      width(`\\begin{aligned} ${line} \\end{aligned}`),
    );
  });

  it('is none of what is no formula', () => {
    expect(formulaWidth('')).toBe(0);
    expect(formulaWidth('<p>text</p>')).toBe(0);
    expect(formulaWidth('<math></mi></mi><mi>x</math>')).toBeGreaterThanOrEqual(0);
  });
});
