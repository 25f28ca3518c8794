import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { lifetimeSpot, paymentWithdrawal, purchase } from '../database/schema/index.ts';

/** How many lifetime places are sold in all: the number that the pricing page states. */
export const lifetimeSpots = 50;

/** Later than any payment is still on its way. */
const untilPaid = Number.MAX_SAFE_INTEGER;

const isFree = (now: number) =>
  and(
    lte(lifetimeSpot.spot, lifetimeSpots),
    isNull(lifetimeSpot.paymentId),
    lte(lifetimeSpot.reservedUntil, now),
  );

/** Makes the places, and gives those that were sold before there were any to their buyers. */
export async function prepareSpots(db: Db): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(
      sql`insert into ${lifetimeSpot} (spot) select generate_series(1, ${lifetimeSpots}::int) on conflict do nothing`,
    );
    const unplaced = await transaction
      .select({ paymentId: purchase.paymentId })
      .from(purchase)
      .leftJoin(lifetimeSpot, eq(lifetimeSpot.paymentId, purchase.paymentId))
      .leftJoin(paymentWithdrawal, eq(paymentWithdrawal.paymentId, purchase.paymentId))
      .where(
        and(
          eq(purchase.plan, 'lifetime'),
          isNull(lifetimeSpot.spot),
          sql`${paymentWithdrawal.status} is distinct from 'refunded'`,
        ),
      );
    for (const { paymentId } of unplaced) await sellSpot(transaction, { paymentId, now: 0 });
  });
}

export async function spotsLeft(db: Db, now: number): Promise<number> {
  return db.$count(lifetimeSpot, isFree(now));
}

/** Holds a free place for a checkout. False if there is none. One statement: no two checkouts get the same. */
export async function reserveSpot(
  db: Db,
  { reservation, until, now }: { reservation: string; until: number; now: number },
): Promise<boolean> {
  return takeFree(db, now, { reservation, reservedUntil: until });
}

/** Keeps what is held: the payment is on its way. */
export async function holdSpot(db: Db, reservation: string): Promise<void> {
  await db
    .update(lifetimeSpot)
    .set({ reservedUntil: untilPaid })
    .where(eq(lifetimeSpot.reservation, reservation));
}

export async function releaseSpot(db: Db, reservation: string): Promise<void> {
  await db
    .update(lifetimeSpot)
    .set({ reservation: null, reservedUntil: 0 })
    .where(and(eq(lifetimeSpot.reservation, reservation), isNull(lifetimeSpot.paymentId)));
}

/** A refund makes a place free again. */
export async function returnSpot(db: Db, paymentId: string): Promise<void> {
  await db
    .update(lifetimeSpot)
    .set({ paymentId: null, reservation: null, reservedUntil: 0 })
    .where(eq(lifetimeSpot.paymentId, paymentId));
}

/**
 * Gives a place to a payment: the one that was held for it, else a free one. Money that came although none was left
 * gets a place beyond the last, so that the count stays true. Call it in the transaction of the purchase.
 */
export async function sellSpot(
  db: Db,
  { paymentId, reservation, now }: { paymentId: string; reservation?: string; now: number },
): Promise<void> {
  const sold = { paymentId, reservation: null, reservedUntil: 0 };
  if (reservation !== undefined) {
    const held = await db
      .update(lifetimeSpot)
      .set(sold)
      .where(and(eq(lifetimeSpot.reservation, reservation), isNull(lifetimeSpot.paymentId)))
      .returning({ spot: lifetimeSpot.spot });
    if (held.length > 0) return;
  }
  if (await takeFree(db, now, sold)) return;
  await db.execute(
    sql`insert into ${lifetimeSpot} (spot, payment_id) select greatest(max(spot), ${lifetimeSpots}::int) + 1, ${paymentId} from ${lifetimeSpot}`,
  );
}

async function takeFree(
  db: Db,
  now: number,
  set: Partial<typeof lifetimeSpot.$inferInsert>,
): Promise<boolean> {
  const free = db
    .select({ spot: lifetimeSpot.spot })
    .from(lifetimeSpot)
    .where(isFree(now))
    .orderBy(lifetimeSpot.spot)
    .limit(1)
    .for('update', { skipLocked: true });
  const taken = await db
    .update(lifetimeSpot)
    .set(set)
    .where(eq(lifetimeSpot.spot, sql`(${free})`))
    .returning({ spot: lifetimeSpot.spot });
  return taken.length > 0;
}
