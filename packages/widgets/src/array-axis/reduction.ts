import { type Arrays, namedArray, type NdArray } from '../array/nd-array.ts';

const METHODS = ['sum', 'mean', 'max', 'min'] as const;
export type Method = (typeof METHODS)[number];

/** `None` is the whole array. */
export type Axis = 0 | 1 | undefined;

export interface ReductionCall {
  readonly name: string;
  readonly method: Method;
  readonly axis: Axis;
  readonly array: NdArray;
}

const CALL = /^\s*([A-Za-z_]\w*)\.(\w+)\(\s*(?:axis\s*=\s*)?(-?\d|None)?\s*\)\s*$/;

/** Reads `A.sum(axis=0)`; a text says what is wrong with it. */
export function readReduction(code: string, arrays: Arrays): ReductionCall | string {
  const [, name = '', called, written] = CALL.exec(code) ?? [];
  const method = METHODS.find((each) => each === called);
  if (!method) return `Write a call of ${METHODS.join(', ')}: A.sum(axis=0)`;
  const array = namedArray(name, arrays);
  if (typeof array === 'string') return array;
  const axes = array.shape.length;
  if (written === undefined || written === 'None') return { name, method, axis: undefined, array };
  const axis = Number(written) < 0 ? Number(written) + axes : Number(written);
  if ((axis !== 0 && axis !== 1) || axis >= axes)
    return `${name} has ${axes === 1 ? 'one axis' : 'two axes'}: there is no axis ${written}.`;
  return { name, method, axis, array };
}

/** One entry of the result, and what it is made of. */
export interface Collapsed {
  readonly parts: readonly number[];
  /** Where these stand, as indices into the array's entries. */
  readonly at: readonly number[];
  readonly value: number;
}

export interface Reduction {
  readonly shape: readonly number[];
  readonly entries: readonly Collapsed[];
  readonly float: boolean;
}

/** The entries that one axis, or all, are collapsed to: `np.add.reduce` and its like. */
export function reduce({ shape, entries, float }: NdArray, method: Method, axis: Axis): Reduction {
  const [rows = 1, columns = 1] = shape.length === 2 ? shape : [1, shape[0]];
  const along = axis === undefined || shape.length === 1 ? undefined : axis;
  const lines =
    along === undefined
      ? [entries.map((_, at) => at)]
      : along === 0
        ? range(columns).map((column) => range(rows).map((row) => row * columns + column))
        : range(rows).map((row) => range(columns).map((column) => row * columns + column));
  return {
    shape: along === undefined ? [] : [along === 0 ? columns : rows],
    entries: lines.map((at) => {
      const parts = at.map((index) => entries[index] ?? 0);
      return { parts, at, value: valueOf(parts, method) };
    }),
    float: float || method === 'mean',
  };
}

const range = (length: number): readonly number[] => Array.from({ length }, (_, at) => at);

function valueOf(parts: readonly number[], method: Method): number {
  const sum = parts.reduce((total, part) => total + part, 0);
  switch (method) {
    case 'sum':
      return sum;
    case 'mean':
      return sum / parts.length;
    case 'max':
      return Math.max(...parts);
    case 'min':
      return Math.min(...parts);
  }
}
