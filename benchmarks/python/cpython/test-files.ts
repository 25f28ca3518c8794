import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that single modules read. */
const folders: Readonly<Record<string, readonly string[]>> = {
  cmath: ['mathdata'],
  contextlib: ['data'],
  math: ['mathdata'],
  decimal: ['decimaltestdata'],
};
/** Test modules that others import. */
const sharedTests = /^test_(contextlib|math|set|iter|grammar|userdict|int|fractions)\.py$/;

export type TestFiles = Readonly<Record<string, Uint8Array>>;

/** A test module, what lies beside it and what all modules share, by path below `/cpython`; `folder` is CPython's `Lib/test`. */
export function testFiles(folder: string, module: string): TestFiles {
  const wanted = (name: string) =>
    name === 'support' ||
    name === `test_${module}` ||
    name === `test_${module}.py` ||
    sharedTests.test(name) ||
    (folders[module] ?? []).includes(name) ||
    (/\.(py|txt)$/.test(name) && !name.startsWith('test_'));
  const names = readdirSync(folder).filter(wanted);
  if (!names.some((name) => name.startsWith(`test_${module}`)))
    throw new Error(`${folder} has no test_${module}.`);
  const files = Object.fromEntries(names.flatMap((name) => filesUnder(folder, name)));
  // The pure-Python decimal is tested too; Pyodide leaves it out.
  const pure = join(folder, '..', '_pydecimal.py');
  if (module === 'decimal' && existsSync(pure))
    files['/cpython/_pydecimal.py'] = readFileSync(pure);
  return files;
}

function filesUnder(folder: string, path: string): [string, Uint8Array][] {
  const whole = join(folder, path);
  if (statSync(whole).isFile()) return [[`/cpython/test/${path}`, readFileSync(whole)]];
  return readdirSync(whole)
    .filter((name) => name !== '__pycache__')
    .flatMap((name) => filesUnder(folder, join(path, name)));
}
