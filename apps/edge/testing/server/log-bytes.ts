import { sql } from 'drizzle-orm';
import { openDatabase } from '../../src/database/open.ts';

/** Bytes of the learners’ answers and events in a PostgreSQL database, the events of sessions and all indexes included. */
export async function logBytes(url: string): Promise<number> {
  const database = await openDatabase({ url, connections: 1 });
  try {
    const [row] = await database.db
      .select({
        bytes: sql<number>`(pg_total_relation_size('attempt') + pg_total_relation_size('event'))::float8`,
      })
      .from(sql`(select 1) as one`);
    return row?.bytes ?? Number.NaN;
  } finally {
    await database.close();
  }
}
