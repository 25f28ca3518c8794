import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

const stickyBit = 0o1000;

/**
 * Makes sure that a file exists which its owner alone can read, in a directory that its owner alone can enter. What
 * SQLite writes beside the file takes its permissions. A directory that is shared on purpose (`/tmp`) stays so.
 */
export function ensurePrivateFile(file: string): void {
  const directory = dirname(file);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const { mode, uid } = statSync(directory);
  const isOurs = uid === process.getuid?.() && (mode & stickyBit) === 0;
  if (isOurs && (mode & 0o077) !== 0) chmodSync(directory, 0o700);
  closeSync(openSync(file, 'a', 0o600));
  for (const suffix of ['', '-wal', '-shm'])
    if (existsSync(file + suffix)) chmodSync(file + suffix, 0o600);
}

/** Writes a file that its owner alone can read. */
export function writePrivateFile(file: string, text: string): void {
  ensurePrivateFile(file);
  writeFileSync(file, text);
}
