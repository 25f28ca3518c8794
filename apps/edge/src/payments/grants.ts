import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { accessGrant } from '../database/schema/index.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Access given without payment that runs now. */
export async function runningGrants(db: Db, learnerId: string, now: number) {
  return db
    .select({ grantedAt: accessGrant.grantedAt, endsAt: accessGrant.endsAt })
    .from(accessGrant)
    .where(isRunning(learnerId, now));
}

export type Grant = Awaited<ReturnType<typeof runningGrants>>[number];

/** Gives access for some days from now, or for good. The same grant again changes nothing. */
export async function grantAccess(
  db: Db,
  {
    learnerId,
    uid,
    days,
    now,
  }: {
    readonly learnerId: string;
    readonly uid: string;
    /** Null: for good. */
    readonly days: number | null;
    readonly now: number;
  },
): Promise<void> {
  const endsAt = days === null ? null : now + days * dayMs;
  await db
    .insert(accessGrant)
    .values({ learnerId, grantUid: uid, grantedAt: now, endsAt })
    .onConflictDoNothing();
}

/** Ends every grant of a learner. Returns how many ran. */
export async function endGrants(db: Db, learnerId: string, now: number): Promise<number> {
  const ended = await db
    .update(accessGrant)
    .set({ endedAt: now })
    .where(isRunning(learnerId, now))
    .returning({ uid: accessGrant.grantUid });
  return ended.length;
}

const isRunning = (learnerId: string, now: number) =>
  and(
    eq(accessGrant.learnerId, learnerId),
    isNull(accessGrant.endedAt),
    or(isNull(accessGrant.endsAt), gt(accessGrant.endsAt, now)),
  );
