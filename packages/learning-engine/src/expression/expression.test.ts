import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../index.ts';
import {
  compareNumbers,
  expressionProblemInWords,
  isName,
  numberFunctions,
  readExpression,
  type Expression,
} from './index.ts';

/** The tree with all its brackets. */
function spell(tree: Expression): string {
  switch (tree.kind) {
    case 'number':
      return String(tree.value);
    case 'text':
      return JSON.stringify(tree.value);
    case 'name':
      return tree.name;
    case 'coordinate':
      return `${tree.point}.${tree.axis}`;
    case 'list':
      return `[${tree.items.map(spell).join(', ')}]`;
    case 'index':
      return `${spell(tree.of)}[${tree.indexes.map(spell).join(', ')}]`;
    case 'call':
      return `${tree.name}(${tree.args.map(spell).join(', ')})`;
    case 'unary':
      return `(${tree.sign} ${spell(tree.of)})`;
    case 'binary':
      return `(${spell(tree.left)} ${tree.sign} ${spell(tree.right)})`;
    default:
      return `(${tree.operands
        .map((operand, index) => [spell(operand), tree.signs[index] ?? ''].join(' '))
        .join(' ')
        .trim()})`;
  }
}

function read(text: string): string {
  const result = readExpression(text);
  if (result.ok) return spell(result.expression);
  return `${result.problem.code} at ${result.problem.at}: ${result.problem.found}`;
}

