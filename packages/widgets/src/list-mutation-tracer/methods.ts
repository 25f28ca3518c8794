import type { Machine } from './machine.ts';
import { repr, type Value } from './memory.ts';
import { ProgramError } from './tokens.ts';

type SequenceObject = Extract<ReturnType<Machine['object']>, { items: unknown }>;
type DictObject = Extract<ReturnType<Machine['object']>, { kind: 'dict' }>;

interface Method<Kind> {
  readonly least: number;
  readonly most: number;
  readonly run: (machine: Machine, self: Kind, given: readonly Value[]) => Value;
}

const takes = <Kind>(least: number, most: number, run: Method<Kind>['run']): Method<Kind> => ({
  least,
  most,
  run,
});

/** A whole number; a Boolean counts as 0 or 1. */
export function wholeNumber(value: Value | undefined): number {
  const number = typeof value === 'boolean' ? Number(value) : value;
  if (typeof number === 'number' && Number.isInteger(number)) return number;
  throw new ProgramError('TypeError', 'an index must be a whole number');
}

/** Ascending order of numbers or of texts; a mixture has none. */
export function sorted(values: readonly Value[]): readonly Value[] {
  const kinds = new Set(
    values.map((value) => (typeof value === 'boolean' ? 'number' : typeof value)),
  );
  if (kinds.size > 1 || (kinds.size === 1 && !kinds.has('number') && !kinds.has('string'))) {
    throw new ProgramError('TypeError', 'these items cannot be put in order');
  }
  return values.toSorted((a, b) => (a === b ? 0 : (a ?? 0) < (b ?? 0) ? -1 : 1));
}

/** The place of an index, counting from the end if negative. */
export function placeOf(index: number, length: number, message: string): number {
  const place = index < 0 ? index + length : index;
  if (place < 0 || place >= length) throw new ProgramError('IndexError', message);
  return place;
}

/** Keys have to stay as they are: a list or dict is no key, nor is a tuple that holds one. */
export function checkKey(machine: Machine, key: Value): void {
  const type = machine.type(key);
  if (type === 'tuple') for (const item of machine.iterate(key)) checkKey(machine, item);
  if (type === 'list' || type === 'dict') {
    throw new ProgramError('TypeError', `unhashable type: '${type}'`);
  }
}

function findItem(
  machine: Machine,
  { items }: SequenceObject,
  wanted: Value | undefined,
  what: string,
) {
  const place = items.findIndex((item) => machine.equal(item, wanted ?? null));
  if (place < 0) throw new ProgramError('ValueError', what);
  return place;
}

function change(machine: Machine, { ref }: SequenceObject, items: readonly Value[]): Value {
  machine.write({ ref }, { kind: 'list', items });
  return null;
}

const SEQUENCE: readonly (readonly [string, Method<SequenceObject>])[] = Object.entries<
  Method<SequenceObject>
>({
  index: takes(1, 1, (m, self, [item]) =>
    findItem(m, self, item, `the item is not in the ${self.kind}`),
  ),
  count: takes(
    1,
    1,
    (m, self, [item]) => self.items.filter((other) => m.equal(other, item ?? null)).length,
  ),
});
const TUPLE: ReadonlyMap<string, Method<SequenceObject>> = new Map(SEQUENCE);

const LIST: ReadonlyMap<string, Method<SequenceObject>> = new Map([
  ...SEQUENCE,
  ...Object.entries<Method<SequenceObject>>({
    append: takes(1, 1, (m, self, [item = null]) => change(m, self, [...self.items, item])),
    extend: takes(1, 1, (m, self, [other = null]) =>
      change(m, self, [...self.items, ...m.iterate(other)]),
    ),
    insert: takes(2, 2, (m, self, [index, item = null]) => {
      const at = wholeNumber(index);
      const place = at < 0 ? Math.max(0, at + self.items.length) : at;
      return change(m, self, self.items.toSpliced(place, 0, item));
    }),
    pop: takes(0, 1, (m, self, [index = -1]) => {
      if (self.items.length === 0) throw new ProgramError('IndexError', 'pop from empty list');
      const place = placeOf(wholeNumber(index), self.items.length, 'pop index out of range');
      change(m, self, self.items.toSpliced(place, 1));
      return self.items[place] ?? null;
    }),
    remove: takes(1, 1, (m, self, [item]) => {
      const place = findItem(m, self, item, 'list.remove(x): x not in list');
      return change(m, self, self.items.toSpliced(place, 1));
    }),
    sort: takes(0, 0, (m, self) => change(m, self, sorted(self.items))),
    reverse: takes(0, 0, (m, self) => change(m, self, self.items.toReversed())),
    clear: takes(0, 0, (m, self) => change(m, self, [])),
    copy: takes(0, 0, (m, self) => m.list(self.items)),
  }),
]);

