const pageBytes = 65_536;
const memorySection = 5;

/**
 * Sets the maximum of a WebAssembly module's memory, so that a program that asks for more ends in MemoryError after a
 * second instead of swallowing the device. Both limits must take three bytes as LEB128 (1 GiB to 128 GiB in pages).
 */
export function limitMemory(wasm: Uint8Array, maxMiB: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(wasm);
  const limits = memoryLimits(bytes);
  const pages = (maxMiB * 2 ** 20) / pageBytes;
  if (limits.maxSize !== 3)
    throw new Error('The memory section of pyodide.asm.wasm is not as expected.');
  bytes.set(
    [(pages & 0x7f) | 0x80, ((pages >> 7) & 0x7f) | 0x80, (pages >> 14) & 0x7f],
    limits.maxAt,
  );
  return bytes;
}

function memoryLimits(bytes: Uint8Array): { maxAt: number; maxSize: number } {
  let at = 8;
  while (at < bytes.length) {
    const id = bytes[at];
    const size = leb128(bytes, at + 1);
    const body = at + 1 + size.length;
    if (id === memorySection) {
      const minimum = leb128(bytes, body + 2);
      const maxAt = body + 2 + minimum.length;
      return { maxAt, maxSize: leb128(bytes, maxAt).length };
    }
    at = body + size.value;
  }
  throw new Error('pyodide.asm.wasm has no memory section.');
}

/** Unsigned LEB128 (WebAssembly core specification, 5.2.2). */
function leb128(bytes: Uint8Array, at: number): { value: number; length: number } {
  let value = 0;
  let length = 0;
  for (;;) {
    const byte = bytes[at + length] ?? 0;
    value += (byte & 0x7f) * 2 ** (7 * length);
    length += 1;
    if ((byte & 0x80) === 0) return { value, length };
  }
}
