import { leb128, sectionBody } from './wasm-sections.ts';

const dataSection = 11;
const i32Const = 0x41;
const end = 0x0b;

/** The first `length` bytes of the memory that a WebAssembly module begins with: its data where they belong, and zeros (core specification, 5.5.14). */
export function initialMemory(wasm: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const memory = new Uint8Array(length);
  const body = sectionBody(wasm, dataSection);
  if (body === undefined) return memory;
  let at = body;
  const number = () => {
    const { value, length: bytes } = leb128(wasm, at);
    at += bytes;
    return value;
  };
  const expect = (byte: number) => {
    if (wasm[at] !== byte)
      throw new Error('The data section of pyodide.asm.wasm is not as expected.');
    at += 1;
  };
  for (let left = number(); left > 0; left -= 1) {
    // An active segment of memory 0, at a constant address.
    expect(0);
    expect(i32Const);
    const address = number();
    expect(end);
    const bytes = number();
    memory.set(wasm.subarray(at, at + bytes), address);
    at += bytes;
  }
  return memory;
}