describe('the expression language', () => {
  it.each([
    ['1 + 2 * 3', '(1 + (2 * 3))'],
    ['10 - 4 - 3', '((10 - 4) - 3)'],
    ['-2^2', '(- (2 ^ 2))'],
    ['2^3^2', '(2 ^ (3 ^ 2))'],
    ['2^-1', '(2 ^ (- 1))'],
    ['+x', 'x'],
    ['2x + 1', '((2 * x) + 1)'],
    ['-2x', '((- 2) * x)'],
    ['2^3x', '((2 ^ 3) * x)'],
    ['3(x - 1)(x + 1)', '((3 * (x - 1)) * (x + 1))'],
    ['2πr', '((2 * pi) * r)'],
    ['x²y', '((x ^ 2) * y)'],
    ['x⁻¹⁰', '(x ^ -10)'],
    ['-x²', '(- (x ^ 2))'],
    ['2x/3 + a/b*c', '(((2 * x) / 3) + ((a / b) * c))'],
    ['2. × .5 · 1e-3 ÷ 2E2 − 1', '((((2 * 0.5) * 0.001) / 200) - 1)'],
    ['x**2', '(x ^ 2)'],
    ['a ≤ b', '(a <= b)'],
    ['a ≠ b', '(a != b)'],
    ['1 < x <= 3', '(1 < x <= 3)'],
    ['not a > 1 and b or c', '(((not (a > 1)) and b) or c)'],
    ['P.x * θ₁', '(P.x * θ₁)'],
    ['[1, [2]][1][2, 3]', '[1, [2]][1][2, 3]'],
    ['if(a, "x)", f())', 'if(a, "x)", f())'],
  ])('groups %s as %s', (text, tree) => {
    expect(read(text)).toBe(tree);
  });

  it.each([
    ['', 'ends-early at 0: '],
    ['1 + ', 'ends-early at 4: '],
    ['(1', 'unclosed at 2: '],
    ['f(1; 2)', 'unclosed at 3: ;'],
    ['a = 3', 'unexpected at 2: ='],
    ['1 $ 2', 'unexpected at 2: $'],
    ['😀', 'unexpected at 0: 😀'],
    ['1 2', 'unexpected at 2: 2'],
    ['a b', 'unexpected at 2: b'],
    ['x²^3', 'unexpected at 2: ^'],
    ['1/2x', 'two-readings at 3: x'],
    ['a/b(c)/-2(x)', 'two-readings at 9: ('],
    ['a where b', 'where at 2: where'],
    ['P.', 'ends-early at 2: '],
    ['"open', 'unexpected at 0: "'],
  ])('says what is wrong with %s, and where', (text, problem) => {
    expect(read(text)).toBe(problem);
  });

  it('limits the nesting and the length of what it reads', () => {
    expect(read('('.repeat(300))).toBe('too-deep at 61: (');
    expect(read('-'.repeat(300))).toBe('too-deep at 61: -');
    expect(read('[f('.repeat(300))).toBe('too-deep at 91: f');
    expect(read('x'.repeat(2001))).toBe('too-long at 2000: ');
    expect(isName('x'.repeat(2001))).toBe(false);
  });

  it.each(['1 +', '(1', '1 $', '1/2x', 'a where b', 'a = 3'])(
    'has sentences for what is wrong with %s',
    (text) => {
      const result = readExpression(text);
      if (result.ok) throw new Error('It was read.');
      for (const sentence of Object.values(expressionProblemInWords(result.problem)))
        expect(sentence).toMatch(/^[A-Z“].*\S/);
    },
  );

  it.each([
    ['a', true],
    ['P_1', true],
    ['θ₂', true],
    ['_x', true],
    ['π', false],
    ['x²', false],
    ['2a', false],
    ['a b', false],
    [' a', false],
    ['where', false],
    ['if', false],
    ['', false],
  ])('takes %s as a name: %s', (text, expected) => {
    expect(isName(text)).toBe(expected);
  });

  it('reads or refuses 10,000 random texts without throwing', () => {
    const pieces =
      '( ) [ ] , . - + * / ^ ** < <= == != = ≤ π ² ⁻¹ 2 .5 2. 1e9 x P.x "a" \' if sin and or not where \n \0 \u{1F600} \uD800 é ́ ٣'.split(
        ' ',
      );
    const random = seededRandom(20);
    for (let run = 0; run < 10_000; run += 1) {
      const length = Math.floor(random() * 40);
      const text = Array.from({ length }, () =>
        random() < 0.8
          ? (pieces[Math.floor(random() * pieces.length)] ?? '')
          : String.fromCharCode(Math.floor(random() * 0x3000)),
      ).join(random() < 0.5 ? '' : ' ');
      const result = readExpression(text);
      const { at, found } = result.ok ? { at: 0, found: '' } : result.problem;
      expect(text.slice(at, at + found.length)).toBe(found);
      expect(at).toBeLessThanOrEqual(text.length);
    }
  });

  it('reads again what it has read', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('x', '2', '(', ')', '+', '-', '*', '^', '<', ' not ', ' and ', ',', 'f('),
          {
            maxLength: 30,
          },
        ),
        (parts) => {
          const once = read(parts.join(''));
          fc.pre(!/ at \d+: /.test(once));
          expect(read(once)).toBe(once);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('numbers of expressions', () => {
  it('counts numbers as equal that differ by binary fractions alone', () => {
    expect(compareNumbers('==', 0.1 + 0.2, 0.3)).toBe(true);
    expect(compareNumbers('!=', 0.1 + 0.2, 0.3)).toBe(false);
    expect(compareNumbers('>', 0.1 + 0.2, 0.3)).toBe(false);
    expect(compareNumbers('<=', 0.1 + 0.2, 0.3)).toBe(true);
    expect(compareNumbers('<', 1, 2)).toBe(true);
    expect(compareNumbers('>=', 1, 2)).toBe(false);
    expect(compareNumbers('==', Infinity, Infinity)).toBe(true);
    expect(compareNumbers('==', Number.NaN, Number.NaN)).toBe(false);
  });

  it.each([
    ['round', [2.675, 2], 2.68],
    ['round', [1250, -2], 1300],
    ['round', [1, 0.5], Number.NaN],
    ['mod', [-7, 3], 2],
    ['mod', [1, 0], Number.NaN],
    ['gcd', [-12, 18], 6],
    ['gcd', [0.5, 1], Number.NaN],
    ['sum', [1, 2, 3], 6],
  ])('%s of %j is %d', (name, values, expected) => {
    expect(numberFunctions.get(name)?.call(...values)).toBe(expected);
  });
});
