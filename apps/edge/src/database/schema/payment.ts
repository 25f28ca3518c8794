import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';

/*
 * A purchase made without signing in belongs to `email:<address>` until an account with that address, verified, signs in.
 * Rows are kept after an account is deleted, as the law asks, under a pseudonym and without the address.
 */

export const purchase = pgTable(
  'purchase',
  {
    learnerId: text('learner_id').notNull(),
    paymentId: text('payment_id').notNull(),
    plan: text('plan', { enum: ['one_year', 'lifetime'] }).notNull(),
    email: text('email').notNull(),
    customerId: text('customer_id'),
    /** Smallest unit of the currency. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    purchasedAt: bigint('purchased_at', { mode: 'number' }).notNull(),
    /** Null for lifetime access. */
    endsAt: bigint('ends_at', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.paymentId] }),
    index('purchase_payment').on(table.paymentId),
  ],
);

/** 1:1 talks that were bought: each is given its time by its buyer, and marked at the desk once it was had. */
export const talk = pgTable(
  'talk',
  {
    learnerId: text('learner_id').notNull(),
    paymentId: text('payment_id').notNull(),
    email: text('email').notNull(),
    customerId: text('customer_id'),
    /** Smallest unit of the currency. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    boughtAt: bigint('bought_at', { mode: 'number' }).notNull(),
    heldAt: bigint('held_at', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.paymentId] }),
    index('talk_payment').on(table.paymentId),
  ],
);

/** Refunds and disputes by payment: they may come before the purchase itself. */
export const paymentWithdrawal = pgTable('payment_withdrawal', {
  paymentId: text('payment_id').primaryKey(),
  status: text('status', { enum: ['refunded', 'disputed', 'restored'] }).notNull(),
  at: bigint('at', { mode: 'number' }).notNull(),
});

export const subscription = pgTable(
  'subscription',
  {
    learnerId: text('learner_id').notNull(),
    subscriptionId: text('subscription_id').notNull(),
    plan: text('plan', { enum: ['monthly', 'annual'] }).notNull(),
    status: text('status', { enum: ['active', 'past-due', 'cancelled', 'ended'] }).notNull(),
    currentPeriodEnd: bigint('current_period_end', { mode: 'number' }).notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    email: text('email').notNull(),
    customerId: text('customer_id').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /** When the provider said so: an older event does not overrule it. */
    changedAt: bigint('changed_at', { mode: 'number' }).notNull(),
    /** Order among events of the same second. */
    rank: integer('rank').notNull().default(0),
    /** Ended for good: no event overrules it. */
    isFinal: boolean('is_final').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.subscriptionId] }),
    index('subscription_id').on(table.subscriptionId),
  ],
);

/**
 * Whose a subscription is. Its row is the lock under which its events are taken in turn: the first of them may be
 * the buyer's checkout or the subscription's own, which does not name a visitor.
 */
export const subscriptionOwner = pgTable(
  'subscription_owner',
  {
    subscriptionId: text('subscription_id').primaryKey(),
    learnerId: text('learner_id').notNull(),
    email: text('email').notNull(),
    /** The address that it was bought under without an account, in lower case. It stays when an account takes it over. */
    visitorAddress: text('visitor_address'),
  },
  (table) => [
    index('subscription_owner_learner').on(table.learnerId),
    index('subscription_owner_address').on(table.visitorAddress),
  ],
);

/** A subscription that was paid although its buyer had one already: it is ended and its payments are refunded. */
export const duplicateSubscription = pgTable(
  'duplicate_subscription',
  {
    subscriptionId: text('subscription_id').primaryKey(),
    /** The one that stays. */
    keptId: text('kept_id').notNull(),
    flaggedAt: bigint('flagged_at', { mode: 'number' }).notNull(),
    /** When it was ended and refunded at the provider; null until then. */
    settledAt: bigint('settled_at', { mode: 'number' }),
    /** Payments that were refunded. */
    refunds: jsonb('refunds').$type<readonly string[]>().notNull().default([]),
  },
  (table) => [
    index('duplicate_subscription_open')
      .on(table.flaggedAt)
      .where(sql`${table.settledAt} is null`),
  ],
);

/** Events of the payment provider that were counted. */
export const paymentEvent = pgTable('payment_event', {
  eventId: text('event_id').primaryKey(),
  at: bigint('at', { mode: 'number' }).notNull(),
});
