import { eq } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { ownedTables } from '../owned-tables.ts';

/** Deletes every row of a learner. Returns how many rows went. */
export async function deleteRows(db: Db, learner: string): Promise<number> {
  let rows = 0;
  for (const table of Object.values(ownedTables)) {
    const gone = await db
      .delete(table)
      .where(eq(table.learnerId, learner))
      .returning({ learner: table.learnerId });
    rows += gone.length;
  }
  return rows;
}
