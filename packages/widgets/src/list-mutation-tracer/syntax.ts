import { ProgramError, type Token, tokenize } from './tokens.ts';

export type Expression =
  | { readonly kind: 'constant'; readonly value: number | string | boolean | null }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'list' | 'tuple'; readonly items: readonly Expression[] }
  | { readonly kind: 'dict'; readonly entries: readonly (readonly [Expression, Expression])[] }
  | { readonly kind: 'item'; readonly of: Expression; readonly index: Expression }
  | {
      readonly kind: 'slice';
      readonly of: Expression;
      readonly parts: readonly (Expression | undefined)[];
    }
  | {
      readonly kind: 'method';
      readonly of: Expression;
      readonly name: string;
      readonly given: readonly Expression[];
    }
  | { readonly kind: 'call'; readonly name: string; readonly given: readonly Expression[] }
  | {
      readonly kind: 'binary';
      readonly operator: string;
      readonly left: Expression;
      readonly right: Expression;
    };

export type Target =
  | Extract<Expression, { kind: 'name' | 'item' | 'slice' }>
  | { readonly kind: 'tuple'; readonly items: readonly Target[] };

export type Statement =
  | { readonly kind: 'assign'; readonly targets: readonly Target[]; readonly value: Expression }
  | {
      readonly kind: 'augment';
      readonly target: Target;
      readonly operator: string;
      readonly value: Expression;
    }
  | { readonly kind: 'delete'; readonly target: Target }
  | { readonly kind: 'expression'; readonly value: Expression };

const COMPARISONS = ['==', '!=', '<', '<=', '>', '>=', 'in', 'is'];
const CONSTANTS: ReadonlyMap<string, boolean | null> = new Map([
  ['True', true],
  ['False', false],
  ['None', null],
]);
const RESERVED = new Set(
  'if for while def class import from return with lambda try print'.split(' '),
);
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t' };

