import { bigint, boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What a learner notes beside a part of a lesson: a bookmark, a text, or both. */
export const note = pgTable(
  'note',
  {
    learnerId: text('learner_id').notNull(),
    lessonUid: text('lesson_uid').notNull(),
    /** Id of the part on the page of its lesson, and its heading: as they were when the note was written. */
    partId: text('part_id').notNull(),
    partTitle: text('part_title').notNull(),
    bookmarked: boolean('bookmarked').notNull(),
    text: text('text').notNull(),
    /** The write that made it what it is. */
    writeUid: text('write_uid').notNull(),
    changedAt: bigint('changed_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.lessonUid, table.partId] })],
);
