import { numberConstants } from '../expression/number-functions.ts';
import { parseExpression } from '../expression/parse.ts';
import { UnreadableExpressionError } from '../expression/problem.ts';
import { expressionProblemInWords } from '../expression/problem-in-words.ts';
import type { Expression, UnarySign } from '../expression/tree.ts';
import { asMatrix, asNumber, functions } from './functions.ts';
import { makeMatrix } from './matrix.ts';
import * as matrix from './matrix.ts';
import { applyBinary, compareValues } from './operators.ts';
import { randomInteger } from '../random/seeded.ts';
import { drawn, draws } from './draws.ts';
import { Effort } from './effort.ts';
import { ExpressionError, isMatrix, type TemplateProblem, type TemplateValue } from './value.ts';

export type Values = Readonly<Record<string, TemplateValue>>;

export type Evaluated =
  | { readonly ok: true; readonly value: TemplateValue }
  | { readonly ok: false; readonly problem: TemplateProblem };

/** What an expression is evaluated with; only a parameter's line has `random`. */
export interface Scope {
  readonly values: Values;
  readonly effort: Effort;
  readonly random?: () => number;
}

const constants: ReadonlyMap<string, TemplateValue> = new Map<string, TemplateValue>([
  ...numberConstants,
  ['true', true],
  ['false', false],
]);

/** Evaluates an expression of the lesson format. Total: whatever the text, it returns a value or a problem. */
export function evaluateExpression(expression: string, values: Values): Evaluated {
  return evaluateWithin(new Effort(), expression, values);
}

/** The same as a part of more work, which is bounded as a whole. */
export function evaluateWithin(effort: Effort, expression: string, values: Values): Evaluated {
  try {
    return { ok: true, value: evaluate(parseExpression(expression), { values, effort }) };
  } catch (error) {
    return { ok: false, problem: asProblem(error, expression) };
  }
}

/** Turns what the parser or the evaluator threw into a problem; anything else is a defect and goes on. */
export function asProblem(error: unknown, expression: string, parameter?: string): TemplateProblem {
  const of = parameter === undefined ? {} : { parameter };
  if (error instanceof UnreadableExpressionError) {
    const { problem } = error;
    return { ...expressionProblemInWords(problem), expression, at: problem.at, ...of };
  }
  if (!(error instanceof ExpressionError)) throw error;
  const { message, fix, at } = error;
  return { message, fix, expression, at, ...of };
}

/** Evaluates a parsed expression. Throws ExpressionError, located at the innermost part that knows its place. */
export function evaluate(node: Expression, scope: Scope): TemplateValue {
  try {
    return finite(valueOf(node, scope));
  } catch (error) {
    if (error instanceof ExpressionError && error.at === 0 && node.at > 0)
      throw new ExpressionError(error.message, error.fix, node.at);
    throw error;
  }
}

function valueOf(node: Expression, scope: Scope): TemplateValue {
  scope.effort.step();
  switch (node.kind) {
    case 'number':
    case 'text':
      return node.value;
    case 'name':
      return named(node.name, scope);
    case 'list':
      return list(node.items.map((item) => evaluate(item, scope)));
    case 'index':
      return entry(
        evaluate(node.of, scope),
        node.indexes.map((index) => asNumber(evaluate(index, scope))),
      );
    case 'unary':
      return unary(node.sign, evaluate(node.of, scope));
    case 'binary':
      return binary(node, scope);
    case 'comparison':
      return comparison(node, scope);
    case 'coordinate':
      throw new ExpressionError(
        `${node.point}.${node.axis} is only available in a graph.`,
        `Write ${node.point}[1] or ${node.point}[2] for an entry of a vector.`,
        node.at,
      );
    default:
      return call(node, scope);
  }
}

function named(name: string, scope: Scope): TemplateValue {
  const value = Object.hasOwn(scope.values, name) ? scope.values[name] : constants.get(name);
  if (value === undefined)
    throw new ExpressionError(
      `There is no parameter called ${name}.`,
      `Known here: ${Object.keys(scope.values).join(', ') || 'none'}. A parameter must stand above what uses it.`,
    );
  return value;
}

