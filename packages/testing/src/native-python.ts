import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const requirements = join(import.meta.dirname, 'native-python.requirements.txt');
const root = join(import.meta.dirname, '../../..');
const names = ['python3.14', 'python3.13', 'python3.12', 'python3.11', 'python3'];

/** A Python of this machine with NumPy and pandas in Pyodide's versions, or why there is none. */
export type NativePython =
  | { readonly state: 'found'; readonly python: string; readonly version: string }
  | { readonly state: 'not-run'; readonly why: string };

/**
 * Makes a virtual environment from pinned hashes, once, and keeps it in `node_modules/.cache`. Takes some seconds the first time, and a
 * connection to PyPI. `LEMMA_PYTHON` names another Python than those on the path.
 */
export function nativePython(): NativePython {
  const own = process.env['LEMMA_PYTHON'];
  for (const name of own === undefined ? names : [own]) {
    const version = versionOf(name);
    if (version !== undefined) return environmentOf(name, version);
  }
  return { state: 'not-run', why: 'there is no Python 3.11 or newer on this machine' };
}

/** `3.11.7`; undefined for an older one, and where there is none. */
function versionOf(name: string): string | undefined {
  const asked = 'import sys; print(".".join(map(str, sys.version_info[:3])))';
  const { status, stdout } = spawnSync(name, ['-I', '-c', asked], { encoding: 'utf8' });
  if (status !== 0) return undefined;
  const version = stdout.trim();
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major === 3 && minor >= 11 ? version : undefined;
}

function environmentOf(name: string, version: string): NativePython {
  const hash = createHash('sha256').update(readFileSync(requirements)).update(version);
  const cache = join(root, 'node_modules/.cache/lemma-native-python');
  const folder = join(cache, hash.digest('hex').slice(0, 16));
  const python = (of: string) =>
    process.platform === 'win32' ? join(of, 'Scripts/python.exe') : join(of, 'bin/python');
  const found = { state: 'found', python: python(folder), version } as const;
  if (existsSync(found.python)) return found;
  // Under a name of its own until it is whole: two processes may make it at once.
  const begun = `${folder}-${process.pid}`;
  mkdirSync(cache, { recursive: true });
  const pip = [
    '-m',
    'pip',
    'install',
    '--quiet',
    '--disable-pip-version-check',
    '--only-binary=:all:',
  ];
  const why =
    problemOf(name, ['-m', 'venv', begun]) ??
    problemOf(python(begun), [...pip, '--require-hashes', '-r', requirements]);
  if (why === undefined) {
    try {
      renameSync(begun, folder);
      return found;
    } catch {
      // The other process was first.
      if (existsSync(found.python)) return found;
    }
  }
  rmSync(begun, { recursive: true, force: true });
  return { state: 'not-run', why: `NumPy and pandas could not be installed (${why ?? 'disk'})` };
}

/** The last line of what a command that failed has to say. */
function problemOf(command: string, args: readonly string[]): string | undefined {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status === 0) return undefined;
  return error?.message ?? stderr.trim().split('\n').at(-1) ?? `exit ${status}`;
}
