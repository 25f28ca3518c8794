import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateExpression, formatNumber, formatValue, instantiateTemplate } from '../index.ts';

const product = {
  parameters: [
    ['A', 'matrix(2, 3, -3, 4)'],
    ['x', 'vector(3, -3, 4)'],
    ['b', 'nonzero(-3, 3) where b != 2'],
  ],
  source:
    ':::question{#a answer="{{A * x}}"}\nCompute $A\\mathbf{x}$ for $A = {{A}}$, $b = {{b}}$.',
} as const;

function value(expression: string, values = {}) {
  const result = evaluateExpression(expression, values);
  return result.ok ? result.value : result.problem.message;
}

describe('a seeded template', () => {
  it('gives the same instance for the same seed, and others for other seeds', () => {
    const first = instantiateTemplate(product, 7);
    expect(instantiateTemplate(product, 7)).toEqual(first);
    const sources = Array.from({ length: 20 }, (_, seed) =>
      JSON.stringify(instantiateTemplate(product, seed)),
    );
    expect(new Set(sources).size).toBe(20);
  });

  it('holds the right key in its attribute, whatever is drawn', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const instance = instantiateTemplate(product, seed);
        if (!instance.ok) throw new Error(instance.problem.message);
        const [A, x] = [instance.values['A'], instance.values['x']] as [number[][], number[][]];
        const key = A.map((row) => row.reduce((sum, a, j) => sum + a * (x[j]?.[0] ?? 0), 0));
        expect(instance.source).toContain(`answer="[${key.join(', ')}]"`);
        expect(instance.values['b']).not.toBe(0);
        expect(instance.values['b']).not.toBe(2);
      }),
    );
  });

  it('keeps LaTeX whole between the double quotes of YAML, where a backslash begins an escape', () => {
    const instance = instantiateTemplate(
      {
        parameters: [['x', '1 / 3']],
        source:
          '```yaml mistakes\n- feedback: "so \\"{{x}}\\" it is {{x}}" # {{x}}\n- feedback: plain {{x}}\n```\n"{{x}}"',
      },
      1,
    );
    expect(instance.ok && instance.source).toBe(
      '```yaml mistakes\n- feedback: "so \\"\\\\frac{1}{3}\\" it is \\\\frac{1}{3}" # \\frac{1}{3}\n- feedback: plain \\frac{1}{3}\n```\n"\\frac{1}{3}"',
    );
  });

  it('fills matrices as LaTeX in prose and as text where text() asks for it', () => {
    const instance = instantiateTemplate(
      {
        parameters: [
          ['A', '[[1, 2], [3, 1/3]]'],
          ['v', '[4, 0.5]'],
        ],
        source: '{{A}} {{text(A)}} {{text(v)}} {{signed(-2)}} {{paren(-2)}}',
      },
      1,
    );
    expect(instance.ok && instance.source).toBe(
      '\\begin{pmatrix} 1 & 2 \\\\ 3 & \\frac{1}{3} \\end{pmatrix} [[1, 2], [3, 1/3]] [4, 0.5] - 2 (-2)',
    );
  });

  it.each([
    [1, '1', 'x + y'],
    [-1, '-1', '-x - y'],
    [3, '3', '3x + 3y'],
    [-2.5, '-2.5', '-2.5x - 2.5y'],
    [0, '0', '0x + 0y'],
  ])('writes %d before a letter as people do', (_value, expression, expected) => {
    const instance = instantiateTemplate(
      { parameters: [['a', expression]], source: '{{coef(a)}}x {{signedcoef(a)}}y' },
      1,
    );
    expect(instance.ok && instance.source).toBe(expected);
  });

  it('reads braces within the quotes of a text', () => {
    const parameters = [['w', '1']] as const;
    const fill = (source: string) => {
      const instance = instantiateTemplate({ parameters, source }, 1);
      return instance.ok && instance.source;
    };
    expect(fill('{{if(w == 1, "d = {}", "d = {1: 2}")}}')).toBe('d = {}');
    expect(fill('f"{{w}} and {x}" {{if(w == 1, "}}", "{{")}}!')).toBe('f"1 and {x}" }}!');
    expect(fill('{{"open {{w}}')).toBe('{{"open 1');
  });

  it('reads hostile braces and quotes in time that grows with their number', () => {
    const hostile = ['{{"', '{{"{{" ', '{{"}} '].map((part) => part.repeat(20_000));
    for (const source of hostile)
      expect(instantiateTemplate({ parameters: [], source }, 1)).toHaveProperty('ok');
  });

  it('leaves the braces of LaTeX around a hole alone', () => {
    const instance = instantiateTemplate(
      { parameters: [['a', '3']], source: '\\frac{{{a}}}{2}' },
      1,
    );
    expect(instance.ok && instance.source).toBe('\\frac{3}{2}');
  });

  it('names the parameter whose condition can never be met, instead of drawing for ever', () => {
    const result = instantiateTemplate(
      { parameters: [['a', 'int(1, 3) where a > 5']], source: '' },
      1,
    );
    expect(result).toMatchObject({
      ok: false,
      problem: { parameter: 'a', message: expect.stringContaining('met its condition') },
    });
  });

  it.each([
    ['determinants', 'matrix(20, 20, 1, 9) where det(a) == 0.5'],
    ['powers', 'matrix(20, 20, 0, 0) where det(a^64) == 1'],
  ])('stops at %s that are drawn again and again, and says what to do', (_name, parameter) => {
    const result = instantiateTemplate({ parameters: [['a', parameter]], source: '' }, 1);
    expect(result).toMatchObject({
      ok: false,
      problem: { parameter: 'a', fix: expect.stringContaining('smaller matrices') },
    });
    expect(result.steps).toBeLessThan(6_000_000);
  });

  it('counts what an instance takes: a draw, its bounds and its condition', () => {
    const template = { parameters: [['a', 'int(1, 3) where a > 0']], source: '{{a}}' } as const;
    expect(instantiateTemplate(template, 1).steps).toBe(7);
  });

  it('draws earlier parameters again when a later condition depends on them', () => {
    const template = {
      parameters: [
        ['a', 'int(1, 6)'],
        ['b', 'a * 2 where b == 12'],
      ],
      source: '{{a}}',
    } as const;
    expect(instantiateTemplate(template, 3)).toMatchObject({ ok: true, source: '6' });
  });

  it('says what to do about a name that cannot be a parameter', () => {
    const result = instantiateTemplate({ parameters: [['where', '1']], source: '' }, 1);
    expect(result).toMatchObject({ ok: false, problem: { fix: expect.stringContaining('avoid') } });
  });
});

