import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

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
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.subscriptionId] }),
    index('subscription_id').on(table.subscriptionId),
  ],
);

/** Events of the payment provider that were counted. */
export const paymentEvent = pgTable('payment_event', {
  eventId: text('event_id').primaryKey(),
  at: bigint('at', { mode: 'number' }).notNull(),
});
