import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { readBackup } from './backup.ts';
import { lockDirectory } from './directory-lock.ts';
import { checkSideFiles, restoreSideFiles } from './side-files.ts';

/**
 * Puts a backup in place of the embedded database of a data directory, with the files of the local identity provider and
 * of the test-mode payment host that lie beside it. The old one is kept beside it under
 * another name. Returns a sentence that says what stands where. Throws if the directory is in use, or the
 * file is no backup; then nothing was changed.
 */
export async function restoreBackup(dataDirectory: string, file: string): Promise<string> {
  const unlock = lockDirectory(dataDirectory);
  try {
    const place = join(dataDirectory, 'pglite');
    const stamp = new Date().toISOString().replaceAll(/[:.]/gu, '-');
    const fresh = join(dataDirectory, `restoring-${stamp}`);
    const backup = await readBackup(file);
    checkSideFiles(file);
    const engine = await PGlite.create({ dataDir: fresh, loadDataDir: backup });
    await engine.query('select count(*) from learner_state');
    await engine.close();
    const before = join(dataDirectory, `pglite-before-${stamp}`);
    const hadOne = existsSync(place);
    if (hadOne) renameSync(place, before);
    renameSync(fresh, place);
    const others = restoreSideFiles(dataDirectory, file, `-before-${stamp}`);
    const names = ['The embedded database', ...others].join(', ');
    return `${names} of ${file}: in place.${hadOne ? ` The database before it is kept in ${before}.` : ''}`;
  } finally {
    unlock();
  }
}
