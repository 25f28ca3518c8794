import { leb128, sectionBody } from './wasm-sections.ts';

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
  const body = sectionBody(bytes, memorySection);
  if (body === undefined) throw new Error('pyodide.asm.wasm has no memory section.');
  const maxAt = body + 2 + leb128(bytes, body + 2).length;
  return { maxAt, maxSize: leb128(bytes, maxAt).length };
}
