import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { z } from 'zod';
import type { Db } from './database.ts';

export const migrationsFolder = join(import.meta.dirname, '../../migrations');

/** Migrations that the server expects, and how many of them the database has. */
export interface MigrationState {
  readonly applied: number;
  readonly expected: number;
}

/** The database lacks migrations and is not to be migrated here. */
export class SchemaOutdatedError extends Error {
  override readonly name = 'SchemaOutdatedError';

  constructor({ applied, expected }: MigrationState) {
    super(
      `The database has ${applied} of ${expected} migrations, and MIGRATE_AT_START is no. Run edge migrate, then start again.`,
    );
  }
}

/** Any number, the same in every version of the server: who holds this lock may migrate. */
const migrationLock = 7_365_421_903;

/**
 * Brings a PostgreSQL database up to date on a connection of its own: a large table may take longer to change than a
 * request may take. Servers that start at the same time migrate one after another; all but the first find nothing to do.
 */
export async function migratePostgres(url: string, folder = migrationsFolder): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'lemma-migrate' });
  // A connection that breaks between two queries would otherwise end the process; the next query reports it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    // The lock goes with the connection.
    await client.end();
  }
}

const journal = z.object({ entries: z.array(z.looseObject({ when: z.number() })) });

export async function migrationState(db: Db): Promise<MigrationState> {
  const file = readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  const { entries } = journal.parse(JSON.parse(file));
  const [table] = await db
    .select({ exists: sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null` })
    .from(sql`(select 1) as one`);
  if (!table?.exists) return { applied: 0, expected: entries.length };
  const rows = await db
    .select({ count: sql<number>`cast(count(*) as int)` })
    .from(sql`drizzle.__drizzle_migrations`);
  return { applied: rows[0]?.count ?? 0, expected: entries.length };
}
