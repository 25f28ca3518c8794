import { nearest } from '../../format/nearest.ts';
import { type Expression, parseExpression } from './parse.ts';

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

/** The value of a text of numbers alone, such as `2*pi`; NaN for anything else. */
export function constantOf(text: string): number {
  const parsed = parseExpression(text);
  return parsed.problem === undefined ? compileExpression(parsed.expression)({}) : Number.NaN;
}

const functions = [...OPERATIONS.keys()].filter((name) => /^[a-z]\w/.test(name));

/** What is wrong with an expression, without a full stop, and what to write instead. */
export interface ExpressionMistake {
  readonly problem: string;
  readonly fix: string;
}

/** What is wrong with the names and calls of an expression, and what to write, or undefined. */
export function checkExpression(
  expression: Expression,
  known: ReadonlySet<string>,
): ExpressionMistake | undefined {
  if (expression.kind === 'number') return undefined;
  const { name } = expression;
  if (expression.kind === 'name') {
    if (known.has(name) || CONSTANTS.has(name)) return undefined;
    const names = [...known, ...CONSTANTS.keys()];
    return {
      problem: `“${name}” is not defined here`,
      fix: functions.includes(name)
        ? `Write brackets behind a function: ${name}(x).`
        : nearest(
            name,
            names.filter(({ length }) => length > 1),
            adviceOn(name, names),
          ),
    };
  }
  const operation = OPERATIONS.get(name);
  if (!operation)
    return {
      problem: `there is no function “${name}”`,
      fix: known.has(name)
        ? `Write ${name}*( … ) for a product.`
        : nearest(
            name.replace(/^arc/, 'a'),
            functions,
            `The functions are ${functions.join(', ')}.`,
          ),
    };
  const { least, most } = operation;
  const count = expression.of.length;
  if (count < least || count > most) {
    const values = least === most ? String(least) : `${least} to ${most}`;
    return {
      problem: `“${name}” takes ${values} values, not ${count}`,
      fix: 'Separate values by commas.',
    };
  }
  return expression.of.map((part) => checkExpression(part, known)).find(Boolean);
}

/** `ax` where `a*x` is meant; else the names that there are. */
function adviceOn(name: string, names: readonly string[]): string {
  const letters = name.split('');
  return letters.length > 1 && letters.every((letter) => names.includes(letter))
    ? `Write a product with a star: ${letters.join('*')}.`
    : `The names are ${names.join(', ')}. A slider makes one: sliders: { a: { from: 0, to: 2 } }.`;
}
