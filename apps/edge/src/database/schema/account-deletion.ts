import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * A deletion that was asked for, and how far it has come. The row stays after it: as long as it does, access tokens
 * of before are refused.
 */
export const accountDeletion = pgTable(
  'account_deletion',
  {
    learnerId: text('learner_id').primaryKey(),
    requestedAt: bigint('requested_at', { mode: 'number' }).notNull(),
    /** The payment provider is to forget the customer too. */
    deletesCustomer: boolean('deletes_customer').notNull(),
    /** What is to be done next. */
    step: text('step', {
      enum: ['subscriptions', 'customer', 'identity', 'rows', 'late-rows', 'done'],
    }).notNull(),
    /** The identity provider offers no way to delete the account: it is refused here instead. */
    identityKept: boolean('identity_kept').notNull().default(false),
    /** Owner of the payment records that are kept; forgotten when the deletion is done. */
    pseudonym: text('pseudonym'),
    deletedRows: integer('deleted_rows').notNull().default(0),
    finishedAt: bigint('finished_at', { mode: 'number' }),
    /** Until when one server works on it alone; the others, and the next try, wait. */
    leasedUntil: bigint('leased_until', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    index('account_deletion_unfinished')
      .on(table.leasedUntil)
      .where(sql`${table.step} <> 'done'`),
  ],
);
