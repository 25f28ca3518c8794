import { ExpressionError } from './value.ts';

export type Token =
  | { readonly type: 'number'; readonly value: number; readonly at: number }
  | { readonly type: 'text'; readonly value: string; readonly at: number }
  | { readonly type: 'name'; readonly value: string; readonly at: number }
  | { readonly type: 'sign'; readonly value: string; readonly at: number }
  | { readonly type: 'end'; readonly value: ''; readonly at: number };

const longest = 2000;
const patterns = [
  ['space', /\s+/y],
  ['number', /(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?/y],
  ['name', /[\p{L}_][\p{L}\p{N}_]*/uy],
  ['text', /"[^"]*"|'[^']*'/y],
  ['sign', /==|!=|<=|>=|[-−+*×·/÷^<>≤≥≠(),[\]]/y],
] as const;
const spelled: Readonly<Record<string, string>> = {
  '−': '-',
  '×': '*',
  '·': '*',
  '÷': '/',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
};

/** Splits an expression into tokens. Throws ExpressionError at a character that no expression has. */
export function tokenize(expression: string): Token[] {
  if (expression.length > longest)
    throw new ExpressionError(
      `The expression is longer than ${longest} characters.`,
      'Split it over several parameters.',
    );
  const tokens: Token[] = [];
  let at = 0;
  while (at < expression.length) {
    const token = nextToken(expression, at);
    if (token.kind !== 'space') tokens.push(asToken(token.kind, token.text, at));
    at += token.text.length;
  }
  tokens.push({ type: 'end', value: '', at });
  return tokens;
}

type Kind = (typeof patterns)[number][0];

function nextToken(expression: string, at: number): { kind: Kind; text: string } {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = at;
    const text = pattern.exec(expression)?.[0];
    if (text !== undefined) return { kind, text };
  }
  const character = expression[at] ?? '';
  throw new ExpressionError(
    `"${character}" does not belong in an expression.`,
    character === '=' ? 'To compare, write ==.' : 'Remove it, or write a text in quotes.',
    at,
  );
}

function asToken(kind: Exclude<Kind, 'space'>, text: string, at: number): Token {
  if (kind === 'number') return { type: 'number', value: Number(text), at };
  if (kind === 'text') return { type: 'text', value: text.slice(1, -1), at };
  if (kind === 'sign') return { type: 'sign', value: spelled[text] ?? text, at };
  return { type: 'name', value: text, at };
}
