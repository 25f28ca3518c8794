import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pyodideFolder } from './package-files.ts';
import { quickLoader } from './quick-loader.ts';

const loader = readFileSync(join(pyodideFolder(), 'pyodide.asm.mjs'), 'utf8');

it("Pyodide's loader has each piece that is changed, and is changed by less than a kilobyte", () => {
  const grown = quickLoader(loader).length - loader.length;
  expect(grown).toBeGreaterThan(0);
  expect(grown).toBeLessThan(1_000);
});

it('a loader that is not as expected is refused', () => {
  expect(() => quickLoader(loader.replace('updateGOT(origExports);', ''))).toThrow(
    'pyodide.asm.mjs is not as expected; it should have this once: updateGOT(origExports);',
  );
  expect(() => quickLoader(loader + loader)).toThrow('should have this once');
});
