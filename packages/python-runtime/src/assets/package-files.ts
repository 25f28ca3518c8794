/** Where this package's own files lie, in its source as in what is published. For Node only. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Lockfile } from 'pyodide';

/** Folder of Pyodide's files in the installed `pyodide` package. */
export function pyodideFolder(): string {
  return dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));
}

/** `src` of the repository or `dist` of the published package: the folder that holds `python/lemma_runtime`. */
export function codeFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'python', 'lemma_runtime'))) {
    const parent = dirname(folder);
    if (parent === folder) {
      throw new Error(
        'The Python files of @lemma/python-runtime are missing: install the package again.',
      );
    }
    folder = parent;
  }
  return folder;
}

/** The file of a thread of Node, by its path in `codeFolder` without an ending: TypeScript in the repository, JavaScript in what is published. */
export function threadFile(path: string): string {
  const source = join(codeFolder(), `${path}.ts`);
  return existsSync(source) ? source : join(codeFolder(), `${path}.js`);
}

/** Name and text of each module of the harness. */
export function harnessFiles(): readonly (readonly [name: string, source: string])[] {
  const folder = join(codeFolder(), 'python', 'lemma_runtime');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.py'))
    .sort()
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
}

/** Pyodide's lock file without its packages: the interpreter alone, with nothing to look up. */
export function emptyLock(): Lockfile {
  const text = readFileSync(join(pyodideFolder(), 'pyodide-lock.json'), 'utf8');
  const { info } = JSON.parse(text) as Lockfile;
  return { info, packages: {} };
}
