import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { paymentWithdrawal } from '../database/schema/index.ts';
import type { PurchaseWithdrawn } from './gateway.ts';

/** Keeps what a payment was withdrawn by. The later event stands; of one second the refund does, then the dispute that was won. */
export async function recordWithdrawal(
  db: Db,
  { paymentId, status, at }: Pick<PurchaseWithdrawn, 'paymentId' | 'status' | 'at'>,
): Promise<void> {
  const order = (column: unknown) =>
    sql`case ${column} when 'refunded' then 2 when 'restored' then 1 else 0 end`;
  await db
    .insert(paymentWithdrawal)
    .values({ paymentId, status, at })
    .onConflictDoUpdate({
      target: paymentWithdrawal.paymentId,
      set: { status, at },
      setWhere: sql`(excluded.at, ${order(sql`excluded.status`)}) > (${paymentWithdrawal.at}, ${order(paymentWithdrawal.status)})`,
    });
}

/** What a payment is after it: a dispute that was won leaves it paid. */
export function statusAfter(
  withdrawal: PurchaseWithdrawn['status'] | null,
): 'paid' | 'refunded' | 'disputed' {
  return withdrawal === 'refunded' || withdrawal === 'disputed' ? withdrawal : 'paid';
}

/** Which of these payments the provider says are refunded. */
export async function refundedAmong(
  db: Db,
  paymentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (paymentIds.length === 0) return new Set();
  const rows = await db
    .select({ paymentId: paymentWithdrawal.paymentId })
    .from(paymentWithdrawal)
    .where(
      and(
        inArray(paymentWithdrawal.paymentId, [...paymentIds]),
        eq(paymentWithdrawal.status, 'refunded'),
      ),
    );
  return new Set(rows.map(({ paymentId }) => paymentId));
}
