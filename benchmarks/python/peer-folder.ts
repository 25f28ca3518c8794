import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const cache = join(import.meta.dirname, '..', '..', 'node_modules', '.cache');

/** What a peer is made of is not to be had on this machine; the message is one line. */
export class NotToBeHad extends Error {
  override name = 'NotToBeHad';
}

/** A folder of its own with packages of npm (`name@version`), installed once: what is only compared with is no dependency. */
export function peerFolder(name: string, wanted: readonly string[]): string {
  const folder = join(cache, name);
  if (!existsSync(join(folder, 'package-lock.json'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const options = ['--no-audit', '--no-fund', '--ignore-scripts'];
    fetched('npm', ['install', ...options, ...wanted], folder);
  }
  return folder;
}

/** Runs a command that fetches; throws NotToBeHad where it fails. */
export function fetched(command: string, args: readonly string[], folder: string): void {
  try {
    execFileSync(command, args, { cwd: folder, stdio: 'pipe', encoding: 'utf8' });
  } catch (error) {
    const said = String(error).trim().split('\n');
    throw new NotToBeHad(said.at(-1) ?? command, { cause: error });
  }
}