const find = (machine: Machine, { entries }: DictObject, key: Value): number =>
  entries.findIndex(([name]) => machine.equal(name, key));

/** Sets a key: in place if it is there, at the end if it is new. */
export function setKey(machine: Machine, self: DictObject, key: Value, value: Value): void {
  checkKey(machine, key);
  const place = find(machine, self, key);
  const entries =
    place < 0
      ? [...self.entries, [key, value] as const]
      : self.entries.with(place, [self.entries[place]?.[0] ?? key, value]);
  machine.write({ ref: self.ref }, { kind: 'dict', entries });
}

const DICT: ReadonlyMap<string, Method<DictObject>> = new Map(
  Object.entries<Method<DictObject>>({
    get: takes(
      1,
      2,
      (m, self, [key = null, otherwise = null]) =>
        self.entries[find(m, self, key)]?.[1] ?? otherwise,
    ),
    setdefault: takes(1, 2, (m, self, [key = null, otherwise = null]) => {
      const known = self.entries[find(m, self, key)];
      if (!known) setKey(m, self, key, otherwise);
      return known ? known[1] : otherwise;
    }),
    pop: takes(1, 2, (m, self, given) => {
      const place = find(m, self, given[0] ?? null);
      const entry = self.entries[place];
      if (!entry) {
        if (given.length === 2) return given[1] ?? null;
        throw new ProgramError('KeyError', repr(given[0] ?? null, m.memory));
      }
      m.write({ ref: self.ref }, { kind: 'dict', entries: self.entries.toSpliced(place, 1) });
      return entry[1];
    }),
    update: takes(1, 1, (m, self, [other = null]) => {
      const source = m.object(other, 'is not a dict');
      if (source.kind !== 'dict') throw new ProgramError('TypeError', 'update takes a dict here');
      for (const [key, value] of source.entries) {
        const now = m.object({ ref: self.ref }, '');
        if (now.kind === 'dict') setKey(m, now, key, value);
      }
      return null;
    }),
    clear: takes(0, 0, (m, { ref }) => {
      m.write({ ref }, { kind: 'dict', entries: [] });
      return null;
    }),
    copy: takes(0, 0, (m, { entries }) => m.create({ kind: 'dict', entries })),
    keys: takes(0, 0, (m, { entries }) => m.list(entries.map(([key]) => key))),
    values: takes(0, 0, (m, { entries }) => m.list(entries.map(([, value]) => value))),
    items: takes(0, 0, (m, { entries }) =>
      m.list(entries.map(([key, value]) => m.tuple([key, value]))),
    ),
  }),
);

/** Runs `self.name(given)`. */
export function callMethod(
  machine: Machine,
  self: Value,
  name: string,
  given: readonly Value[],
): Value {
  const missing = `has no attribute '${name}' here`;
  const object = machine.object(self, missing);
  const sequence = object.kind === 'tuple' ? TUPLE : LIST;
  const known = object.kind === 'dict' ? DICT.get(name) : sequence.get(name);
  if (!known) throw new ProgramError('AttributeError', `'${object.kind}' object ${missing}`);
  if (given.length < known.least || given.length > known.most) {
    throw new ProgramError('TypeError', `${name}() does not take ${given.length} arguments`);
  }
  if (object.kind === 'dict') return DICT.get(name)?.run(machine, object, given) ?? null;
  return sequence.get(name)?.run(machine, object, given) ?? null;
}
