import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** A program that earned mastery and was chosen to be graded again by the server, and what came of it. */
export const answerRecheck = pgTable(
  'answer_recheck',
  {
    learnerId: text('learner_id').notNull(),
    attemptUid: text('attempt_uid').notNull(),
    /** `differs`: the browser reported that all tests passed, and on the server some failed. `not-run`: nothing is known. */
    status: text('status', { enum: ['waiting', 'agrees', 'differs', 'not-run'] }).notNull(),
    /** Tests that failed on the server. */
    failed: jsonb('failed').$type<readonly string[]>().notNull().default([]),
    queuedAt: bigint('queued_at', { mode: 'number' }).notNull(),
    checkedAt: bigint('checked_at', { mode: 'number' }),
    /** Until when one server works on it alone. */
    leasedUntil: bigint('leased_until', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.attemptUid] }),
    index('answer_recheck_waiting')
      .on(table.leasedUntil)
      .where(sql`${table.status} = 'waiting'`),
    index('answer_recheck_listed')
      .on(table.checkedAt)
      .where(sql`${table.status} in ('differs', 'not-run')`),
  ],
);
