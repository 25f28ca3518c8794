import { vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
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
  if (engine === 'pglite') return openDatabase({});
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
