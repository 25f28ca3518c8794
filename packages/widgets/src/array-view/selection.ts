import { type Arrays, namedArray, type NdArray, sizeOf } from '../array/nd-array.ts';
import type { Making } from '../strings/array-view.ts';
import { boundsOf, takenIndices } from '../python-slice-visualiser/slice.ts';

const VIEWS: readonly Making[] = ['slice', 'reshape', 'transpose', 'ravel'];

/** One array made of another: `v = A[:, 1]`. */
export interface Selection {
  /** The first line as written. */
  readonly code: string;
  /** Name of the first array. */
  readonly source: string;
  readonly array: NdArray;
  /** Name of the new array. */
  readonly name: string;
  readonly making: Making;
  /** Whether both look at the same memory. */
  readonly shared: boolean;
  readonly shape: readonly number[];
  /** Of each entry of the new array, the index among the first one's. */
  readonly at: readonly number[];
  /** What the second line writes. */
  readonly write?: Write;
}

export interface Write {
  /** The line as written. */
  readonly code: string;
  /** Which array it names. */
  readonly into: 'source' | 'new';
  /** Indices among that array's entries. */
  readonly at: readonly number[];
  readonly value: number;
}

const MAKING = /^([A-Za-z_]\w*)\s*=\s*([A-Za-z_]\w*)\s*(.*)$/;
const WRITING = /^([A-Za-z_]\w*)\s*\[(.*)\]\s*=\s*(-?\d+(?:\.\d+)?)$/;
const EXAMPLE = 'Write a line such as v = A[:, 1], and if you like a second one such as v[0] = 99';

