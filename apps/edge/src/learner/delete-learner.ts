import { eq } from 'drizzle-orm';
import type { Payments } from '../access/payments.ts';
import type { Db } from '../database/database.ts';
import { ownedTables } from './owned-tables.ts';

/**
 * Deletes every row of a learner in one transaction, then takes the name off the payment records, which
 * stay. Returns how many rows went. Safe to run again if it was cut off between the two.
 */
export async function deleteLearner(
  { db, payments }: { readonly db: Db; readonly payments: Payments },
  learner: string,
): Promise<number> {
  const deleted = await db.transaction(async (tx) => {
    let rows = 0;
    for (const table of Object.values(ownedTables)) {
      const gone = await tx
        .delete(table)
        .where(eq(table.learnerId, learner))
        .returning({ learner: table.learnerId });
      rows += gone.length;
    }
    return rows;
  });
  await payments.forget(learner);
  return deleted;
}
