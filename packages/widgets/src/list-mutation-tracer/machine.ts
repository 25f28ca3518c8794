import { type HeapObject, isEqual, isRef, type Memory, typeName, type Value } from './memory.ts';
import { ProgramError } from './tokens.ts';

const LARGEST = 200;

/** The memory while one line runs. Every change goes through `write`, so the memory before stays as it was. */
export class Machine {
  #names: Map<string, Value>;
  #heap: Map<number, HeapObject>;
  #nextId: number;

  constructor(memory: Memory) {
    this.#names = new Map(memory.names);
    this.#heap = new Map(memory.heap);
    this.#nextId = memory.nextId;
  }

  get memory(): Memory {
    return { names: this.#names, heap: this.#heap, nextId: this.#nextId };
  }

  create(object: HeapObject): Value {
    const ref = this.#nextId;
    this.#nextId += 1;
    this.write({ ref }, object);
    return { ref };
  }

  list(items: readonly Value[]): Value {
    return this.create({ kind: 'list', items });
  }

  tuple(items: readonly Value[]): Value {
    return this.create({ kind: 'tuple', items });
  }

  write({ ref }: { readonly ref: number }, object: HeapObject): void {
    const size = object.kind === 'dict' ? object.entries.length : object.items.length;
    if (size > LARGEST) throw new ProgramError('MemoryError', `more than ${LARGEST} items`);
    this.#heap.set(ref, object);
  }

  read(name: string): Value {
    const value = this.#names.get(name);
    if (value === undefined) throw new ProgramError('NameError', `name '${name}' is not defined`);
    return value;
  }

  bind(name: string, value: Value): void {
    this.#names.set(name, value);
  }

  unbind(name: string): void {
    this.read(name);
    this.#names.delete(name);
  }

  /** The object behind a reference; other values fail as `what` says. */
  object(value: Value, what: string): HeapObject & { readonly ref: number } {
    const object = isRef(value) ? this.#heap.get(value.ref) : undefined;
    if (!object || !isRef(value)) {
      throw new ProgramError('TypeError', `'${this.type(value)}' object ${what}`);
    }
    return { ...object, ref: value.ref };
  }

  type(value: Value): string {
    return typeName(value, this.memory);
  }

  equal(a: Value, b: Value): boolean {
    return isEqual(a, b, this.memory);
  }

  /** What a loop over the value would give. */
  iterate(value: Value): readonly Value[] {
    if (typeof value === 'string') return Array.from(value);
    const object = this.object(value, 'is not iterable');
    return object.kind === 'dict' ? object.entries.map(([key]) => key) : object.items;
  }
}
