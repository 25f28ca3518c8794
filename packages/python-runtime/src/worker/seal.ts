import type { RunTimers } from './run-timers.ts';

/** Globals that stay: the language, and what Pyodide uses while it runs. None makes a request, stores anything or reaches another thread. */
const kept = new Set(
  `Object Function Array Number Boolean String Symbol BigInt Date Promise RegExp Error
  AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError
  SuppressedError JSON Math Intl Reflect ArrayBuffer SharedArrayBuffer Atomics DataView
  Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array Float16Array Float32Array
  Float64Array Uint8ClampedArray BigUint64Array BigInt64Array Proxy Iterator Map Set WeakMap
  WeakSet WeakRef FinalizationRegistry WebAssembly DisposableStack AsyncDisposableStack
  globalThis Infinity NaN undefined parseFloat parseInt isFinite isNaN escape unescape
  decodeURI decodeURIComponent encodeURI encodeURIComponent atob btoa TextDecoder TextEncoder
  Blob URL URLSearchParams DOMException Event EventTarget AbortController AbortSignal
  MessageChannel MessagePort queueMicrotask structuredClone setTimeout clearTimeout crypto
  Crypto performance Performance console WorkerGlobalScope DedicatedWorkerGlobalScope
  constructor addEventListener removeEventListener dispatchEvent`.split(/\s+/u),
);

/** Static functions that make addresses of code and data. */
const addressing = ['createObjectURL', 'revokeObjectURL'];

/**
 * Takes everything but the language away from what runs later in this worker, and freezes what is left. The worker's own code keeps what it needs in
 * variables of its modules, where Python cannot reach.
 */
export function seal(scope: typeof globalThis): void {
  for (const name of addressing) Reflect.deleteProperty(scope.URL, name);
  for (const owner of chainOf(scope)) {
    for (const name of Reflect.ownKeys(owner)) {
      if (typeof name === 'string' && !kept.has(name)) remove(owner, name);
    }
  }
  for (const owner of chainOf(scope).slice(1)) Object.freeze(owner);
  for (const name of kept) {
    const value: unknown = Reflect.get(scope, name);
    if (typeof value === 'object' && value !== null && value !== scope) Object.freeze(value);
    freezeConstructor(value);
  }
  for (const prototype of unnamed()) {
    Object.freeze(prototype);
    freezeConstructor(prototype.constructor);
  }
}

/** Prototypes that no global names, and that any value of theirs leads to (ECMAScript 2025, 6.1.7.4). */
function unnamed(): readonly object[] {
  const above = (value: object): object => Object.getPrototypeOf(value) as object;
  const generators = [function* () {}, async function* () {}].map(above);
  const iterators = [
    [].values(),
    new Map().values(),
    new Set().values(),
    ''[Symbol.iterator](),
    ''.matchAll(/./gu),
  ].map(above);
  const asyncGenerator = above(async function* () {}.prototype as object);
  return [
    above(Uint8Array.prototype),
    above(async () => undefined),
    ...generators,
    above(function* () {}.prototype as object),
    asyncGenerator,
    above(asyncGenerator),
    ...iterators,
  ];
}

function remove(owner: object, name: string): void {
  if (Reflect.deleteProperty(owner, name)) return;
  Reflect.defineProperty(owner, name, { value: undefined, writable: false });
}

/** An object and its prototypes, but for `Object.prototype`. */
function chainOf(scope: object): readonly object[] {
  const chain: object[] = [];
  for (
    let owner: object | null = scope;
    owner && owner !== Object.prototype;
    owner = Object.getPrototypeOf(owner) as object | null
  )
    chain.push(owner);
  return chain;
}

/**
 * Pyodide sets this property of `Error` for each exception of Python that reaches JavaScript, as one of a program that awaits does: it stays writable, and no
 * other is.
 */
const writable = 'stackTraceLimit';

/** Freezes a constructor and its prototype. */
function freezeConstructor(value: unknown): void {
  if (typeof value !== 'function') return;
  const prototype: unknown = value.prototype;
  if ((typeof prototype === 'object' && prototype !== null) || typeof prototype === 'function') {
    letOthersOverride(prototype);
    Object.freeze(prototype);
  }
  if (!Object.hasOwn(value, writable)) {
    Object.freeze(value);
    return;
  }
  for (const name of Reflect.ownKeys(value)) {
    if (name !== writable)
      Reflect.defineProperty(value, name, { writable: false, configurable: false });
  }
  Object.seal(value);
}

/**
 * Objects that inherit from a frozen one may still have values of their own by assignment, which JavaScript refuses where the inherited one is read-only: errors
 * are given names so.
 */
function letOthersOverride(prototype: object): void {
  for (const name of ['constructor', 'toString', 'name', 'message']) {
    const own = Reflect.getOwnPropertyDescriptor(prototype, name);
    if (own?.configurable !== true || !('value' in own)) continue;
    const value: unknown = own.value;
    Reflect.defineProperty(prototype, name, {
      get: () => value,
      set(this: object, mine: unknown) {
        if (this === prototype) throw new TypeError(`${name} is read-only.`);
        const property = { value: mine, writable: true, enumerable: true, configurable: true };
        Reflect.defineProperty(this, name, property);
      },
    });
  }
}

/**
 * What Python's `js` module is: the few timers and constructors that Pyodide's event loop uses, and no way to the
 * global object.
 */
export function sealedGlobals(timers: RunTimers): object {
  const globals = Object.create(null) as Record<string, unknown>;
  Object.assign(globals, timers.functions());
  globals['Object'] = Object.freeze({ fromEntries: Object.fromEntries });
  return globals;
}
