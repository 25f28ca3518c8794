/** Unsigned LEB128 (WebAssembly core specification, 5.2.2). */
export function leb128(bytes: Uint8Array, at: number): { value: number; length: number } {
  let value = 0;
  let length = 0;
  for (;;) {
    const byte = bytes[at + length] ?? 0;
    value += (byte & 0x7f) * 2 ** (7 * length);
    length += 1;
    if ((byte & 0x80) === 0) return { value, length };
  }
}

/** Where the body of a module's section begins (5.5); `undefined` if it has none of that id. */
export function sectionBody(wasm: Uint8Array, wanted: number): number | undefined {
  for (let at = 8; at < wasm.length;) {
    const size = leb128(wasm, at + 1);
    const body = at + 1 + size.length;
    if (wasm[at] === wanted) return body;
    at = body + size.value;
  }
  return undefined;
}
