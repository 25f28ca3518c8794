import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { openDatabase } from '../../src/database/open.ts';
import { createTestDatabase } from './postgres-database.ts';

// The embedded engine takes seconds to begin, and longer on a busy machine.
vi.setConfig({ hookTimeout: 120_000, testTimeout: 120_000 });

/** The engines that a test runs on: the embedded one, and PostgreSQL where DATABASE_URL names a server. */
export const engines = process.env['DATABASE_URL']
  ? (['pglite', 'postgresql'] as const)
  : (['pglite'] as const);

export type Engine = (typeof engines)[number];

/** A fresh, migrated database of its own. `close` deletes it. */
export async function openTestDatabase(engine: Engine): Promise<Database> {
  if (engine === 'pglite') return openDatabase({ dump: await migratedDump() });
  const { url, drop } = await createTestDatabase();
  const database = await openDatabase({ url, connections: 8 });
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** A fresh, migrated embedded database in a directory that a test looks after. */
export async function openTestDirectory(directory: string): Promise<Database> {
  return openDatabase({ directory, dump: await migratedDump() });
}

/** An empty, migrated database, made once for these migrations: loading it is several times faster than making it. */
async function migratedDump(): Promise<Blob> {
  const migrations = join(import.meta.dirname, '../../migrations');
  const digest = createHash('sha256');
  for (const file of globSync('**/*.{sql,json}', { cwd: migrations }).toSorted())
    digest.update(readFileSync(join(migrations, file)));
  digest.update(readFileSync(join(import.meta.dirname, '../../package.json')));
  const path = join(tmpdir(), `lemma-test-database-${digest.digest('hex').slice(0, 16)}.tar.gz`);
  if (!existsSync(path)) {
    const database = await openDatabase({});
    const dump = await database.dump?.();
    if (!dump) throw new Error('The embedded database gave no dump.');
    // Workers that make it at once each rename a whole file of their own.
    const own = `${path}.${randomUUID()}`;
    writeFileSync(own, Buffer.from(await dump.arrayBuffer()));
    renameSync(own, path);
    await database.close();
  }
  return new Blob([readFileSync(path)], { type: 'application/x-gzip' });
}
