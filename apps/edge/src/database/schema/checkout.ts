import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The checkout that a learner opened last and has not paid: there is one at a time. */
export const openCheckout = pgTable('open_checkout', {
  learnerId: text('learner_id').primaryKey(),
  checkoutId: text('checkout_id').notNull(),
  /** The one before it, which is to be closed. */
  previousId: text('previous_id'),
});

/** The places of lifetime access: as many rows as there are places. A place is free, held for a checkout, or sold. */
export const lifetimeSpot = pgTable('lifetime_spot', {
  spot: integer('spot').primaryKey(),
  /** The checkout that it is held for, until `reservedUntil` (milliseconds since the epoch). */
  reservation: text('reservation').unique(),
  reservedUntil: bigint('reserved_until', { mode: 'number' }).notNull().default(0),
  /** The payment that it is sold to. */
  paymentId: text('payment_id').unique(),
});
