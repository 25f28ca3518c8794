import type { Expression } from './parse.ts';

/** Values of names. A missing name gives NaN, which no drawing shows. */
export type Scope = Readonly<Record<string, number>>;
export type Evaluate = (scope: Scope) => number;

/** Truth is 1 and falsehood 0, so that comparisons can be used in arithmetic. */
const truth = (value: boolean): number => (value ? 1 : 0);

interface Operation {
  readonly least: number;
  readonly most: number;
  readonly apply: (...values: number[]) => number;
}
const of = (count: number, apply: Operation['apply'], most = count): Operation => ({
  least: count,
  most,
  apply,
});

const OPERATIONS: ReadonlyMap<string, Operation> = new Map(
  Object.entries({
    '+': of(2, (a, b) => a + b),
    '-': of(2, (a, b) => a - b),
    '*': of(2, (a, b) => a * b),
    '/': of(2, (a, b) => a / b),
    '^': of(2, (a, b) => a ** b),
    '<': of(2, (a, b) => truth(a < b)),
    '<=': of(2, (a, b) => truth(a <= b)),
    '>': of(2, (a, b) => truth(a > b)),
    '>=': of(2, (a, b) => truth(a >= b)),
    '==': of(2, (a, b) => truth(a === b)),
    '!=': of(2, (a, b) => truth(a !== b)),
    and: of(2, (a, b) => truth(a !== 0 && b !== 0)),
    or: of(2, (a, b) => truth(a !== 0 || b !== 0)),
    not: of(1, (a) => truth(a === 0)),
    negate: of(1, (a) => -a),
    if: of(3, (condition, a, b) => (condition === 0 ? b : a)),
    sqrt: of(1, Math.sqrt),
    abs: of(1, Math.abs),
    exp: of(1, Math.exp),
    ln: of(1, Math.log),
    log: of(1, Math.log),
    log2: of(1, Math.log2),
    log10: of(1, Math.log10),
    sin: of(1, Math.sin),
    cos: of(1, Math.cos),
    tan: of(1, Math.tan),
    asin: of(1, Math.asin),
    acos: of(1, Math.acos),
    atan: of(1, Math.atan),
    atan2: of(2, Math.atan2),
    tanh: of(1, Math.tanh),
    floor: of(1, Math.floor),
    ceil: of(1, Math.ceil),
    sign: of(1, Math.sign),
    mod: of(2, (a, b) => a - b * Math.floor(a / b)),
    round: of(1, (a, places = 0) => Math.round(a * 10 ** places) / 10 ** places, 2),
    hypot: of(1, Math.hypot, 4),
    min: of(1, Math.min, 8),
    max: of(1, Math.max, 8),
  }),
);

const CONSTANTS: ReadonlyMap<string, number> = new Map([
  ['pi', Math.PI],
  ['e', Math.E],
  ['tau', 2 * Math.PI],
]);

/** Makes a function of the tree once, so that a curve is sampled without walking it again. */
export function compileExpression(expression: Expression): Evaluate {
  if (expression.kind === 'number') return () => expression.value;
  if (expression.kind === 'name') {
    const { name } = expression;
    const constant = CONSTANTS.get(name) ?? Number.NaN;
    return (scope) => {
      const value: unknown = scope[name];
      return typeof value === 'number' ? value : constant;
    };
  }
  const [first, second, ...rest] = expression.of.map(compileExpression);
  const apply = OPERATIONS.get(expression.name)?.apply;
  if (!apply || !first) return () => Number.NaN;
  if (!second) return (scope) => apply(first(scope));
  if (rest.length === 0) return (scope) => apply(first(scope), second(scope));
  return (scope) => apply(first(scope), second(scope), ...rest.map((operand) => operand(scope)));
}

/** What is wrong with the names and calls of an expression, or undefined. */
export function checkExpression(
  expression: Expression,
  known: ReadonlySet<string>,
): string | undefined {
  if (expression.kind === 'number') return undefined;
  if (expression.kind === 'name') {
    if (known.has(expression.name) || CONSTANTS.has(expression.name)) return undefined;
    return `“${expression.name}” is not defined here; known are ${[...known, 'pi', 'e'].join(', ')}`;
  }
  const operation = OPERATIONS.get(expression.name);
  if (!operation) return `there is no function “${expression.name}”`;
  const { least, most } = operation;
  const count = expression.of.length;
  if (count < least || count > most) {
    return `“${expression.name}” takes ${least === most ? least : `${least} to ${most}`} values, not ${count}`;
  }
  return expression.of.map((part) => checkExpression(part, known)).find(Boolean);
}
