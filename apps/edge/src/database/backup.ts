import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Database } from './database.ts';
import { backUpSideFiles, removeSideFiles } from './side-files.ts';

export interface BackupOptions {
  /** The data directory: backups are written into its folder `backups`. */
  readonly dataDirectory: string;
  /** 0 makes none. */
  readonly everyMinutes: number;
  readonly onError: (error: unknown) => void;
  /** Backups that are kept. Default 24. */
  readonly keep?: number;
}

/**
 * Backs the embedded database up at intervals: it survives a killed process by itself, but not a power cut.
 * PostgreSQL has its own tools. Returns a function that ends it.
 */
export function startBackups(database: Database, options: BackupOptions): () => void {
  if (!database.dump || options.everyMinutes === 0) return () => undefined;
  const timer = setInterval(() => {
    writeBackup(database, options.dataDirectory, options.keep).catch(options.onError);
  }, options.everyMinutes * 60_000);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Writes one backup and gives its path. The file has its name only once it is whole and on disk; what the local identity
 * provider and the test-mode payment host keep lies beside it by then.
 */
export async function writeBackup(
  database: Database,
  dataDirectory: string,
  keep = 24,
): Promise<string> {
  if (!database.dump)
    throw new Error('Only the embedded database is backed up here. For PostgreSQL use pg_dump.');
  const directory = join(dataDirectory, 'backups');
  await mkdir(directory, { recursive: true });
  const dump = await database.dump();
  const name = `lemma-${new Date().toISOString().replaceAll(/[:.]/gu, '-')}.tar.gz`;
  const path = join(directory, name);
  const file = await open(`${path}.part`, 'w');
  try {
    for await (const chunk of dump.stream()) await file.write(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
  backUpSideFiles(dataDirectory, path);
  await rename(`${path}.part`, path);
  const all = (await readdir(directory))
    .filter((one) => /^lemma-.*\.tar\.gz$/u.test(one))
    .toSorted();
  for (const old of all.slice(0, -keep)) {
    await rm(join(directory, old));
    removeSideFiles(join(directory, old));
  }
  return path;
}

/** Reads a backup as `restore` needs it: unpacked here, so that a file that is no backup is refused at once. */
export async function readBackup(path: string): Promise<Blob> {
  const packed = await readFile(path);
  let tar: Uint8Array<ArrayBuffer>;
  try {
    tar = Uint8Array.from(gunzipSync(packed));
  } catch (cause) {
    throw new Error(
      `${path} is not a backup: it is not gzipped. Give a file that edge backup wrote.`,
      {
        cause,
      },
    );
  }
  return new Blob([tar], { type: 'application/x-tar' });
}
