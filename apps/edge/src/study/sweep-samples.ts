import { and, lt } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { session } from '../database/schema/index.ts';
import { sweepUnclaimed } from '../learner/sweep-unclaimed.ts';
import { isVisitor } from '../learner/visitor.ts';
import { deleteVisitor, lockVisitor } from './samples.ts';

/** Deletes visitors' lessons that nobody claimed for 30 days, with their answers. Returns how many. */
export async function sweepSamples(db: Db, now: number): Promise<number> {
  return sweepUnclaimed(
    {
      find: async (before, limit) =>
        db
          .select({ owner: session.learnerId })
          .from(session)
          .where(and(isVisitor(session.learnerId), lt(session.startedAt, before)))
          .limit(limit),
      remove: async ({ owner }) => deleteUnclaimed(db, owner),
    },
    now,
  );
}

/** In one transaction with the lock that a claim takes: it is claimed whole, or gone whole. */
async function deleteUnclaimed(db: Db, owner: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isThere = await lockVisitor(tx, owner);
    await deleteVisitor(tx, owner);
    return isThere;
  });
}
