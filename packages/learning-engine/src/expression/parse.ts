import { type ExpressionProblem, UnreadableExpressionError } from './problem.ts';
import { type Token, tokenize } from './tokens.ts';
import type { ComparisonSign, Expression } from './tree.ts';

/** An expression with the condition that its value must satisfy: `int(1, 9) where n != 5`. */
export interface ConditionedExpression {
  readonly value: Expression;
  readonly where?: Expression;
}

const maxNesting = 60;

/** How tightly operators bind: `or` is the loosest, and `^` the only one that groups to the right. */
const binary = [
  ['or', 1],
  ['and', 2],
  ['+', 5],
  ['-', 5],
  ['*', 6],
  ['/', 6],
  ['^', 8],
] as const;
const unary = [
  ['not', 3],
  ['-', 7],
  ['+', 7],
] as const;
const comparisons = ['<', '<=', '>', '>=', '==', '!='] as const;
const comparison = 4;
const product = 6;

/** Parses one expression in linear time. Throws UnreadableExpressionError. */
export function parseExpression(text: string): Expression {
  return parseTokens(tokenize(text), false).value;
}

/** Parses `EXPRESSION` or `EXPRESSION where CONDITION`. Throws UnreadableExpressionError. */
export function parseConditioned(text: string): ConditionedExpression {
  return parseTokens(tokenize(text), true);
}

/** Parses tokens that are followed by one of type `end`. Throws UnreadableExpressionError. */
export function parseTokens(tokens: readonly Token[], conditioned: boolean): ConditionedExpression {
  let next = 0;
  let depth = 0;
  const token = () => tokens[next] ?? { type: 'end', value: '', written: '', at: 0 };

  function fail(code: ExpressionProblem['code']): never {
    const { written, at } = token();
    throw new UnreadableExpressionError({
      code: code === 'unexpected' && !written ? 'ends-early' : code,
      at,
      found: written,
    });
  }

  function isSign(sign: string): boolean {
    return token().type === 'sign' && token().value === sign;
  }

  function take(sign: string): boolean {
    const taken = isSign(sign);
    if (taken) next += 1;
    return taken;
  }

  /** Reads operators that bind at least as tightly as `binding`. */
  function expression(binding = 0): Expression {
    let left = operand();
    let divided = false;
    for (;;) {
      const { at } = token();
      const [sign, power] = binary.find(([known]) => isSign(known)) ?? [];
      if (sign && power >= binding) {
        next += 1;
        const right = sign === '^' ? nested(power) : expression(power + 1);
        left = { kind: 'binary', sign, left, right, at };
        divided = sign === '/';
      } else if (binding <= product && beginsFactor()) {
        if (divided) fail('two-readings');
        left = { kind: 'binary', sign: '*', left, right: expression(product + 1), at };
      } else if (binding <= comparison && comparisons.some(isSign)) left = chain(left);
      else return left;
    }
  }

  function chain(first: Expression): Expression {
    const { at } = token();
    const operands = [first];
    const signs: ComparisonSign[] = [];
    for (let sign = comparisons.find(take); sign; sign = comparisons.find(take)) {
      signs.push(sign);
      operands.push(expression(comparison + 1));
    }
    return { kind: 'comparison', signs, operands, at };
  }

  /** Whether the product sign is left out here: `2x`, `3(x + 1)`, `x²y`, `(x + 1)(x - 1)`. */
  function beginsFactor(): boolean {
    const before = tokens[next - 1];
    const { type, written } = token();
    return (
      (before?.written === ')' || /number|power|factor/.test(before?.type ?? '')) &&
      (/name|factor/.test(type) || written === '(')
    );
  }

  function operand(): Expression {
    const { at } = token();
    const [sign, binding] = unary.find(([known]) => take(known)) ?? [];
    if (!sign) return raised(indexed(atom()));
    const of = nested(binding);
    return sign === '+' ? of : { kind: 'unary', sign, of, at };
  }

  /** `x²`. */
  function raised(left: Expression): Expression {
    const { type, value, at } = token();
    if (type !== 'power') return left;
    next += 1;
    // `x²^3` could be read in two ways.
    if (isSign('^')) fail('unexpected');
    const right: Expression = { kind: 'number', value: Number(value), at };
    return { kind: 'binary', sign: '^', left, right, at };
  }

  function indexed(of: Expression): Expression {
    const { at } = token();
    return take('[') ? indexed({ kind: 'index', of, indexes: items(']'), at }) : of;
  }

  function atom(): Expression {
    const { type, value, at } = token();
    if (take('[')) return { kind: 'list', items: items(']'), at };
    if (take('(')) {
      const inner = nested();
      if (!take(')')) fail('unclosed');
      return inner;
    }
    if (!/number|text|name|factor/.test(type)) fail('unexpected');
    next += 1;
    if (type === 'number') return { kind: type, value: Number(value), at };
    if (type === 'text') return { kind: type, value, at };
    if (type === 'factor') return { kind: 'name', name: value, at };
    if (take('(')) return { kind: 'call', name: value, args: items(')'), at };
    if (!take('.')) return { kind: 'name', name: value, at };
    const axis = token();
    if (axis.type !== 'name') fail('unexpected');
    next += 1;
    return { kind: 'coordinate', point: value, axis: axis.value, at };
  }

  function items(close: string): Expression[] {
    const all: Expression[] = [];
    if (take(close)) return all;
    do all.push(nested());
    while (take(','));
    if (!take(close)) fail('unclosed');
    return all;
  }

  /** Limits the nesting, so that no text exhausts the stack. */
  function nested(binding?: number): Expression {
    depth += 1;
    if (depth > maxNesting) fail('too-deep');
    const inner = expression(binding);
    depth -= 1;
    return inner;
  }

  const value = expression();
  if (!conditioned && isSign('where')) fail('where');
  const where = take('where') ? expression() : undefined;
  if (token().type !== 'end') fail('unexpected');
  return where ? { value, where } : { value };
}
