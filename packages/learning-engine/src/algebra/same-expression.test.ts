import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../index.ts';
import { algebraProblemInWords, type Domain, sameExpression } from './index.ts';

const variables = ['x', 'y'];

function compare(answer: string, key: string, domain: Domain = {}): string {
  const result = sameExpression(answer, key, { variables, domain });
  if (result.kind === 'same') return 'same';
  if (result.kind === 'different') return result.why;
  return `${result.which}: ${algebraProblemInWords(result.problem, variables)}`;
}

describe('two algebraic expressions', () => {
  it.each([
    ['(x + 1)^2', 'x² + 2x + 1'],
    ['xy', 'y·x'],
    ['x(x + 1)', 'x^2 + x'],
    ['0.5x', 'x/2'],
    ['x^3 - x', 'x(x - 1)(x + 1)'],
    ['(x² + 1)/(x² + 1)', '1'],
    ['(x² + y² + 1)/(x² + y² + 1)', '1'],
    ['x^-1', '1/x'],
    ['1/(x²y)', '1/(x y²) * y/x'],
    ['x^0', '1'],
    ['(x + y + 1)^50', '(x + y + 1)^49 (x + y + 1)'],
    ['(x - 1)^90', '(x - 1)^45 (x - 1)^45'],
    ['2sin(x)cos(x)', 'sin(2x)'],
    ['sin(x)^2 + cos(x)^2', '1'],
    ['e^(x + y)', 'e^x e^y'],
    ['sqrt(x²)', 'abs(x)'],
    ['x^(1/2)', 'sqrt(x)'],
    ['πx²', 'pi*x*x'],
    ['sqrt(8)', '2sqrt(2)'],
    ['3', '6/2'],
  ])('%s and %s are the same', (answer, key) => {
    expect(compare(answer, key)).toBe('same');
    expect(compare(key, answer)).toBe('same');
  });

  it.each([
    ['x + 0.0000000001', 'x'],
    ['sin(x) + 1e-9', 'sin(x)'],
    ['1/3', '0.333333333333'],
    ['sqrt(x²)', 'x'],
    ['(x + y)²', 'x² + y²'],
    ['(x + 1)^50 + 1', '(x + 1)^50'],
    ['(x + y + 1)^50 + 1', '(x + y + 1)^50'],
    ['-x²', '(-x)²'],
    ['2^x', 'x^2'],
    ['ln(x + 1)', 'ln(x) + 1'],
  ])('%s and %s differ in value', (answer, key) => {
    expect(compare(answer, key)).toBe('value');
    expect(compare(key, answer)).toBe('value');
  });

  it.each<[string, string, Domain, string]>([
    ['x/x', '1', {}, 'domain'],
    ['x/x', '1', { x: { except: [0] } }, 'same'],
    ['x/x', '1', { x: { from: 0 } }, 'domain'],
    ['x/x', '1', { x: { from: 0, except: [0] } }, 'same'],
    ['x/x', '1', { x: { from: 0.001 } }, 'same'],
    ['x/x', '1', { x: { to: -0.001 } }, 'same'],
    ['x/x', '1', { x: { to: 0 } }, 'domain'],
    ['(x² - 1)/(x - 1)', 'x + 1', {}, 'domain'],
    ['(x² - 1)/(x - 1)', 'x + 1', { x: { except: [1] } }, 'same'],
    ['(x² - 2)/(x² - 2)', '1', {}, 'domain'],
    ['(x² - 2)/(x² - 2)', '1', { x: { from: -1.414, to: 1.414 } }, 'same'],
    ['(x² - 2)/(x² - 2)', '1', { x: { from: 1.414, to: 1.415 } }, 'domain'],
    ['1/(1/x)', 'x', {}, 'domain'],
    ['(x + y)/(x + y)', '1', {}, 'domain'],
    ['(x² + y²)/(x² + y²)', '1', {}, 'domain'],
    ['(x + y)/(x + y)', '1', { x: { from: 1 }, y: { from: 1 } }, 'same'],
    ['(x + y)/(x + y)', '1', { x: { from: 0, except: [0] }, y: { from: 0 } }, 'same'],
    ['(x + y)/(x + y)', '(x + y)²/(x + y)²', {}, 'same'],
    ['ln(x²)', '2ln(x)', {}, 'domain'],
    ['ln(x²)', '2ln(x)', { x: { from: 0, except: [0] } }, 'same'],
    ['sqrt(x)²', 'x', {}, 'domain'],
    ['sqrt(x)²', 'x', { x: { from: 0 } }, 'same'],
    ['x^(1/3)', 'abs(x)^(1/3)', {}, 'domain'],
    ['x^(1/3)', 'abs(x)^(1/3)', { x: { from: 0 } }, 'same'],
    ['sin(x)/x', 'sin(x)x/x²', {}, 'same'],
    ['sin(x)x/x', 'sin(x)', {}, 'domain'],
  ])('%s and %s within %j: %s', (answer, key, domain, expected) => {
    expect(compare(answer, key, domain)).toBe(expected);
    expect(compare(key, answer, domain)).toBe(expected);
  });

  it.each([
    ['', 'Type your answer first.'],
    ['x +', 'The expression ends too early.'],
    ['2(x', 'A bracket is still open.'],
    ['x)', '“)” cannot be read there.'],
    ['x $ 1', '“$” cannot be read there.'],
    ['y = x', 'Write the expression alone, without an equals sign.'],
    ['0,5x', 'Write decimals with a point: 0.5.'],
    ['\\frac{1}{2}', 'Write it without LaTeX: (x + 1)/2, sqrt(x), pi.'],
    ['|x|', 'Write abs(x) for an absolute value.'],
    ['1/2x', 'A product behind a division can be read in two ways: write 1/(2x) or (1/2)x.'],
    ['x > 1', 'Write one expression of numbers, letters, + − * / and powers.'],
    ['[x]', 'Write one expression of numbers, letters, + − * / and powers.'],
    ['"x"', 'Write one expression of numbers, letters, + − * / and powers.'],
    ['x.y', '“.” cannot be read there.'],
    ['2z', '“z” does not occur in this question: the letters are x, y.'],
    ['x2', '“x2” does not occur in this question: the letters are x, y.'],
    ['foo(x)', '“foo” is no function that can be used here.'],
    ['sin x', 'Write brackets behind sin: sin(x).'],
    ['sin²(x)', 'Write brackets behind sin: sin(x).'],
    ['sin()', 'Write one value in the brackets of sin.'],
    ['log(x)', 'Write ln(…) for the natural logarithm, or log10(…) or log2(…).'],
    ['1/(x - x)', 'This divides by zero for every value.'],
    ['x where x', '“where” cannot be read there.'],
    ['exp(1000)', 'This is too large to be compared. Write it more simply.'],
  ])('says what is wrong with %j', (answer, sentence) => {
    expect(compare(answer, 'x + y')).toBe(`answer: ${sentence}`);
  });

  it('limits the length and the nesting of an answer', () => {
    expect(compare('x'.repeat(301), 'x')).toBe('answer: This is too long for an answer.');
    expect(compare('('.repeat(100), 'x')).toMatch(/too many brackets/);
  });

  it('says that it is the key that cannot be read', () => {
    expect(compare('x', 'y = x')).toMatch(/^key: Write the expression alone/);
    expect(compare('x', '1/0')).toMatch(/^key: This divides by zero/);
  });

  it('says that a domain is empty instead of finding everything the same', () => {
    expect(compare('sin(x)', 'x', { x: { from: 2, to: 1 } })).toMatch(/^key: .* allows no value/);
    expect(compare('x', 'x', { y: { from: 1, to: 1 } })).toMatch(/^key: .* allows no value/);
  });

  it('takes an infinite end for one that is left out, and ignores what is no name', () => {
    const domain = { x: { from: -Infinity, to: Infinity, except: [Number.NaN] } };
    expect(compare('x/x', '1', domain)).toBe('domain');
    expect(compare('sin(x)', 'sin(x)', domain)).toBe('same');
    expect(sameExpression('x + x', '2x', { variables: ['x', '', '2', 'x y'] }).kind).toBe('same');
    expect(sameExpression('__proto__', '2', { variables: ['__proto__'] }).kind).toBe('different');
  });

  it('takes names of several letters, and letters of constants, as the question declares them', () => {
    const question = { variables: ['ab', 'a', 'e', 'θ₁'] };
    expect(sameExpression('aba', 'a*ab', question).kind).toBe('same');
    expect(sameExpression('e²/e', 'e', { ...question, domain: { e: { from: 1 } } }).kind).toBe(
      'same',
    );
    expect(sameExpression('e', 'exp(1)', question).kind).toBe('different');
    expect(sameExpression('2θ₁', 'θ₁ + θ₁', question).kind).toBe('same');
    expect(sameExpression('2 + 2', '4', { variables: [] }).kind).toBe('same');
  });
});

