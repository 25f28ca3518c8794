import {
  compareNumbers,
  type BinarySign,
  type ComparisonSign,
  type Expression,
  numberConstants,
  numberFunctions,
  readExpression,
} from '@lemma/learning-engine/expression';

/** Values of names. A missing name gives NaN, which no drawing shows. */
export type Scope = Readonly<Record<string, number>>;
export type Evaluate = (scope: Scope) => number;

/** Truth is 1 and falsehood 0, so that comparisons can be used in arithmetic. */
const truth = (value: boolean): number => (value ? 1 : 0);

const operations: Readonly<Record<BinarySign, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '^': (a, b) => a ** b,
  and: (a, b) => truth(a !== 0 && b !== 0),
  or: (a, b) => truth(a !== 0 || b !== 0),
};
const truths: ReadonlyMap<string, number> = new Map([
  ['true', 1],
  ['false', 0],
]);
const undefinedValue: Evaluate = () => Number.NaN;

/** Makes a function of the tree once, so that a curve is sampled without walking it again. */
export function compileExpression(expression: Expression): Evaluate {
  switch (expression.kind) {
    case 'number':
      return () => expression.value;
    case 'name':
      return valueOfName(expression.name, constantNamed(expression.name));
    case 'coordinate':
      return valueOfName(coordinateName(expression));
    case 'unary': {
      const of = compileExpression(expression.of);
      return expression.sign === 'not' ? (scope) => truth(of(scope) === 0) : (scope) => -of(scope);
    }
    case 'binary': {
      const [left, right] = [expression.left, expression.right].map(compileExpression);
      const apply = operations[expression.sign];
      return left && right ? (scope) => apply(left(scope), right(scope)) : undefinedValue;
    }
    case 'comparison':
      return compileComparison(expression.signs, expression.operands.map(compileExpression));
    case 'call':
      return compileCall(expression.name, expression.args.map(compileExpression));
    default:
      return undefinedValue;
  }
}

function valueOfName(name: string, otherwise = Number.NaN): Evaluate {
  return (scope) => {
    const value: unknown = scope[name];
    return typeof value === 'number' ? value : otherwise;
  };
}

function compileComparison(
  signs: readonly ComparisonSign[],
  operands: readonly Evaluate[],
): Evaluate {
  return (scope) => {
    const values = operands.map((operand) => operand(scope));
    return truth(
      signs.every((sign, index) =>
        compareNumbers(sign, values[index] ?? Number.NaN, values[index + 1] ?? Number.NaN),
      ),
    );
  };
}

function compileCall(name: string, args: readonly Evaluate[]): Evaluate {
  const [first, second, third] = args;
  if (name === 'if' && first && second && third)
    return (scope) => (first(scope) === 0 ? third : second)(scope);
  const call = numberFunctions.get(name)?.call;
  if (!call || !first) return undefinedValue;
  if (!second) return (scope) => call(first(scope));
  return (scope) => call(...args.map((arg) => arg(scope)));
}

export function constantNamed(name: string): number | undefined {
  return numberConstants.get(name) ?? truths.get(name);
}

/** The name under which a scope holds a coordinate: `P.x`. */
export function coordinateName({ point, axis }: Extract<Expression, { kind: 'coordinate' }>) {
  return `${point}.${axis}`;
}

/** The value of a text of numbers alone, such as `2*pi`; NaN for anything else. */
export function constantOf(text: string): number {
  const read = readExpression(text);
  return read.ok ? compileExpression(read.expression)({}) : Number.NaN;
}
