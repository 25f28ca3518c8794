import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPyodide } from 'pyodide';
import { codeFolder, emptyLock, harnessFiles, pyodideFolder } from './package-files.ts';

/** The standard library and the harness as a stored zip of .pyc: a third of the start-up time of sources (about 10 s to make). */
export async function compileStdlib(): Promise<Uint8Array> {
  const pyodide = await loadPyodide({ indexURL: pyodideFolder(), lockFileContents: emptyLock() });
  pyodide.FS.mkdirTree('/harness');
  for (const [name, source] of harnessFiles()) pyodide.FS.writeFile(`/harness/${name}`, source);
  pyodide.runPython(readFileSync(join(codeFolder(), 'assets', 'compile-stdlib.py'), 'utf8'));
  const library = '/lib/python314.zip';
  const build = pyodide.globals.get('build') as (...paths: string[]) => {
    toJs(): Uint8Array;
    destroy(): void;
  };
  const zip = build(library, '/harness', library);
  const bytes = zip.toJs();
  zip.destroy();
  return bytes;
}
