import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPyodide, type PyodideAPI } from 'pyodide';
import { codeFolder, emptyLock, pyodideFolder } from './package-files.ts';

export interface ModuleCompiler {
  readonly pyodide: PyodideAPI;
  /** What a function of compile-modules.py makes of its arguments. */
  bytesFrom(name: 'library' | 'wheel', ...args: readonly unknown[]): Uint8Array;
}

/** The page's own Python, so that what it compiles is what the page can read, with the functions of compile-modules.py. */
export async function moduleCompiler(): Promise<ModuleCompiler> {
  const pyodide = await loadPyodide({ indexURL: pyodideFolder(), lockFileContents: emptyLock() });
  pyodide.runPython(readFileSync(join(codeFolder(), 'assets', 'compile-modules.py'), 'utf8'));
  return {
    pyodide,
    bytesFrom: (name, ...args) => {
      const make = pyodide.globals.get(name) as (...args: readonly unknown[]) => {
        toJs(): Uint8Array;
        destroy(): void;
      };
      const made = make(...args);
      const bytes = made.toJs();
      made.destroy();
      return bytes;
    },
  };
}
