import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import {
  accountDeletion,
  paymentEvent,
  paymentWithdrawal,
  purchase,
  subscription,
  subscriptionOwner,
} from '../database/schema/index.ts';
import type {
  PaymentEvent,
  PurchasePaid,
  SubscriptionBought,
  SubscriptionChanged,
  TalkPaid,
} from './gateway.ts';

import { flagDuplicate, flagTakenOver, lockSubscriber } from './duplicate-subscriptions.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import { writeToBuyer } from './buyer-mail.ts';
import { holdSpot, releaseSpot, returnSpot, sellSpot } from './lifetime-spots.ts';
import { forgetOpenCheckout } from './open-checkouts.ts';
import { keepTalk, moveTalks, talksOf } from './talks.ts';
import { recordWithdrawal, statusAfter } from './withdrawals.ts';

/**
 * Owner of what was bought without signing in, until an account proves to own the address. A profile's address is
 * what its owner says it is: it takes no part in this.
 */
export const ownerOfEmail = (email: string): string => `email:${addressOf(email)}`;
const addressOf = (email: string): string => email.trim().toLowerCase();

/** Owner of a subscription whose checkout has not been reported yet. */
const ownerOfCustomer = (customerId: string): string => `customer:${customerId}`;

/** Appends what the provider says, each event once, in any order. Returns false for an event that was there already. */
export async function recordPaymentEvent(
  db: Db,
  event: PaymentEvent,
  mail?: MailQueue,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const counted = await transaction
      .insert(paymentEvent)
      .values({ eventId: event.id, at: event.at })
      .onConflictDoNothing()
      .returning({ eventId: paymentEvent.eventId });
    if (counted.length === 0) return false;
    await recordNewEvent(transaction, event);
    if (mail) await writeToBuyer(transaction, event, mail);
    return true;
  });
}

async function recordNewEvent(transaction: Db, event: PaymentEvent): Promise<void> {
  switch (event.type) {
    case 'purchase-paid':
      return recordPurchase(transaction, event);
    case 'talk-paid':
      return recordTalk(transaction, event);
    case 'purchase-withdrawn':
      if (event.status === 'refunded') await returnSpot(transaction, event.paymentId);
      return recordWithdrawal(transaction, event);
    case 'subscription-bought':
      return recordBuyer(transaction, event);
    case 'subscription-changed':
      return recordSubscription(transaction, event);
    case 'checkout-held':
      return holdSpot(transaction, event.reservation);
    case 'checkout-closed':
      return releaseSpot(transaction, event.reservation);
  }
}

/** The owner, or a pseudonym if it is an account that is deleted: what comes late brings no name back. */
async function standingOwner(db: Db, owner: string, at: number): Promise<string> {
  const [deletion] = await db
    .select()
    .from(accountDeletion)
    .where(eq(accountDeletion.learnerId, owner));
  const isGone = deletion && (deletion.finishedAt === null || deletion.finishedAt >= at);
  return isGone ? (deletion.pseudonym ?? `deleted:${randomUUID()}`) : owner;
}

async function recordPurchase(db: Db, event: PurchasePaid): Promise<void> {
  const { paymentId, plan, email, customerId, amount, currency, at } = event;
  const learnerId = await standingOwner(db, event.learnerId ?? ownerOfEmail(email), at);
  const inserted = await db
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
    .onConflictDoNothing()
    .returning({ paymentId: purchase.paymentId });
  await forgetOpenCheckout(db, event.checkoutId);
  if (plan !== 'lifetime' || inserted.length === 0) return;
  const { reservation } = event;
  await sellSpot(db, { paymentId, now: at, ...(reservation ? { reservation } : {}) });
  const [withdrawal] = await db
    .select()
    .from(paymentWithdrawal)
    .where(eq(paymentWithdrawal.paymentId, paymentId));
  if (withdrawal?.status === 'refunded') await returnSpot(db, paymentId);
}

async function recordTalk(db: Db, event: TalkPaid): Promise<void> {
  const owner = event.learnerId ?? ownerOfEmail(event.email);
  await keepTalk(db, await standingOwner(db, owner, event.at), event);
  await forgetOpenCheckout(db, event.checkoutId);
}

type Owner = Omit<typeof subscriptionOwner.$inferSelect, 'subscriptionId'>;

/** Locks a subscription's owner, who is `given` if nobody is known yet. */
async function lockOwner(db: Db, subscriptionId: string, given: Owner): Promise<Owner> {
  const [owner] = await db
    .insert(subscriptionOwner)
    .values({ subscriptionId, ...given })
    .onConflictDoUpdate({
      target: subscriptionOwner.subscriptionId,
      set: { subscriptionId },
    })
    .returning();
  return owner ?? given;
}

/**
 * The checkout names the buyer: what was recorded before, under the customer, becomes theirs. A buyer who has a
 * subscription already keeps that one.
 */
