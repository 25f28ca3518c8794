import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';

/** The engines that a test runs on: the embedded one, and PostgreSQL where DATABASE_URL names a server. */
export const engines = process.env['DATABASE_URL']
  ? (['pglite', 'postgresql'] as const)
  : (['pglite'] as const);

export type Engine = (typeof engines)[number];

/** A fresh, migrated database of its own. `close` deletes it. */
export async function openTestDatabase(engine: Engine): Promise<Database> {
  if (engine === 'pglite') return openDatabase({});
  const server = process.env['DATABASE_URL'] ?? '';
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administrate(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href, connections: 8 });
  return {
    ...database,
    close: async () => {
      await database.close();
      await administrate(server, `drop database ${name} with (force)`);
    },
  };
}

async function administrate(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
