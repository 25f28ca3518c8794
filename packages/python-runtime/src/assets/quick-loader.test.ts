import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pyodideFolder } from './package-files.ts';
import { quickLoader } from './quick-loader.ts';

const file = (name: string) => readFileSync(join(pyodideFolder(), name), 'utf8');
const loader = file('pyodide.asm.mjs');
const starter = file('pyodide.mjs');

/** The statements of a function of the loader that has no braces in it. */
function statements(text: string, name: string): string[] {
  const [, from = ''] = text.split(`function ${name}(wasmExports){`);
  return from.slice(0, from.indexOf('}')).split(';');
}

it("Pyodide's loader has each piece that is changed, and is changed by less than three kilobytes", () => {
  const grown = quickLoader(loader, starter).length - loader.length;
  expect(grown).toBeGreaterThan(0);
  expect(grown).toBeLessThan(3_000);
});

it('no export is lost: what is named is assigned at the start, and all others later', () => {
  const quick = quickLoader(loader, starter);
  const now = statements(quick, 'assignWasmExports');
  const later = statements(quick, 'assignRest');
  expect([...now, ...later].sort()).toEqual(statements(loader, 'assignWasmExports').sort());
  expect(now.length).toBeLessThan(250);
  for (const name of ['_malloc', '_Py_Version', '_sbrk'])
    expect(now.some((statement) => statement.startsWith(`${name}=`))).toBe(true);
});

it('a loader that is not as expected is refused', () => {
  expect(() => quickLoader(loader.replace('updateGOT(origExports);', ''), starter)).toThrow(
    'pyodide.asm.mjs is not as expected; it should have this once: updateGOT(origExports);',
  );
  expect(() => quickLoader(loader + loader, starter)).toThrow('should have this once');
});