async function recordBuyer(db: Db, event: SubscriptionBought): Promise<void> {
  const { subscriptionId, customerId, email } = event;
  const learnerId = await standingOwner(db, event.learnerId ?? ownerOfEmail(email), event.at);
  const visitorAddress = event.learnerId === undefined ? addressOf(email) : null;
  const subscriber = visitorAddress === null ? { learnerId } : { visitorAddress };
  await lockSubscriber(db, subscriber);
  const buyer = { learnerId, email, visitorAddress };
  await forgetOpenCheckout(db, event.checkoutId);
  const owner = await lockOwner(db, subscriptionId, buyer);
  // The subscription's own event may name the learner and never names the address.
  const lacksAddress = owner.learnerId === learnerId && owner.email === '';
  if (owner.learnerId === ownerOfCustomer(customerId) || lacksAddress)
    await giveSubscription(db, subscriptionId, owner.learnerId, buyer);
  await flagDuplicate(db, subscriptionId, subscriber, event.at);
}

/**
 * One statement writes a subscription if what it says is later than what is kept: whatever order events come in,
 * and at however many servers, the last of them stands. What has ended for good stays ended.
 */
async function recordSubscription(db: Db, event: SubscriptionChanged): Promise<void> {
  const { subscriptionId, customerId } = event;
  const { learnerId, email } = await lockOwner(db, subscriptionId, {
    learnerId: await standingOwner(db, event.learnerId ?? ownerOfCustomer(customerId), event.at),
    email: '',
    visitorAddress: null,
  });
  const changing = {
    plan: event.plan,
    status: event.status,
    currentPeriodEnd: event.currentPeriodEnd,
    cancelAtPeriodEnd: event.cancelAtPeriodEnd,
    customerId,
    amount: event.amount,
    currency: event.currency,
    changedAt: event.at,
    rank: event.rank,
    isFinal: event.isFinal,
  };
  await db
    .insert(subscription)
    .values({ learnerId, subscriptionId, email, ...changing })
    .onConflictDoUpdate({
      target: [subscription.learnerId, subscription.subscriptionId],
      set: changing,
      setWhere: sql`not ${subscription.isFinal} and (excluded.is_final or (excluded.changed_at, excluded.rank) > (${subscription.changedAt}, ${subscription.rank}))`,
    });
}

/** The same day of the next year; 29 February becomes 1 March. */
export function twelveMonthsAfter(at: number): number {
  const date = new Date(at);
  return date.setUTCFullYear(date.getUTCFullYear() + 1);
}

/** Everything one owner has bought, latest first, with what became of it. */
export async function paymentsOf(db: Db, owner: string) {
  const [purchases, subscriptions, talks] = await Promise.all([
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
    talksOf(db, owner),
  ]);
  return {
    purchases: purchases.map((row) => ({
      ...row.purchase,
      status: statusAfter(row.withdrawal),
    })),
    subscriptions,
    talks,
  };
}

export type PaymentsOf = Awaited<ReturnType<typeof paymentsOf>>;

/**
 * Gives an account what was bought under its verified address. A subscription beside one that it has is flagged.
 * Returns the flagged ones.
 */
export async function adoptPayments(
  db: Db,
  learnerId: string,
  email: string,
  now: number,
): Promise<readonly string[]> {
  return db.transaction(async (transaction) => {
    await lockSubscriber(transaction, { visitorAddress: addressOf(email) });
    await lockSubscriber(transaction, { learnerId });
    const takenOver = await movePayments(transaction, ownerOfEmail(email), learnerId);
    return flagTakenOver(transaction, learnerId, takenOver, now);
  });
}

/** Moves what one owner bought to another, and returns the subscriptions. With an address it replaces the buyer's. */
export async function movePayments(
  db: Db,
  from: string,
  to: string,
  email?: string,
): Promise<readonly string[]> {
  return db.transaction(async (transaction) => {
    const purchases = await transaction
      .select()
      .from(purchase)
      .where(eq(purchase.learnerId, from))
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
    await moveTalks(transaction, from, to, email);
    // Owners are locked in one order, before their subscriptions, as an event of the provider does.
    const owned = await transaction
      .select()
      .from(subscriptionOwner)
      .where(eq(subscriptionOwner.learnerId, from))
      .orderBy(asc(subscriptionOwner.subscriptionId))
      .for('update');
    for (const owner of owned)
      await giveSubscription(transaction, owner.subscriptionId, from, {
        learnerId: to,
        email: email ?? owner.email,
        visitorAddress: email === undefined ? owner.visitorAddress : null,
      });
    return owned.map(({ subscriptionId }) => subscriptionId);
  });
}

/** Gives a subscription to another owner. The row of its present owner must be locked. */
async function giveSubscription(
  db: Db,
  subscriptionId: string,
  from: string,
  to: Owner,
): Promise<void> {
  await db
    .update(subscriptionOwner)
    .set(to)
    .where(eq(subscriptionOwner.subscriptionId, subscriptionId));
  const moved = await db
    .delete(subscription)
    .where(and(eq(subscription.learnerId, from), eq(subscription.subscriptionId, subscriptionId)))
    .returning();
  for (const row of moved)
    await db
      .insert(subscription)
      .values({ ...row, learnerId: to.learnerId, email: to.email })
      .onConflictDoNothing();
}
