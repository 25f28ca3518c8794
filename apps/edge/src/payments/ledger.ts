import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import {
  paymentEvent,
  paymentWithdrawal,
  purchase,
  subscription,
} from '../database/schema/index.ts';
import type { PaymentEvent, PurchasePaid, SubscriptionChanged } from './gateway.ts';

/**
 * Owner of what was bought without signing in, until an account proves to own the address. A profile's address is
 * what its owner says it is: it takes no part in this.
 */
export const ownerOfEmail = (email: string): string => `email:${email.trim().toLowerCase()}`;

/** Appends what the provider says, each event once, in any order. */
export async function recordPaymentEvent(db: Db, event: PaymentEvent): Promise<void> {
  await db.transaction(async (transaction) => {
    const counted = await transaction
      .insert(paymentEvent)
      .values({ eventId: event.id, at: event.at })
      .onConflictDoNothing()
      .returning({ eventId: paymentEvent.eventId });
    if (counted.length === 0) return;
    if (event.type === 'purchase-paid') await recordPurchase(transaction, event);
    else if (event.type === 'subscription-changed') await recordSubscription(transaction, event);
    else {
      const { paymentId, status, at } = event;
      const [kept] = await transaction
        .select()
        .from(paymentWithdrawal)
        .where(eq(paymentWithdrawal.paymentId, paymentId));
      if (kept && kept.at > at) return;
      await transaction
        .insert(paymentWithdrawal)
        .values({ paymentId, status, at })
        .onConflictDoUpdate({ target: paymentWithdrawal.paymentId, set: { status, at } });
    }
  });
}

async function recordPurchase(db: Db, event: PurchasePaid): Promise<void> {
  const { paymentId, plan, email, customerId, amount, currency, at } = event;
  const learnerId = event.learnerId ?? ownerOfEmail(email);
  await db
    .insert(purchase)
    .values({
      learnerId,
      paymentId,
      plan,
      email,
      customerId: customerId ?? null,
      amount,
      currency,
      purchasedAt: at,
      endsAt: plan === 'lifetime' ? null : twelveMonthsAfter(at),
    })
    .onConflictDoNothing();
}

async function recordSubscription(db: Db, event: SubscriptionChanged): Promise<void> {
  const find = async () =>
    (
      await db
        .select()
        .from(subscription)
        .where(eq(subscription.subscriptionId, event.subscriptionId))
        .for('update')
    )[0];
  // A row that was moved to another owner while this waited for it is found by asking again.
  const kept = (await find()) ?? (await find());
  if (kept && kept.changedAt > event.at) return;
  const {
    subscriptionId,
    plan,
    status,
    currentPeriodEnd,
    cancelAtPeriodEnd,
    customerId,
    amount,
    currency,
  } = event;
  const email = event.email ?? kept?.email ?? '';
  const learnerId = kept?.learnerId ?? event.learnerId ?? ownerOfEmail(email || customerId);
  const changing = {
    plan,
    status,
    currentPeriodEnd,
    cancelAtPeriodEnd,
    customerId,
    amount,
    currency,
    changedAt: event.at,
  };
  await db
    .insert(subscription)
    .values({ learnerId, subscriptionId, email, ...changing })
    .onConflictDoUpdate({
      target: [subscription.learnerId, subscription.subscriptionId],
      set: changing,
    });
}

/** The same day of the next year; 29 February becomes 1 March. */
export function twelveMonthsAfter(at: number): number {
  const date = new Date(at);
  return date.setUTCFullYear(date.getUTCFullYear() + 1);
}

/** Everything one owner has bought, latest first, with what became of it. */
export async function paymentsOf(db: Db, owner: string) {
  const [purchases, subscriptions] = await Promise.all([
    db
      .select({ purchase, withdrawal: paymentWithdrawal.status })
      .from(purchase)
      .leftJoin(paymentWithdrawal, eq(paymentWithdrawal.paymentId, purchase.paymentId))
      .where(eq(purchase.learnerId, owner))
      .orderBy(desc(purchase.purchasedAt)),
    db
      .select()
      .from(subscription)
      .where(eq(subscription.learnerId, owner))
      .orderBy(desc(subscription.currentPeriodEnd)),
  ]);
  return {
    purchases: purchases.map((row) => ({
      ...row.purchase,
      status:
        row.withdrawal === 'refunded' || row.withdrawal === 'disputed'
          ? row.withdrawal
          : ('paid' as const),
    })),
    subscriptions,
  };
}

export type PaymentsOf = Awaited<ReturnType<typeof paymentsOf>>;

/** Moves what one owner bought to another: at sign-up, and to a pseudonym when an account is deleted. */
export async function movePayments(
  db: Db,
  from: string,
  to: string,
  email?: string,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const purchases = await transaction
      .select()
      .from(purchase)
      .where(eq(purchase.learnerId, from))
      .for('update');
    const subscriptions = await transaction
      .select()
      .from(subscription)
      .where(eq(subscription.learnerId, from))
      .for('update');
    const renamed = email === undefined ? {} : { email };
    // A shard key cannot be updated in place on Citus: rows are written anew.
    for (const row of purchases) {
      await transaction
        .delete(purchase)
        .where(and(eq(purchase.learnerId, from), eq(purchase.paymentId, row.paymentId)));
      await transaction
        .insert(purchase)
        .values({ ...row, ...renamed, learnerId: to })
        .onConflictDoNothing();
    }
    for (const row of subscriptions) {
      await transaction
        .delete(subscription)
        .where(
          and(
            eq(subscription.learnerId, from),
            eq(subscription.subscriptionId, row.subscriptionId),
          ),
        );
      await transaction
        .insert(subscription)
        .values({ ...row, ...renamed, learnerId: to })
        .onConflictDoNothing();
    }
  });
}
