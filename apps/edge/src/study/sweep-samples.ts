import { and, lt } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { session } from '../database/schema/index.ts';
import { isVisitor, unclaimedFor } from '../learner/visitor.ts';
import { deleteVisitor, lockVisitor } from './samples.ts';

const batch = 500;

/** Deletes visitors' sessions that nobody claimed for 30 days, with their answers. Returns how many. */
export async function sweepSamples(db: Db, now: number): Promise<number> {
  let swept = 0;
  for (;;) {
    const rows = await db
      .select({ owner: session.learnerId })
      .from(session)
      .where(and(isVisitor(session.learnerId), lt(session.startedAt, now - unclaimedFor)))
      .limit(batch);
    for (const { owner } of rows) swept += (await deleteUnclaimed(db, owner)) ? 1 : 0;
    if (rows.length < batch) return swept;
  }
}

/** In one transaction with the lock that a claim takes: it is claimed whole, or gone whole. */
async function deleteUnclaimed(db: Db, owner: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isThere = await lockVisitor(tx, owner);
    await deleteVisitor(tx, owner);
    return isThere;
  });
}
