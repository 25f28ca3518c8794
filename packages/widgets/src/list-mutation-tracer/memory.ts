import { repr as reprItem } from '../python-slice-visualiser/slice.ts';
import { ProgramError } from './tokens.ts';

/** A value that a name or a place holds: a simple value, or a reference to an object. */
export type Value = number | string | boolean | null | { readonly ref: number };

export type HeapObject =
  | { readonly kind: 'list' | 'tuple'; readonly items: readonly Value[] }
  | { readonly kind: 'dict'; readonly entries: readonly (readonly [Value, Value])[] };

/** All names and objects at one moment. Immutable: each line makes a new one. */
export interface Memory {
  readonly names: ReadonlyMap<string, Value>;
  readonly heap: ReadonlyMap<number, HeapObject>;
  readonly nextId: number;
}

export const EMPTY: Memory = { names: new Map(), heap: new Map(), nextId: 1 };

export const isRef = (value: Value): value is { readonly ref: number } =>
  typeof value === 'object' && value !== null;

export function typeName(value: Value, memory: Memory): string {
  if (isRef(value)) return memory.heap.get(value.ref)?.kind ?? 'object';
  if (value === null) return 'NoneType';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'string') return 'str';
  return Number.isInteger(value) ? 'int' : 'float';
}

/** As Python's `repr`; an object that contains itself is cut as `[...]`. */
export function repr(value: Value, memory: Memory, above: readonly number[] = []): string {
  if (value === null) return 'None';
  if (!isRef(value)) return reprItem(value);
  const object = memory.heap.get(value.ref);
  if (!object) return '?';
  if (above.includes(value.ref))
    return { list: '[...]', tuple: '(...)', dict: '{...}' }[object.kind];
  const inside = [...above, value.ref];
  if (object.kind !== 'dict') {
    const items = object.items.map((item) => repr(item, memory, inside)).join(', ');
    if (object.kind === 'list') return `[${items}]`;
    return object.items.length === 1 ? `(${items},)` : `(${items})`;
  }
  const entries = object.entries.map(
    ([key, item]) => `${repr(key, memory, inside)}: ${repr(item, memory, inside)}`,
  );
  return `{${entries.join(', ')}}`;
}

const DEEPEST = 40;

/** Python's `==`. */
export function isEqual(a: Value, b: Value, memory: Memory, depth = 0): boolean {
  if (depth > DEEPEST) throw new ProgramError('RecursionError', 'the objects contain each other');
  if (!isRef(a) || !isRef(b)) {
    if (isRef(a) || isRef(b)) return false;
    // True == 1 and False == 0, as in Python.
    const plain = (value: typeof a) => (typeof value === 'boolean' ? Number(value) : value);
    return plain(a) === plain(b);
  }
  if (a.ref === b.ref) return true;
  const [x, y] = [memory.heap.get(a.ref), memory.heap.get(b.ref)];
  if (!x || !y || x.kind !== y.kind) return false;
  if (x.kind !== 'dict' && y.kind !== 'dict') {
    return (
      x.items.length === y.items.length &&
      x.items.every((item, index) => isEqual(item, y.items[index] ?? null, memory, depth + 1))
    );
  }
  if (x.kind === 'dict' && y.kind === 'dict') {
    return (
      x.entries.length === y.entries.length &&
      x.entries.every(([key, item]) => {
        const other = y.entries.find(([name]) => isEqual(name, key, memory, depth + 1));
        return other !== undefined && isEqual(item, other[1], memory, depth + 1);
      })
    );
  }
  return false;
}

/** What an object holds, keys included. */
export const valuesIn = (object: HeapObject): readonly Value[] =>
  object.kind === 'dict' ? object.entries.flat() : object.items;

/** Drops what no name can reach any more, as Python's reference counts do. */
export function collect(memory: Memory): Memory {
  const kept = new Map<number, HeapObject>();
  const visit = (value: Value): void => {
    if (!isRef(value) || kept.has(value.ref)) return;
    const object = memory.heap.get(value.ref);
    if (!object) return;
    kept.set(value.ref, object);
    for (const inner of valuesIn(object)) visit(inner);
  };
  for (const value of memory.names.values()) visit(value);
  const heap = new Map([...memory.heap].filter(([id]) => kept.has(id)));
  return { ...memory, heap };
}

/**
 * The objects that a line made, numbered without gaps: `[[0] * 3] * 2` makes two lists on its way that nobody sees.
 * `from` is the first number that the line could give.
 */
export function renumber(memory: Memory, from: number): Memory {
  const made = [...memory.heap.keys()].filter((id) => id >= from);
  const numbers = new Map(made.map((id, index) => [id, from + index]));
  const moves = (value: Value): boolean => isRef(value) && numbers.has(value.ref);
  const move = (value: Value): Value =>
    isRef(value) ? { ref: numbers.get(value.ref) ?? value.ref } : value;
  const inside = (object: HeapObject): HeapObject => {
    // What did not change stays the same object: that is how a change is seen.
    if (!valuesIn(object).some(moves)) return object;
    return object.kind === 'dict'
      ? { ...object, entries: object.entries.map(([key, value]) => [move(key), move(value)]) }
      : { ...object, items: object.items.map(move) };
  };
  return {
    names: new Map([...memory.names].map(([name, value]) => [name, move(value)])),
    heap: new Map([...memory.heap].map(([id, object]) => [numbers.get(id) ?? id, inside(object)])),
    nextId: from + made.length,
  };
}
