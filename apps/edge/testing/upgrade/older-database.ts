import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { migratePostgres, migrationsFolder } from '../../src/database/migrate.ts';

const journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

/** Brings an empty PostgreSQL database to where it was after its first `count` migrations. */
export async function migrateTo(url: string, count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lemma-migrations-'));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    const file = join(folder, 'meta/_journal.json');
    const whole = journal.parse(JSON.parse(readFileSync(file, 'utf8')));
    writeFileSync(file, JSON.stringify({ ...whole, entries: whole.entries.slice(0, count) }));
    await migratePostgres(url, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
