import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * What lies beside the embedded database in a data directory, each in an SQLite file of its own: accounts and keys of
 * the local identity provider, and the test-mode payment host's objects.
 */
const sideFiles = ['identity.sqlite', 'payments.sqlite'] as const;

/** Where a backup's copy of a side file lies: beside the backup, under its name. */
const copyOf = (backup: string, file: string) => `${backup.replace(/\.tar\.gz$/u, '')}.${file}`;

/** Copies the side files beside a backup, each as it is between two transactions. Their processes may run. */
export function backUpSideFiles(dataDirectory: string, backup: string): void {
  for (const file of sideFiles) {
    const source = join(dataDirectory, file);
    if (!existsSync(source)) continue;
    const copy = copyOf(backup, file);
    const database = new DatabaseSync(source, { readOnly: true });
    try {
      database.prepare('VACUUM INTO ?').run(copy);
    } finally {
      database.close();
    }
    // It holds password hashes and signing keys.
    chmodSync(copy, 0o600);
  }
}

export function removeSideFiles(backup: string): void {
  for (const file of sideFiles) rmSync(copyOf(backup, file), { force: true });
}

/** Throws if a copy beside a backup is damaged; then nothing has been changed yet. */
export function checkSideFiles(backup: string): void {
  for (const file of sideFiles) {
    const copy = copyOf(backup, file);
    if (!existsSync(copy)) continue;
    const database = new DatabaseSync(copy, { readOnly: true });
    try {
      database.prepare('PRAGMA schema_version').get();
    } catch (cause) {
      throw new Error(`${copy} is not a backup of ${file}: SQLite cannot read it.`, { cause });
    } finally {
      database.close();
    }
  }
}

/** Puts the copies beside a backup in place. Those before are kept under `suffix`. Returns what was put in place. */
export function restoreSideFiles(
  dataDirectory: string,
  backup: string,
  suffix: string,
): readonly string[] {
  return sideFiles.filter((file) => {
    const copy = copyOf(backup, file);
    if (!existsSync(copy)) return false;
    const place = join(dataDirectory, file);
    // The log of a file belongs to it: the new one must not be taken together with the old one's.
    for (const part of ['', '-wal', '-shm'])
      if (existsSync(place + part)) renameSync(place + part, `${place}${suffix}${part}`);
    copyFileSync(copy, place);
    chmodSync(place, 0o600);
    return true;
  });
}
