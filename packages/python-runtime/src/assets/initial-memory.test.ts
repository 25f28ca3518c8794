import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { initialMemory } from './initial-memory.ts';
import { pyodideFolder } from './package-files.ts';

/** Something of the right kind for each import: nothing of it is called. */
function standIns(module: WebAssembly.Module): WebAssembly.Imports {
  const imports: Record<string, Record<string, WebAssembly.ImportValue>> = {};
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    const group = (imports[from] ??= {});
    group[name] =
      kind === 'global' ? new WebAssembly.Global({ value: 'i32', mutable: true }, 0) : () => 0;
  }
  return imports;
}

it('a new instance of Pyodide’s module has the memory that is read from its data', async () => {
  const wasm = readFileSync(join(pyodideFolder(), 'pyodide.asm.wasm'));
  const module = await WebAssembly.compile(wasm);
  const { exports } = await WebAssembly.instantiate(module, standIns(module));
  const memory = new Uint8Array((exports['memory'] as WebAssembly.Memory).buffer);
  expect(Buffer.compare(initialMemory(wasm, memory.length), memory)).toBe(0);
});