/** Parses one line. Throws `ProgramError` of kind `SyntaxError` that says what is not known. */
export function parseStatement(line: string): Statement {
  const tokens = tokenize(line);
  let at = 0;
  const fail = (message: string): never => {
    throw new ProgramError('SyntaxError', message);
  };
  const peek = (): Token => tokens[at] ?? { kind: 'end', text: '' };
  const accept = (text: string): boolean => {
    const { kind, text: found } = peek();
    if (found !== text || kind === 'text') return false;
    at += 1;
    return true;
  };
  const expect = (text: string): void => {
    if (!accept(text))
      fail(`“${text}” is missing ${peek().text ? `before “${peek().text}”` : 'at the end'}`);
  };
  function target(expression: Expression): Target {
    const { kind } = expression;
    if (kind === 'tuple') return { kind, items: expression.items.map(target) };
    if (kind === 'name' || kind === 'item' || kind === 'slice') return expression;
    return fail('only a name, an item or a slice can be assigned to');
  }
  /** A tuple needs no brackets at the start of a line, after `=` and after `del`. */
  function bare(): Expression {
    const first = comparison();
    if (peek().text !== ',' || peek().kind === 'text') return first;
    const items = [first];
    while (accept(',')) {
      if (peek().kind === 'end' || peek().text === '=') break;
      items.push(comparison());
    }
    return { kind: 'tuple', items };
  }

  function listUntil(close: string): Expression[] {
    const items: Expression[] = [];
    while (!accept(close)) {
      items.push(comparison());
      if (!accept(',')) {
        expect(close);
        break;
      }
    }
    return items;
  }

  function comparison(): Expression {
    const left = sum();
    const negated = accept('not');
    const operator = peek().text;
    if (peek().kind === 'text' || !COMPARISONS.includes(operator)) {
      return negated ? fail('“not” is known only in “not in” and “is not”') : left;
    }
    at += 1;
    const isNot = operator === 'is' && accept('not');
    return {
      kind: 'binary',
      operator: negated ? `not ${operator}` : isNot ? 'is not' : operator,
      left,
      right: sum(),
    };
  }

  function chain(next: () => Expression, operators: readonly string[]): Expression {
    let left = next();
    while (peek().kind === 'sign' && operators.includes(peek().text)) {
      const operator = peek().text;
      at += 1;
      left = { kind: 'binary', operator, left, right: next() };
    }
    return left;
  }
  const sum = (): Expression => chain(product, ['+', '-']);
  const product = (): Expression => chain(signed, ['*', '//', '%']);

  function signed(): Expression {
    if (!accept('-')) return trailers(atom());
    const zero: Expression = { kind: 'constant', value: 0 };
    return { kind: 'binary', operator: '-', left: zero, right: signed() };
  }

  function atom(): Expression {
    const token = peek();
    at += 1;
    if (token.kind === 'number') return { kind: 'constant', value: Number(token.text) };
    if (token.kind === 'text') {
      const value = token.text.slice(1, -1).replaceAll(/\\(.)/g, (_, c: string) => ESCAPES[c] ?? c);
      return { kind: 'constant', value };
    }
    if (token.kind === 'name') {
      const constant = CONSTANTS.get(token.text);
      if (constant !== undefined) return { kind: 'constant', value: constant };
      if (RESERVED.has(token.text)) return fail(`the tracer does not know “${token.text}”`);
      if (!accept('(')) return { kind: 'name', name: token.text };
      return { kind: 'call', name: token.text, given: listUntil(')') };
    }
    if (token.text === '[') return { kind: 'list', items: listUntil(']') };
    if (token.text === '{') return dict();
    if (token.text === '(') {
      if (accept(')')) return { kind: 'tuple', items: [] };
      const inner = comparison();
      if (accept(',')) return { kind: 'tuple', items: [inner, ...listUntil(')')] };
      expect(')');
      return inner;
    }
    return fail(
      token.kind === 'end' ? 'the line ends too early' : `“${token.text}” is not expected here`,
    );
  }

  function dict(): Expression {
    const entries: [Expression, Expression][] = [];
    while (!accept('}')) {
      const key = comparison();
      expect(':');
      entries.push([key, comparison()]);
      if (!accept(',')) {
        expect('}');
        break;
      }
    }
    return { kind: 'dict', entries };
  }

  function trailers(start: Expression): Expression {
    let of = start;
    for (;;) {
      if (accept('.')) {
        const name = peek().kind === 'name' ? peek().text : fail('a method name is missing');
        at += 1;
        expect('(');
        of = { kind: 'method', of, name, given: listUntil(')') };
      } else if (accept('[')) of = subscript(of);
      else return of;
    }
  }

  function subscript(of: Expression): Expression {
    const parts: (Expression | undefined)[] = [];
    let colons = 0;
    let part: Expression | undefined;
    while (!accept(']')) {
      if (accept(':')) {
        parts.push(part);
        part = undefined;
        colons += 1;
        if (colons > 2) fail('a slice has at most three parts');
      } else if (part) fail(`“${peek().text}” is not expected here`);
      else part = comparison();
    }
    if (colons > 0) return { kind: 'slice', of, parts: [...parts, part] };
    return part ? { kind: 'item', of, index: part } : fail('an index is missing');
  }

  function statement(): Statement {
    if (accept('del')) return { kind: 'delete', target: target(bare()) };
    const targets: Target[] = [];
    let value = bare();
    for (const operator of ['+', '-', '*']) {
      if (accept(`${operator}=`)) {
        if (value.kind === 'tuple') fail('“+=” takes one name, item or slice');
        return { kind: 'augment', target: target(value), operator, value: bare() };
      }
    }
    while (accept('=')) {
      targets.push(target(value));
      value = bare();
    }
    return targets.length > 0 ? { kind: 'assign', targets, value } : { kind: 'expression', value };
  }

  const whole = statement();
  if (at < tokens.length) fail(`“${peek().text}” is not expected here`);
  return whole;
}
