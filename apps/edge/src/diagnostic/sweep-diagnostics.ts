import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { diagnostic, diagnosticAnswer } from '../database/schema/index.ts';
import { isVisitor, unclaimedFor } from '../learner/visitor.ts';

const batch = 500;

/** Deletes visitors' diagnostics that nobody claimed for 30 days, with their answers. Returns how many. */
export async function sweepDiagnostics(db: Db, now: number): Promise<number> {
  let swept = 0;
  for (;;) {
    const rows = await db
      .select({ learnerId: diagnostic.learnerId, sessionUid: diagnostic.sessionUid })
      .from(diagnostic)
      .where(and(isVisitor(diagnostic.learnerId), lt(diagnostic.startedAt, now - unclaimedFor)))
      .limit(batch);
    for (const { learnerId, sessionUid } of rows)
      swept += (await deleteUnclaimed(db, learnerId, sessionUid)) ? 1 : 0;
    if (rows.length < batch) return swept;
  }
}

/** In one transaction with the lock that a claim takes: it is claimed whole, or gone whole. */
async function deleteUnclaimed(db: Db, learnerId: string, sessionUid: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(diagnostic)
      .where(and(eq(diagnostic.learnerId, learnerId), eq(diagnostic.sessionUid, sessionUid)))
      .returning({ sessionUid: diagnostic.sessionUid });
    await tx.delete(diagnosticAnswer).where(eq(diagnosticAnswer.learnerId, learnerId));
    return gone.length > 0;
  });
}
