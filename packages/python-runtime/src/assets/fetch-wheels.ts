import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from 'pyodide';
import { compiledBefore, compileWheels } from './compile-wheels.ts';
import { isWhole, sha256Of, writeWhole } from './kept-file.ts';
import { pyodideFolder } from './package-files.ts';

interface LockedPackage {
  readonly name: string;
  readonly file_name: string;
  readonly sha256: string;
  readonly depends: readonly string[];
}

interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

const lockName = 'pyodide-lock.json';

/**
 * Brings the named packages and what they depend on into a folder, each checked by its sha256, and compiles them once: their imports in a page take less than
 * half the time of the sources. A lock file of them alone names the compiled ones. What is there already is neither fetched nor compiled again.
 *
 * @param from - Address of Pyodide's distribution, or a folder with wheels. A folder's own lock file counts, where it has one; else that of the installed Pyodide.
 * @example
 * await fetchWheels('public/wheels', ['numpy', 'pandas']); // serve the folder, and pass packageBaseUrl: '/wheels/'
 * @returns Names of the compiled wheels. Rejects with an Error that names the package which is unknown, missing or altered.
 */
export async function fetchWheels(
  folder: string,
  names: readonly string[],
  from = `https://cdn.jsdelivr.net/pyodide/v${version}/full/`,
  lockText = lockTextOf(from),
): Promise<readonly string[]> {
  const lock = JSON.parse(lockText) as Lock;
  const wanted = withDependencies(lock, names);
  mkdirSync(folder, { recursive: true });
  for (const found of wanted) {
    const path = join(folder, found.file_name);
    if (isWhole(path, found.sha256)) continue;
    const bytes = await bytesOf(found, from);
    if (sha256Of(bytes) !== found.sha256) {
      throw new Error(
        `${found.name}: the sha256 of ${found.file_name} is not the lock file's. It was not kept.`,
      );
    }
    writeWhole(path, bytes);
  }
  // Pages need not wait until all are compiled.
  const known = compiledBefore(folder, wanted);
  writeLock(folder, lock, known);
  const compiled = await compileWheels(folder, known);
  writeLock(folder, lock, compiled);
  return compiled.map((found) => found.file_name);
}

/** A lock file of the packages that lie there: a page would ask for the files of any other in vain. */
function writeLock(folder: string, lock: Lock, wheels: readonly LockedPackage[]): void {
  const packages = Object.fromEntries(wheels.map((each) => [normalName(each.name), each]));
  writeWhole(join(folder, lockName), JSON.stringify({ ...lock, packages }));
}

function isAddress(from: string): boolean {
  return /^https?:/u.test(from);
}

function lockTextOf(from: string): string {
  const own = join(from, lockName);
  return readFileSync(
    !isAddress(from) && existsSync(own) ? own : join(pyodideFolder(), lockName),
    'utf8',
  );
}

async function bytesOf({ name, file_name }: LockedPackage, from: string): Promise<Uint8Array> {
  if (!isAddress(from)) {
    const path = join(from, file_name);
    if (!existsSync(path)) throw new Error(`${name}: there is no ${file_name} in ${from}.`);
    return readFileSync(path);
  }
  const address = new URL(file_name, from.endsWith('/') ? from : `${from}/`);
  const response = await fetch(address).catch((cause: unknown) => {
    throw new Error(`${name}: ${address.host} cannot be reached.`, { cause });
  });
  if (!response.ok) {
    throw new Error(
      `${name}: ${response.url} answered ${response.status}. Is it the folder of Pyodide ${version}?`,
    );
  }
  return new Uint8Array(await response.arrayBuffer());
}

function withDependencies(lock: Lock, names: readonly string[]): readonly LockedPackage[] {
  const wanted = new Map<string, LockedPackage>();
  const add = (name: string) => {
    const key = normalName(name);
    if (wanted.has(key)) return;
    const found = lock.packages[key];
    if (!found) throw new Error(`${name} is not in the Pyodide distribution ${version}.`);
    wanted.set(key, found);
    found.depends.forEach(add);
  };
  names.forEach(add);
  return [...wanted.values()];
}

/** The form of a package's name by which Pyodide looks it up (PEP 503). */
function normalName(name: string): string {
  return name.toLowerCase().replaceAll(/[-_.]+/gu, '-');
}