function list(items: readonly TemplateValue[]): TemplateValue {
  const rows = items.map((item) => (isMatrix(item) ? item.flat() : [asNumber(item)]));
  const width = rows[0]?.length ?? 0;
  if (width === 0 || rows.some((row) => row.length !== width))
    throw new ExpressionError(
      'The rows of this matrix differ in length, or there are none.',
      'Give each row as many entries as the first.',
    );
  return makeMatrix(rows.length, width, (i, j) => matrix.at(rows, i, j));
}

function entry(of: TemplateValue, indexes: readonly number[]): TemplateValue {
  const m = asMatrix(of);
  const [i = 0, j] = indexes;
  const flat = m.length === 1 || matrix.columnsOf(m) === 1 ? m.flat() : undefined;
  const found = j === undefined ? flat?.[i - 1] : m[i - 1]?.[j - 1];
  if (found === undefined || indexes.length > 2)
    throw new ExpressionError(
      `There is no entry [${indexes.join(', ')}] in a ${m.length}×${matrix.columnsOf(m)} matrix.`,
      'Count from 1; a vector takes one index, a matrix takes row and column.',
    );
  return found;
}

function unary(sign: UnarySign, of: TemplateValue): TemplateValue {
  if (sign === 'not') return !truth(of);
  return isMatrix(of) ? matrix.map(of, (x) => -x + 0) : -asNumber(of) + 0;
}

function binary(node: Extract<Expression, { kind: 'binary' }>, scope: Scope): TemplateValue {
  const left = evaluate(node.left, scope);
  if (node.sign === 'and') return truth(left) && truth(evaluate(node.right, scope));
  if (node.sign === 'or') return truth(left) || truth(evaluate(node.right, scope));
  const right = evaluate(node.right, scope);
  scope.effort.reads([left, right], node.sign === '^' && typeof right === 'number' ? right : 1);
  return applyBinary(node.sign, left, right);
}

/** Evaluates the operands of a chain once each, and none behind the first pair that does not hold. */
function comparison(
  node: Extract<Expression, { kind: 'comparison' }>,
  scope: Scope,
): TemplateValue {
  let left: TemplateValue | undefined;
  for (const [index, operand] of node.operands.entries()) {
    const right = evaluate(operand, scope);
    const sign = node.signs[index - 1];
    if (left !== undefined && sign) {
      scope.effort.reads([left, right]);
      if (!compareValues(sign, left, right)) return false;
    }
    left = right;
  }
  return true;
}

export function truth(value: TemplateValue): boolean {
  if (typeof value === 'boolean') return value;
  throw new ExpressionError('A truth value is needed here.', 'Compare, as in a > 0.');
}

function call(node: Extract<Expression, { kind: 'call' }>, scope: Scope): TemplateValue {
  if (node.name === 'if') {
    const [condition, yes, no] = node.args;
    if (!condition || !yes || !no || node.args.length > 3)
      throw new ExpressionError(
        `if() got ${node.args.length} arguments.`,
        'It takes 3: if(condition, a, b).',
      );
    return evaluate(truth(evaluate(condition, scope)) ? yes : no, scope);
  }
  if (node.name === 'choice' && scope.random && node.args.length > 0) {
    const chosen = node.args[randomInteger(scope.random, 0, node.args.length - 1)];
    return chosen ? evaluate(chosen, scope) : 0;
  }
  const args = node.args.map((arg) => evaluate(arg, scope));
  if (draws.has(node.name)) {
    const value = drawn(node.name, args.map(asNumber), scope.random);
    scope.effort.reads([value]);
    return value;
  }
  const known = functions.get(node.name);
  if (!known)
    throw new ExpressionError(
      `There is no function called ${node.name}.`,
      Object.hasOwn(scope.values, node.name)
        ? `For a product, write ${node.name}*( … ).`
        : `Known: if, ${[...functions.keys()].join(', ')}; in params also ${[...draws.keys()].join(', ')}.`,
    );
  if (args.length < known.least || args.length > known.most)
    throw new ExpressionError(
      `${node.name}() got ${args.length} arguments.`,
      known.least === known.most
        ? `It takes ${known.least}.`
        : `It takes ${known.least} to ${known.most}.`,
    );
  scope.effort.reads(args);
  return known.call(args);
}

function finite(value: TemplateValue): TemplateValue {
  const numbers = typeof value === 'number' ? [value] : isMatrix(value) ? value.flat() : [];
  if (!numbers.every(Number.isFinite))
    throw new ExpressionError(
      'The result is not a finite number.',
      'Hold the parameters to smaller values.',
    );
  return value;
}
