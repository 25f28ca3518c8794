import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { diagnostic, diagnosticAnswer } from '../database/schema/index.ts';
import { sweepUnclaimed } from '../learner/sweep-unclaimed.ts';
import { isVisitor } from '../learner/visitor.ts';

/** Deletes visitors' diagnostics that nobody claimed for 30 days, with their answers. Returns how many. */
export async function sweepDiagnostics(db: Db, now: number): Promise<number> {
  return sweepUnclaimed(
    {
      find: async (before, limit) =>
        db
          .select({ learnerId: diagnostic.learnerId, sessionUid: diagnostic.sessionUid })
          .from(diagnostic)
          .where(and(isVisitor(diagnostic.learnerId), lt(diagnostic.startedAt, before)))
          .limit(limit),
      remove: async ({ learnerId, sessionUid }) => deleteUnclaimed(db, learnerId, sessionUid),
    },
    now,
  );
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
