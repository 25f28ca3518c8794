import { UnreadableExpressionError } from './problem.ts';

export interface Token {
  /** A `factor` is a name that needs no sign to be multiplied by what stands beside it, and is no function: π. */
  readonly type: 'number' | 'text' | 'name' | 'factor' | 'power' | 'sign' | 'other' | 'end';
  /** The meaning: a sign in its ASCII spelling, a text without its quotes, the exponent of `²`. */
  readonly value: string;
  /** As it is written. */
  readonly written: string;
  readonly at: number;
}

export const maxLength = 2000;

/** Letters of any script, digits and subscripts. A raised digit is a power, and π a number. */
const name = String.raw`(?!π)[\p{L}_](?:(?!π)[\p{L}\p{M}\p{Nd}₀-₉_])*`;
const pattern = new RegExp(
  String.raw`\s*(?:((?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)|("[^"]*"|'[^']*')|(${name})|(π)|(⁻?[⁰¹²³⁴-⁹]+)|(\*\*|[=!<>]=|[-−+*×·⋅/÷^<>≤≥≠(),.[\]])|(.)|$)`,
  'suy',
);
const types = ['number', 'text', 'name', 'factor', 'power', 'sign', 'other'] as const;
const words = ['and', 'or', 'not', 'where'];
const ascii: Readonly<Record<string, string>> = {
  '−': '-',
  '×': '*',
  '·': '*',
  '⋅': '*',
  '÷': '/',
  '**': '^',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  π: 'pi',
};

/** Splits a text into tokens in linear time. Throws UnreadableExpressionError for a text that is too long. */
export function tokenize(text: string): Token[] {
  if (text.length > maxLength)
    throw new UnreadableExpressionError({ code: 'too-long', at: maxLength, found: '' });
  const tokens: Token[] = [];
  pattern.lastIndex = 0;
  for (;;) {
    const match = pattern.exec(text) ?? [];
    const group = types.findIndex((_, index) => match[index + 1] !== undefined);
    const written = match[group + 1] ?? '';
    const type = words.includes(written) ? 'sign' : types[group];
    if (!type) return [...tokens, { type: 'end', value: '', written: '', at: text.length }];
    const at = pattern.lastIndex - written.length;
    tokens.push({ type, value: valueOf(type, written), written, at });
  }
}

function valueOf(type: Token['type'], written: string): string {
  if (type === 'text') return written.slice(1, -1);
  // Raised digits are compatibility characters of the plain ones, and ⁻ is one of −.
  if (type === 'power') return written.normalize('NFKC').replace('−', '-');
  return type === 'name' ? written : (ascii[written] ?? written);
}
