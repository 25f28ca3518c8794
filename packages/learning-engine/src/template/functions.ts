import { numberFunctions, type NumberFunction } from '../expression/number-functions.ts';
import { formatNumber, formatValue } from './format.ts';
import * as matrix from './matrix.ts';
import { describe, ExpressionError, isMatrix, type Matrix, type TemplateValue } from './value.ts';

type Implementation = (args: readonly TemplateValue[]) => TemplateValue;

/** A function of the expression language: how many arguments it takes, and what it gives. */
export interface TemplateFunction {
  readonly least: number;
  readonly most: number;
  readonly call: Implementation;
}

function takes(least: number, call: Implementation, most = least): TemplateFunction {
  return { least, most, call };
}

export function asNumber(value: TemplateValue | undefined): number {
  if (typeof value === 'number') return value;
  if (value !== undefined && isMatrix(value) && value.length === 1 && value[0]?.length === 1)
    return value[0][0] ?? 0;
  throw new ExpressionError(
    `A number is needed here, and it is ${value === undefined ? 'missing' : describe(value)}.`,
    typeof value === 'boolean'
      ? 'For a number, write if(condition, 1, 0).'
      : 'Take one entry, as in A[1,2], or another function.',
  );
}

export function asMatrix(value: TemplateValue | undefined): Matrix {
  if (value !== undefined && isMatrix(value)) return value;
  throw new ExpressionError(
    'A matrix or vector is needed here.',
    'Give a parameter drawn by matrix() or vector().',
  );
}

function entries(args: readonly TemplateValue[]): number[] {
  return args.flatMap((arg) => (isMatrix(arg) ? arg.flat() : [asNumber(arg)]));
}

/** A function of numbers; one of a single number works on each entry of a matrix. */
function onNumbers(name: string, { least, most, call }: NumberFunction): TemplateFunction {
  const value = (...numbers: number[]): number => {
    const result = call(...numbers);
    if (Number.isFinite(result)) return result;
    const given = numbers.map((x) => formatNumber(x, 'plain')).join(', ');
    throw new ExpressionError(
      `${name}(${given}) has no finite value.`,
      'Limit what is drawn with where, or choose with if().',
    );
  };
  if (least === 1 && most > 2) return takes(least, (args) => value(...entries(args)), most);
  return takes(
    least,
    ([first, ...rest]) => {
      const others = rest.map(asNumber);
      return first !== undefined && isMatrix(first)
        ? matrix.map(first, (entry) => value(entry, ...others))
        : value(asNumber(first), ...others);
    },
    most,
  );
}

function line(
  of: TemplateValue | undefined,
  index: TemplateValue | undefined,
  across: boolean,
): Matrix {
  const m = asMatrix(of);
  const i = asNumber(index);
  const size = across ? m.length : matrix.columnsOf(m);
  if (!Number.isInteger(i) || i < 1 || i > size)
    throw new ExpressionError(
      `There is no ${across ? 'row' : 'column'} ${i}.`,
      `Count from 1 to ${size}.`,
    );
  return across ? [m[i - 1] ?? []] : m.map((row) => [row[i - 1] ?? 0]);
}

/** The size of a number as it stands before a letter. */
function factor(value: number): string {
  return Math.abs(value) === 1 ? '' : formatNumber(Math.abs(value), 'latex');
}

/** Every function but `if`, which is lazy, and the draws, which need the seed. */
export const functions: ReadonlyMap<string, TemplateFunction> = new Map([
  ...[...numberFunctions].map(([name, f]) => [name, onNumbers(name, f)] as const),
  ...Object.entries({
    dot: takes(2, ([a, b]) => matrix.dot(asMatrix(a).flat(), asMatrix(b).flat())),
    norm: takes(1, ([v]) => Math.sqrt(matrix.dot(asMatrix(v).flat(), asMatrix(v).flat()))),
    transpose: takes(1, ([m]) => matrix.transpose(asMatrix(m))),
    det: takes(1, ([m]) => matrix.det(asMatrix(m))),
    rows: takes(1, ([m]) => asMatrix(m).length),
    columns: takes(1, ([m]) => matrix.columnsOf(asMatrix(m))),
    row: takes(2, ([m, i]) => line(m, i, true)),
    column: takes(2, ([m, j]) => line(m, j, false)),
    signed: takes(1, ([x]) => {
      const value = asNumber(x);
      return `${value < 0 ? '-' : '+'} ${formatNumber(Math.abs(value), 'latex')}`;
    }),
    // Before a letter nobody writes the 1: x, -x and 3x.
    coef: takes(1, ([x]) => {
      const value = asNumber(x);
      return `${value < 0 ? '-' : ''}${factor(value)}`;
    }),
    signedcoef: takes(1, ([x]) => {
      const value = asNumber(x);
      return `${value < 0 ? '-' : '+'} ${factor(value)}`;
    }),
    paren: takes(1, ([x]) => {
      const value = asNumber(x);
      const text = formatNumber(value, 'latex');
      return value < 0 ? `(${text})` : text;
    }),
    text: takes(1, ([x]) => formatValue(x ?? '', 'plain')),
  }),
]);
