import { bigint, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/*
 * Tables that belong to no learner: reference tables, small, the same on every shard.
 */

/** Compiled lessons by version: a session ends on the version that it began with. */
export const lessonVersion = pgTable(
  'lesson_version',
  {
    lessonUid: text('lesson_uid').notNull(),
    hash: text('hash').notNull(),
    document: jsonb('document').notNull(),
  },
  (table) => [primaryKey({ columns: [table.lessonUid, table.hash] })],
);

/** Who wants to hear when Lemma is sold in their region. */
export const interest = pgTable('interest', {
  email: text('email').primaryKey(),
  country: text('country'),
  at: bigint('at', { mode: 'number' }).notNull(),
});