/** Reads the one or two lines; a text says what is wrong with them. */
export function readSelection(code: string, arrays: Arrays): Selection | string {
  const [first = '', second, ...more] = code
    .split(/[\n;]/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const [, name = '', source = '', rest = ''] = MAKING.exec(first) ?? [];
  if (name === '' || more.length > 0) return EXAMPLE;
  const array = namedArray(source, arrays);
  if (typeof array === 'string') return array;
  const made = makingOf(rest, source, array);
  if (typeof made === 'string') return made;
  if (made.at.length === 0)
    return `${rest} takes no entry. Take some, so that there is something to see.`;
  const shared = VIEWS.includes(made.making);
  const selection = { code: first, source, array, name, shared, ...made };
  if (second === undefined) return selection;
  const write = writeOf(second, selection);
  return typeof write === 'string' ? write : { ...selection, write };
}

interface Made {
  readonly making: Making;
  readonly shape: readonly number[];
  readonly at: readonly number[];
}

function makingOf(rest: string, source: string, array: NdArray): Made | string {
  const all = array.entries.map((_, at) => at);
  const flat = [all.length];
  const copied = /^(.*)\.copy\(\)$/u.exec(rest);
  if (copied) {
    const inner = copied[1] ?? '';
    const of = inner === '' ? { shape: array.shape, at: all } : makingOf(inner, source, array);
    return typeof of === 'string' ? of : { ...of, making: 'copy' };
  }
  if (rest === '.ravel()') return { making: 'ravel', shape: flat, at: all };
  if (rest === '.flatten()') return { making: 'flatten', shape: flat, at: all };
  if (rest === '.T') return transposed(array);
  const [, lengths] = /^\.reshape\(\s*(-?\d+(?:\s*,\s*-?\d+)?)\s*,?\s*\)$/u.exec(rest) ?? [];
  if (lengths !== undefined) return reshaped(lengths.split(',').map(Number), all);
  const [, inside] = /^\[(.*)\]$/u.exec(rest) ?? [];
  if (inside === undefined) return `${EXAMPLE}. “${rest}” is not known here.`;
  const [, masked, sign = '', bound = ''] =
    /^([A-Za-z_]\w*)\s*(>=|<=|==|!=|>|<)\s*(-?\d+(?:\.\d+)?)$/u.exec(inside.trim()) ?? [];
  if (masked === source) {
    const at = all.filter((index) => holds(array.entries[index] ?? 0, sign, Number(bound)));
    return { making: 'mask', shape: [at.length], at };
  }
  return selected(inside, array);
}

function transposed({ shape }: NdArray): Made {
  const [rows = 0, columns] = shape;
  if (columns === undefined)
    return { making: 'transpose', shape, at: Array.from({ length: rows }, (_, at) => at) };
  const at = Array.from({ length: rows * columns }, (_, to) => {
    const [column, row] = [Math.floor(to / rows), to % rows];
    return row * columns + column;
  });
  return { making: 'transpose', shape: [columns, rows], at };
}

function reshaped(lengths: readonly number[], all: readonly number[]): Made | string {
  const known = lengths.filter((length) => length >= 0);
  const shape = lengths.map((length) => (length < 0 ? all.length / sizeOf(known) : length));
  const fits = known.length >= lengths.length - 1 && sizeOf(shape) === all.length;
  if (!fits || !shape.every(Number.isInteger))
    return `${all.length} entries do not fit into the shape (${lengths.join(', ')}).`;
  return { making: 'reshape', shape, at: all };
}

function holds(entry: number, sign: string, bound: number): boolean {
  switch (sign) {
    case '>':
      return entry > bound;
    case '<':
      return entry < bound;
    case '>=':
      return entry >= bound;
    case '<=':
      return entry <= bound;
    case '==':
      return entry === bound;
    default:
      return entry !== bound;
  }
}

/** Indices along one axis, and whether it stays an axis of the result. */
interface Taken {
  readonly at: readonly number[];
  readonly kept: boolean;
  readonly list: boolean;
}

/** What `A[…]` takes: whole numbers, slices and at most one list between commas. */
function selected(inside: string, { shape }: NdArray): Made | string {
  const items = inside.split(/,(?![^[]*\])/u).map((item) => item.trim());
  if (items.length > shape.length)
    return `[${inside}] has ${items.length} indices for ${shape.length === 1 ? 'one axis' : 'two axes'}.`;
  const takens: Taken[] = [];
  for (const [axis, length] of shape.entries()) {
    const taken = takenAlong(items[axis] ?? ':', length);
    if (typeof taken === 'string') return taken;
    takens.push(taken);
  }
  const kept = takens.filter((taken) => taken.kept);
  if (kept.length === 0) return `[${inside}] takes one number, and no array.`;
  if (takens.filter(({ list }) => list).length > 1)
    return `[${inside}] has two lists. Write at most one.`;
  const [first = { at: [0] }, second] = takens;
  const columns = shape[1];
  const at = second
    ? first.at.flatMap((row) => second.at.map((column) => row * (columns ?? 1) + column))
    : first.at;
  const making = takens.some(({ list }) => list) ? 'list' : 'slice';
  return { making, shape: kept.map((taken) => taken.at.length), at };
}

function takenAlong(item: string, length: number): Taken | string {
  const [, list] = /^\[(.*)\]$/u.exec(item) ?? [];
  if (list !== undefined) {
    const numbers = list.split(',').map((text) => wholeIndex(text.trim(), length));
    const wrong = numbers.find((index) => typeof index === 'string');
    if (wrong !== undefined) return wrong;
    return { at: numbers.map(Number), kept: true, list: true };
  }
  if (!item.includes(':')) {
    const index = wholeIndex(item, length);
    return typeof index === 'string' ? index : { at: [index], kept: false, list: false };
  }
  const parts = item.split(':').map((part) => part.trim());
  if (parts.length > 3 || !parts.every((part) => /^(?:-?\d+)?$/u.test(part)))
    return `“${item}” is no slice. Write start:stop or start:stop:step.`;
  const [start, stop, step] = parts.map((part) => (part === '' ? undefined : Number(part)));
  const bounds = boundsOf({ start, stop, step }, length);
  return bounds
    ? { at: takenIndices(bounds), kept: true, list: false }
    : 'The step of a slice cannot be 0.';
}

function wholeIndex(text: string, length: number): number | string {
  if (!/^-?\d+$/u.test(text))
    return `“${text}” is no index. Write a whole number, a slice or a list.`;
  const index = Number(text) < 0 ? Number(text) + length : Number(text);
  return index >= 0 && index < length
    ? index
    : `Index ${text} is out of bounds for an axis of length ${length}.`;
}

function writeOf(code: string, selection: Selection): Write | string {
  const [, target = '', inside = '', value = ''] = WRITING.exec(code) ?? [];
  const { source, name, array, shape, at } = selection;
  if (target !== source && target !== name)
    return `Write a number into ${name} or ${source} in the second line: ${name}[0] = 99`;
  const into = target === source ? 'source' : 'new';
  const whole = into === 'source' ? array : { ...array, shape, entries: at };
  const indices = inside.split(',').map((item) => item.trim());
  const [index] = indices;
  const single = indices.length === whole.shape.length && !inside.includes(':');
  if (single || index === undefined) {
    const places = indices.map((item, axis) => wholeIndex(item, whole.shape[axis] ?? 0));
    const wrong = places.find((place) => typeof place === 'string');
    if (wrong !== undefined) return wrong;
    const [row = 0, column] = places.map(Number);
    const place = column === undefined ? row : row * (whole.shape[1] ?? 1) + column;
    return { code, into, at: [place], value: Number(value) };
  }
  const made = selected(inside, whole);
  return typeof made === 'string' ? made : { code, into, at: made.at, value: Number(value) };
}

/** Entries of both arrays after the second line has run. */
export function afterWrite({ array, at, shared, write }: Selection): {
  readonly source: readonly number[];
  readonly made: readonly number[];
} {
  const source = [...array.entries];
  const own = at.map((index) => source[index] ?? 0);
  for (const place of write?.at ?? []) {
    if (!write) continue;
    if (write.into === 'new' && !shared) own[place] = write.value;
    else source[write.into === 'new' ? (at[place] ?? 0) : place] = write.value;
  }
  return { source, made: shared ? at.map((index) => source[index] ?? 0) : own };
}
