import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { paymentWithdrawal, talk } from '../database/schema/index.ts';
import type { TalkPaid } from './gateway.ts';
import { statusAfter } from './withdrawals.ts';

/** Keeps a talk that was paid, once. */
export async function keepTalk(db: Db, learnerId: string, event: TalkPaid): Promise<void> {
  const { paymentId, email, customerId = null, amount, currency, at: boughtAt } = event;
  await db
    .insert(talk)
    .values({ learnerId, paymentId, email, customerId, amount, currency, boughtAt })
    .onConflictDoNothing();
}

/** A learner's talks, latest first, with what became of their payments. */
export async function talksOf(db: Db, learnerId: string) {
  const rows = await db
    .select({ talk, withdrawal: paymentWithdrawal.status })
    .from(talk)
    .leftJoin(paymentWithdrawal, eq(paymentWithdrawal.paymentId, talk.paymentId))
    .where(eq(talk.learnerId, learnerId))
    .orderBy(desc(talk.boughtAt));
  return rows.map((row) => ({ ...row.talk, status: statusAfter(row.withdrawal) }));
}

/** True for a talk that is paid and was not had yet. */
export function isOpenTalk({ status, heldAt }: Awaited<ReturnType<typeof talksOf>>[number]) {
  return status === 'paid' && heldAt === null;
}

/** When a talk was had: null takes it back. Returns false if the learner has bought none under this payment. */
export async function setTalkHeld(
  db: Db,
  learnerId: string,
  paymentId: string,
  heldAt: number | null,
): Promise<boolean> {
  const set = await db
    .update(talk)
    .set({ heldAt })
    .where(isTalk(learnerId, paymentId))
    .returning({ paymentId: talk.paymentId });
  return set.length > 0;
}

/** Moves every talk of one owner to another. With an address it replaces the buyer's. */
export async function moveTalks(db: Db, from: string, to: string, email?: string): Promise<void> {
  const rows = await db.select().from(talk).where(eq(talk.learnerId, from)).for('update');
  const renamed = email === undefined ? {} : { email };
  for (const row of rows) {
    await db.delete(talk).where(isTalk(from, row.paymentId));
    await db
      .insert(talk)
      .values({ ...row, ...renamed, learnerId: to })
      .onConflictDoNothing();
  }
}

const isTalk = (learnerId: string, paymentId: string): SQL | undefined =>
  and(eq(talk.learnerId, learnerId), eq(talk.paymentId, paymentId));
