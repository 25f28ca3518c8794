import {
  add,
  asConstant,
  constant,
  multiply,
  type Polynomial,
  scale,
  variable,
} from './polynomial.ts';
import { divide, isZero, ONE, parseDecimal, rational } from './rational.ts';

const LONGEST_ENTRY = 40;
const HIGHEST_POWER = 9;
const TOKEN = /\d+(?:[.,]\d*)?|[.,]\d+|[A-Za-zα-ω]|[-+*/^()]/gu;

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function tokenize(text: string): string[] | undefined {
  const plain = text
    .replaceAll('−', '-')
    .replaceAll(/[·×]/g, '*')
    .replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => `^${SUPERSCRIPTS.indexOf(digit)}`)
    .replaceAll(/\s/g, '');
  const tokens = plain.match(TOKEN) ?? [];
  return tokens.join('') === plain && plain !== '' ? tokens : undefined;
}

/**
 * Reads the entry of a matrix: a number, a fraction, a variable of one letter, or sums and products of
 * these (`2x - 1/3`, `(x+1)(x-1)`, `x^2`). Division is by numbers only. Undefined for anything else.
 */
export function parseEntry(text: string): Polynomial | undefined {
  if (text.length > LONGEST_ENTRY) return undefined;
  const tokens = tokenize(text);
  if (!tokens) return undefined;
  let at = 0;

  function sum(): Polynomial | undefined {
    let total = product();
    while (total && (tokens?.[at] === '+' || tokens?.[at] === '-')) {
      const minus = tokens[at] === '-';
      at += 1;
      const term = product();
      total = term && add(total, minus ? scale(term, rational(-1n)) : term);
    }
    return total;
  }

  function product(): Polynomial | undefined {
    let total = signed();
    while (total && at < (tokens?.length ?? 0)) {
      const operator = tokens?.[at] ?? '';
      if (operator === ')' || operator === '+' || operator === '-') break;
      const explicit = operator === '*' || operator === '/';
      if (explicit) at += 1;
      else if (/^[\d.]/.test(operator)) return undefined;
      const factor = explicit ? signed() : power();
      if (operator === '/') {
        const divisor = factor && asConstant(factor);
        total = divisor && !isZero(divisor) ? scale(total, divide(ONE, divisor)) : undefined;
      } else {
        total = factor && multiply(total, factor);
      }
    }
    return total;
  }

  function signed(): Polynomial | undefined {
    if (tokens?.[at] !== '-' && tokens?.[at] !== '+') return power();
    const minus = tokens[at] === '-';
    at += 1;
    const operand = power();
    return operand && minus ? scale(operand, rational(-1n)) : operand;
  }

  function power(): Polynomial | undefined {
    const base = atom();
    if (!base || tokens?.[at] !== '^') return base;
    const exponent = Number(tokens[at + 1]);
    at += 2;
    if (!Number.isInteger(exponent) || exponent > HIGHEST_POWER) return undefined;
    return Array.from({ length: exponent }).reduce<Polynomial>(
      (result) => multiply(result, base),
      constant(ONE),
    );
  }

  function atom(): Polynomial | undefined {
    const token = tokens?.[at] ?? '';
    at += 1;
    if (token === '(') {
      const inner = sum();
      if (tokens?.[at] !== ')') return undefined;
      at += 1;
      return inner;
    }
    if (/^[A-Za-zα-ω]$/u.test(token)) return variable(token);
    const number = parseDecimal(token);
    return number && constant(number);
  }

  const result = sum();
  return at === tokens.length ? result : undefined;
}
