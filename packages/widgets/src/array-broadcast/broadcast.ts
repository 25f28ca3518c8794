import {
  arrayOf,
  type Arrays,
  namedArray,
  type NdArray,
  shapeText,
  sizeOf,
} from '../array/nd-array.ts';

/** An expression of two arrays, or of an array and a number. */
export interface Operation {
  readonly left: Operand;
  readonly sign: Sign;
  readonly right: Operand;
}

export interface Operand {
  /** The name or the number, as written. */
  readonly text: string;
  readonly array: NdArray;
}

const SIGNS = ['+', '-', '*', '/'] as const;
type Sign = (typeof SIGNS)[number];

/** Integers of NumPy in a page have 32 bits. */
const LARGEST = 2 ** 31;

const EXPRESSION =
  /^\s*([A-Za-z_]\w*|-?\d+(?:\.\d+)?)\s*([-+*/])\s*([A-Za-z_]\w*|-?\d+(?:\.\d+)?)\s*$/;

/** Reads `A + b` or `10 * A`; a text says what is wrong with it. */
export function readOperation(code: string, arrays: Arrays): Operation | string {
  const [, left = '', sign, right = ''] = EXPRESSION.exec(code) ?? [];
  const known = SIGNS.find((each) => each === sign);
  if (!known) return 'Write two names or numbers with +, -, * or / between them: A + b';
  const [a, b] = [operandOf(left, arrays), operandOf(right, arrays)];
  if (typeof a === 'string') return a;
  if (typeof b === 'string') return b;
  if (a.array.shape.length + b.array.shape.length === 0)
    return 'Name at least one array: A + b or 10 * A';
  const operation = { left: a, sign: known, right: b };
  const { result } = broadcast(operation);
  if (result && !result.entries.every((entry) => Math.abs(entry) < LARGEST))
    return 'An entry is divided by 0, or too large to show. Give other numbers.';
  return operation;
}

function operandOf(text: string, arrays: Arrays): Operand | string {
  if (/^[-\d]/u.test(text))
    return { text, array: { ...arrayOf(Number(text)), float: text.includes('.') } };
  const array = namedArray(text, arrays);
  return typeof array === 'string' ? array : { text, array };
}

/** How two lengths along one axis meet; undefined where an array lacks the axis. */
export interface Meeting {
  readonly left: number | undefined;
  readonly right: number | undefined;
  /** Length of the result; undefined where the two do not fit. */
  readonly result: number | undefined;
}

export interface Broadcast {
  /** From the last axis to the first: NumPy compares from the right, and stops at the first that does not fit. */
  readonly meetings: readonly Meeting[];
  /** The result; undefined where the shapes do not fit. */
  readonly result?: NdArray;
  /** Python's message where they do not. */
  readonly error?: string;
}

/**
 * Two shapes by NumPy's rule: compared from the right, two lengths fit if they are equal or one is 1; a missing axis counts as 1.
 * Source: NumPy user guide, "Broadcasting".
 */
export function broadcast({ left, sign, right }: Operation): Broadcast {
  const [a, b] = [left.array.shape, right.array.shape];
  const meetings: Meeting[] = [];
  for (let back = 1; back <= Math.max(a.length, b.length); back += 1) {
    const [x, y] = [a.at(-back), b.at(-back)];
    const fits = x === y || (x ?? 1) === 1 || (y ?? 1) === 1;
    const result = (x ?? 1) === 1 ? (y ?? 1) : (x ?? 1);
    meetings.push({ left: x, right: y, result: fits ? result : undefined });
    if (!fits) {
      const shapes = [a, b].map((shape) => shapeText(shape).replaceAll(' ', '')).join(' ');
      const error = `ValueError: operands could not be broadcast together with shapes ${shapes}`;
      return { meetings, error };
    }
  }
  const shape = meetings.map(({ result = 1 }) => result).toReversed();
  const [xs, ys] = [stretched(left.array, shape), stretched(right.array, shape)];
  const float = sign === '/' || left.array.float || right.array.float;
  const entries = xs.map((x, at) => calculate(x, sign, ys[at] ?? 0));
  return { meetings, result: { shape, entries, float } };
}

/** Entries of an array as if it had the shape; a length of 1 and a missing axis are repeated. */
export function stretched({ shape: own, entries }: NdArray, shape: readonly number[]): number[] {
  return Array.from({ length: sizeOf(shape) }, (_, at) => entries[sourceOf(own, shape, at)] ?? 0);
}

/** Index among an array's own entries of what stands at a place of the stretched one. */
export function sourceOf(own: readonly number[], shape: readonly number[], at: number): number {
  let rest = at;
  let [source, stride] = [0, 1];
  for (let back = 1; back <= own.length; back += 1) {
    const [length = 1, length0 = 1] = [shape.at(-back), own.at(-back)];
    source += (length0 === 1 ? 0 : rest % length) * stride;
    stride *= length0;
    rest = Math.floor(rest / length);
  }
  return source;
}

function calculate(x: number, sign: Sign, y: number): number {
  switch (sign) {
    case '+':
      return x + y;
    case '-':
      return x - y;
    case '*':
      return x * y;
    case '/':
      return x / y;
  }
}