describe('the expression language', () => {
  it.each([
    ['-2^2', -4],
    ['2^-1', 0.5],
    ['2^3^2', 512],
    ['1 - 2 - 3', -4],
    ['not 1 > 2 and 2 >= 2', true],
    ['0.1 + 0.2 == 0.3', true],
    ['if(1 > 2, 1/0, 5)', 5],
    ['mod(-7, 3)', 2],
    ['gcd(-12, 18)', 6],
    ['round(2.675, 2)', 2.68],
    ['round(10 * cos(pi / 2), 2)', 0],
    ['round(-0.00000004, 2)', 0],
    ['round(10^22 + 0.5, 2)', 1e22],
    ['det([[2, 1], [1, 3]])', 5],
    ['dot([1, 2], [3, 4])', 11],
    ['norm([3, 4])', 5],
    ['A[1, 2]', 2],
    ['row(A, 2)', [[3, 4]]],
    ['column(A, 2)', [[2], [4]]],
    ['A * [1, 1]', [[3], [7]]],
    [
      'transpose(A)',
      [
        [1, 3],
        [2, 4],
      ],
    ],
    ['2 × 3 − 1', 5],
    ['2a² ÷ 9 + 3(a - 1)', 8],
    ['1 < a <= 3', true],
    ['1 < a < 3', false],
    ['3 > 2 > 1 > 1/0 + 2', 'Division by 0.'],
    ['1 > 2 > 1/0', false],
    ['round(2π + e - tau, 3)', 2.718],
    [
      'round(A / 3, 1)',
      [
        [0.3, 0.7],
        [1, 1.3],
      ],
    ],
    ['round(hypot(A) ** 2, 9)', 30],
    ['exp(0) + log2(8) + tan(0)', 4],
    ['rows(A) + columns(A) + sum(A)', 14],
  ])('reads %s', (expression, expected) => {
    expect(
      value(expression, {
        a: 3,
        A: [
          [1, 2],
          [3, 4],
        ],
      }),
    ).toEqual(expected);
  });

  it.each([
    ['1/0', 1, 'Division by 0'],
    ['2 + ', 4, 'ends too early'],
    ['1 + foo', 4, 'no parameter called foo'],
    ['a = 3', 2, '“=” is not expected here'],
    ['1/2a', 3, 'two ways'],
    ['P.x', 0, 'only available in a graph'],
    ['a where a > 1', 2, 'only available in a line of params'],
    ['1 + (a > 0)', 2, 'it is a truth value'],
    ['if(a > 0, 1)', 0, 'if() got 2 arguments'],
    ['1 + a(2)', 4, 'no function called a'],
    ['1 + ln(0 * a)', 4, 'ln(0) has no finite value'],
    ['1 + mod(3, 0)', 4, 'mod(3, 0) has no finite value'],
    ['[1, 2][3]', 6, 'no entry [3]'],
    ['A + 1', 2, 'cannot be added'],
    ['shrink(A)', 0, 'no function called shrink'],
    ['int(1, 2)', 0, 'draws a number'],
  ])('locates what is wrong with %s', (expression, at, message) => {
    const result = evaluateExpression(expression, { A: [[1]], a: 1 });
    expect(result).toMatchObject({
      ok: false,
      problem: { at, message: expect.stringContaining(message) },
    });
  });

  it('never throws and never hangs, whatever the text', () => {
    const part = fc.constantFrom(
      '(',
      ')',
      '[',
      ']',
      ',',
      '-',
      '^',
      'A',
      'if',
      'det',
      ' ',
      '9',
      '1e99',
      '"',
      'where',
      '!=',
      'constructor',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(part, { maxLength: 60 }).map((parts) => parts.join('')),
        ),
        (text) => {
          const result = evaluateExpression(text, {
            A: [
              [1, 2],
              [3, 4],
            ],
          });
          expect(result.ok || result.problem.fix.length > 0).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('stops at deep nesting instead of exhausting the stack', () => {
    expect(value('('.repeat(1500))).toContain('nested too deeply');
  });
});

describe('formatting', () => {
  it.each([
    [0.1 + 0.2, '0.3'],
    [-0, '0'],
    [1 / 3, '\\frac{1}{3}'],
    [-2 / 7, '-\\frac{2}{7}'],
    [Math.SQRT2, '1.41421'],
    [1.5e-9, '1.5\\cdot 10^{-9}'],
    [1234567, '1234567'],
  ])('writes %d for readers without noise', (number, expected) => {
    expect(formatNumber(number, 'latex')).toBe(expected);
  });

  it('keeps a key exact: plain text evaluates to the value it came from', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), { minLength: 1, maxLength: 6 }),
        (entries) => {
          const back = evaluateExpression(
            formatValue(
              entries.map((x) => [x]),
              'plain',
            ),
            {},
          );
          if (!back.ok) throw new Error(back.problem.message);
          for (const [i, [x = 0]] of (back.value as number[][]).entries())
            expect(Math.abs(x - (entries[i] ?? 0))).toBeLessThanOrEqual(
              1e-11 * Math.max(1, Math.abs(x)),
            );
        },
      ),
    );
  });
});
