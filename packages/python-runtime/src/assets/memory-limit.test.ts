import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { limitMemory } from './memory-limit.ts';
import { pyodideFolder } from './package-files.ts';

it("Pyodide's module still compiles with its memory limited, and differs in its limit alone", async () => {
  const original = readFileSync(join(pyodideFolder(), 'pyodide.asm.wasm'));
  const limited = limitMemory(original, 1024);
  expect(limited.length).toBe(original.length);
  const changed = limited.reduce((count, byte, i) => count + (byte === original[i] ? 0 : 1), 0);
  expect(changed).toBe(1);
  expect(WebAssembly.validate(limited)).toBe(true);
});
