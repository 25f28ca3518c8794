import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from 'pyodide';
import { pyodideFolder } from '../assets/package-files.ts';

interface LockedPackage {
  readonly name: string;
  readonly file_name: string;
  readonly sha256: string;
  readonly depends: readonly string[];
}

interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/**
 * Downloads the named packages and what they depend on, each checked by the sha256 of Pyodide's own lock file, and the
 * lock file itself. Throws an Error that names the package which is unknown, missing or altered.
 */
export async function fetchWheels(
  folder: string,
  names: readonly string[],
  from = `https://cdn.jsdelivr.net/pyodide/v${version}/full/`,
  lockText = readFileSync(join(pyodideFolder(), 'pyodide-lock.json'), 'utf8'),
): Promise<readonly string[]> {
  const lock = JSON.parse(lockText) as Lock;
  const wanted = withDependencies(lock, names);
  mkdirSync(folder, { recursive: true });
  for (const found of wanted) {
    const path = join(folder, found.file_name);
    if (existsSync(path) && sha256(readFileSync(path)) === found.sha256) continue;
    const response = await fetch(new URL(found.file_name, from.endsWith('/') ? from : `${from}/`));
    if (!response.ok) {
      throw new Error(
        `${found.name}: ${response.url} answered ${response.status}. Is it the folder of Pyodide ${version}?`,
      );
    }
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (sha256(bytes) !== found.sha256) {
      throw new Error(
        `${found.name}: the sha256 of ${found.file_name} is not the lock file's. It was not kept.`,
      );
    }
    writeFileSync(path, bytes);
  }
  writeFileSync(join(folder, 'pyodide-lock.json'), lockText);
  return wanted.map((found) => found.file_name);
}

function withDependencies(lock: Lock, names: readonly string[]): readonly LockedPackage[] {
  const wanted = new Map<string, LockedPackage>();
  const add = (name: string) => {
    const key = name.toLowerCase().replaceAll('_', '-');
    if (wanted.has(key)) return;
    const found = lock.packages[key];
    if (!found) throw new Error(`${name} is not in the Pyodide distribution ${version}.`);
    wanted.set(key, found);
    found.depends.forEach(add);
  };
  names.forEach(add);
  return [...wanted.values()];
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
