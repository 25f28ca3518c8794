import { tokenize, type Token } from './tokens.ts';
import { ExpressionError } from './value.ts';

export type Expression =
  | { readonly type: 'value'; readonly value: number | string; readonly at: number }
  | { readonly type: 'name'; readonly name: string; readonly at: number }
  | { readonly type: 'list'; readonly items: readonly Expression[]; readonly at: number }
  | {
      readonly type: 'call';
      readonly name: string;
      readonly args: readonly Expression[];
      readonly at: number;
    }
  | { readonly type: 'unary'; readonly sign: string; readonly of: Expression; readonly at: number }
  | {
      readonly type: 'binary';
      readonly sign: string;
      readonly left: Expression;
      readonly right: Expression;
      readonly at: number;
    }
  | {
      readonly type: 'index';
      readonly of: Expression;
      readonly indexes: readonly Expression[];
      readonly at: number;
    };

/** A parameter's line: what to draw, and what the draw must satisfy. */
export interface Draw {
  readonly value: Expression;
  readonly where?: Expression;
}

const deepest = 60;
/** Loosest first; `^` and the signs before a value bind tighter and stand apart. */
const levels: readonly (readonly string[])[] = [
  ['or'],
  ['and'],
  ['==', '!=', '<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/'],
];
const reserved = new Set(['and', 'or', 'not', 'where']);

/** Parses one expression. Throws ExpressionError where it breaks off. */
export function parseExpression(text: string): Expression {
  const parser = new Parser(tokenize(text));
  const expression = parser.expression();
  parser.end();
  return expression;
}

/** Parses `EXPRESSION` or `EXPRESSION where CONDITION`. */
export function parseDraw(text: string): Draw {
  const parser = new Parser(tokenize(text));
  const value = parser.expression();
  const where = parser.take('where') ? parser.expression() : undefined;
  parser.end();
  return where ? { value, where } : { value };
}

class Parser {
  readonly #tokens: readonly Token[];
  #next = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  expression(level = 0): Expression {
    const signs = levels[level];
    if (!signs) return this.#prefix();
    let left = this.expression(level + 1);
    for (let sign = this.#takeOne(signs); sign; sign = this.#takeOne(signs))
      left = {
        type: 'binary',
        sign: String(sign.value),
        left,
        right: this.expression(level + 1),
        at: sign.at,
      };
    return left;
  }

  take(value: string): boolean {
    return this.#takeOne([value]) !== undefined;
  }

  end(): void {
    if (this.#token.type !== 'end') this.#unexpected('the end');
  }

  /** `-x^2` is `-(x^2)`; `2^-1` works. */
  #prefix(): Expression {
    const sign = this.#takeOne(['-', '+', 'not']);
    if (!sign) return this.#power();
    const level = sign.value === 'not' ? 2 : levels.length;
    return {
      type: 'unary',
      sign: String(sign.value),
      of: this.#inside(() => this.expression(level)),
      at: sign.at,
    };
  }

  #power(): Expression {
    const base = this.#indexed(this.#atom());
    const sign = this.#takeOne(['^']);
    if (!sign) return base;
    return {
      type: 'binary',
      sign: '^',
      left: base,
      right: this.#inside(() => this.#prefix()),
      at: sign.at,
    };
  }

  #indexed(of: Expression): Expression {
    let whole = of;
    for (let open = this.#takeOne(['[']); open; open = this.#takeOne(['[']))
      whole = { type: 'index', of: whole, indexes: this.#items(']'), at: open.at };
    return whole;
  }

  #atom(): Expression {
    const token = this.#token;
    this.#next += 1;
    if (token.type === 'number' || token.type === 'text')
      return { type: 'value', value: token.value, at: token.at };
    if (token.type === 'name' && !reserved.has(token.value)) {
      const { value: name, at } = token;
      return this.take('(')
        ? { type: 'call', name, args: this.#items(')'), at }
        : { type: 'name', name, at };
    }
    if (token.type === 'sign' && token.value === '[')
      return { type: 'list', items: this.#items(']'), at: token.at };
    if (token.type === 'sign' && token.value === '(') {
      const inner = this.#inside(() => this.expression());
      if (!this.take(')')) this.#unexpected('")"');
      return inner;
    }
    this.#next -= 1;
    return this.#unexpected('a value');
  }

  #items(close: string): Expression[] {
    const items: Expression[] = [];
    if (this.take(close)) return items;
    do items.push(this.#inside(() => this.expression()));
    while (this.take(','));
    if (!this.take(close)) this.#unexpected(`"," or "${close}"`);
    return items;
  }

  /** Bounds the nesting, so that no input can exhaust the stack. */
  #inside(read: () => Expression): Expression {
    this.#depth += 1;
    if (this.#depth > deepest)
      throw new ExpressionError(
        'The expression is nested too deeply.',
        'Split it over several parameters.',
        this.#token.at,
      );
    const expression = read();
    this.#depth -= 1;
    return expression;
  }

  get #token(): Token {
    return this.#tokens[this.#next] ?? { type: 'end', value: '', at: 0 };
  }

  #takeOne(values: readonly string[]): Token | undefined {
    const token = this.#token;
    if ((token.type !== 'sign' && token.type !== 'name') || !values.includes(token.value))
      return undefined;
    this.#next += 1;
    return token;
  }

  #unexpected(wanted: string): never {
    const token = this.#token;
    const found = token.type === 'end' ? 'the expression ends' : `"${String(token.value)}" stands`;
    throw new ExpressionError(
      `Here ${found} where ${wanted} should.`,
      'Check brackets, commas and signs.',
      token.at,
    );
  }
}
