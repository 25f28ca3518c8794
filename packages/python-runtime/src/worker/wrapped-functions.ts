/** A function that Pyodide's C code calls through a pointer; `sig` has a letter for its result (`v` for none) and one for each argument. */
export interface Signed {
  (...args: never[]): unknown;
  readonly sig: string;
}

/** WebAssembly's types (core specification, 5.3) by Emscripten's letters. */
const types: Readonly<Record<string, number>> = {
  i: 0x7f,
  p: 0x7f,
  j: 0x7e,
  f: 0x7d,
  d: 0x7c,
  e: 0x6f,
};
const header = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const sections = { type: 1, import: 2, export: 7 } as const;
const functionType = 0x60;
const functionKind = 0;
const group = 'f';

/**
 * JavaScript functions as WebAssembly's tables take them. Emscripten makes a module for each, 260 at a start of Pyodide; here one module takes
 * them all in and gives them out again.
 */
export function wrappedFunctions(functions: readonly Signed[]): ReadonlyMap<Signed, unknown> {
  const module = new WebAssembly.Module(passingOn(functions.map(({ sig }) => sig)));
  const taken = Object.fromEntries(functions.map((each, i) => [String(i), each]));
  const { exports } = new WebAssembly.Instance(module, { [group]: taken });
  return new Map(functions.map((each, i) => [each, exports[i]]));
}

/** A module that imports a function of each signature, named by its place, and exports it under the same name. */
function passingOn(signatures: readonly string[]): Uint8Array<ArrayBuffer> {
  const distinct = [...new Set(signatures)];
  const taken = signatures.map((signature, i) => [
    ...name(group),
    ...name(String(i)),
    functionKind,
    ...leb128(distinct.indexOf(signature)),
  ]);
  const given = signatures.map((_, i) => [...name(String(i)), functionKind, ...leb128(i)]);
  return Uint8Array.from([
    ...header,
    ...section(sections.type, distinct.map(typeOf)),
    ...section(sections.import, taken),
    ...section(sections.export, given),
  ]);
}

function typeOf(signature: string): number[] {
  const [result = 'v', ...args] = signature;
  const codes = (letters: readonly string[]) => letters.map((letter) => [types[letter] ?? 0]);
  return [functionType, ...vector(codes(args)), ...vector(codes(result === 'v' ? [] : [result]))];
}

function section(id: number, entries: readonly (readonly number[])[]): number[] {
  const body = vector(entries);
  return [id, ...leb128(body.length), ...body];
}

function vector(entries: readonly (readonly number[])[]): number[] {
  return [...leb128(entries.length), ...entries.flat()];
}

function name(text: string): number[] {
  const bytes = [...new TextEncoder().encode(text)];
  return [...leb128(bytes.length), ...bytes];
}

/** Unsigned (5.2.2). */
function leb128(value: number): number[] {
  return value < 0x80 ? [value] : [0x80 | (value & 0x7f), ...leb128(value >> 7)];
}