/** Texts of rational functions of x and y; every division is by something that is never 0. */
const rational = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    fc.constantFrom('x', 'y', '2', '0.5', '7'),
    fc
      .tuple(tie('node'), fc.constantFrom('+', '-', '*'), tie('node'))
      .map(([a, sign, b]) => `(${a}) ${sign} (${b})`),
    tie('node').map((a) => `(${a})²`),
    fc.tuple(tie('node'), tie('node')).map(([a, b]) => `(${a})/((${b})² + 1)`),
  ),
})).node;

describe('the comparison of expressions', () => {
  it('keeps the rules of algebra', () => {
    fc.assert(
      fc.property(rational, rational, rational, (a, b, c) => {
        const written = (law: string) =>
          law
            .replaceAll('A', () => `(${a})`)
            .replaceAll('B', () => `(${b})`)
            .replaceAll('C', () => `(${c})`);
        const agrees = (left: string, right: string) => {
          const [given, key] = [written(left), written(right)];
          expect([given, key, compare(given, key)]).toEqual([given, key, 'same']);
        };
        agrees('A + B', 'B + A');
        agrees('A(B + C)', 'AB + AC');
        agrees('(A - B)(A + B)', 'A² - B²');
        agrees('A - (B - C)', 'A - B + C');
        agrees('A/(B² + 1) + C/(B² + 1)', '(A + C)/(B² + 1)');
      }),
      { numRuns: 300 },
    );
  });

  it('finds what is added, however little', () => {
    fc.assert(
      fc.property(rational, fc.constantFrom('0.001', 'x', '1e-12 y', 'x^5y'), (a, added) => {
        fc.pre(a.length < 280);
        expect(compare(`${a} + ${added}`, a)).toBe('value');
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the domain: what is cancelled must not be 0 in it', () => {
    const root = fc.integer({ min: -6, max: 6 });
    fc.assert(
      fc.property(
        fc.array(root, { minLength: 1, maxLength: 5 }),
        fc.boolean(),
        root,
        root,
        (roots, never, a, b) => {
          const [from, to] = [Math.min(a, b) - 0.5, Math.max(a, b)];
          const factors = roots.map((r) => `(x - (${r}))`).join('') + (never ? '(x² + x + 1)' : '');
          const hit = roots.some((r) => r >= from && r <= to);
          const text = `${factors}/(${factors})`;
          expect(compare(text, '1', { x: { from, to } })).toBe(hit ? 'domain' : 'same');
          expect(compare(text, '1', { x: { from, to, except: roots } })).toBe('same');
          expect(compare(text, '1')).toBe('domain');
        },
      ),
      { numRuns: 300 },
    );
  });

  it('gives the same verdict in both directions, and for a text and itself', () => {
    const factor = fc.constantFrom(
      'x',
      '(y + 1)',
      'sin(x)',
      'sqrt(x)',
      'abs(y)',
      '2',
      'e^x',
      '(x - 1)',
    );
    const text = fc
      .array(fc.tuple(fc.constantFrom('+', '*', '-', '/'), factor), { minLength: 1, maxLength: 5 })
      .map((parts) =>
        parts
          .map(([sign, part]) => sign + part)
          .join('')
          .replace(/^[*/]/, ''),
      );
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(compare(a, b).replace('answer', 'key')).toBe(compare(b, a).replace('answer', 'key'));
        expect(['same', 'key: This divides by zero for every value.']).toContain(compare(a, a));
      }),
      { numRuns: 500 },
    );
  });

  it('compares or refuses 1,000 hostile texts with a sentence each, and never throws', () => {
    const pieces =
      '( ) ((( ))) x y xy ^ ^9 ^60 ^-1 ^0.5 / /x /(x-x) * + - 9 1e308 1e-308 0.1 π e sin( sqrt( ln( exp( abs( tan( (x+y+1)^40 (x-y)^9 , = | \\ ² ⁻¹ \0 \u{1F600} " where not P.x < ['.split(
        ' ',
      );
    const random = seededRandom(22);
    for (let run = 0; run < 1000; run += 1) {
      const length = 1 + Math.floor(random() * 30);
      const text = Array.from(
        { length },
        () => pieces[Math.floor(random() * pieces.length)] ?? '',
      ).join(run % 2 === 0 ? '' : ' ');
      expect(compare(text, '(x² - y²)/(x - y)')).toMatch(
        /^(same|value|domain|answer: [A-Z“].+\.)$/s,
      );
    }
  });
});
