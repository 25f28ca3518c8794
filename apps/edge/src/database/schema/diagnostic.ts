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
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** A diagnostic test. A visitor's one belongs to `visitor:<session uid>` until it is claimed. */
export const diagnostic = pgTable(
  'diagnostic',
  {
    learnerId: text('learner_id').notNull(),
    sessionUid: text('session_uid').notNull(),
    courseUid: text('course_uid').notNull(),
    /** The engine's state of it. */
    state: jsonb('state').notNull(),
    answered: integer('answered').notNull(),
    startedAt: bigint('started_at', { mode: 'number' }).notNull(),
    finishedAt: bigint('finished_at', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.sessionUid] }),
    index('diagnostic_session').on(table.sessionUid),
    index('diagnostic_visitor')
      .on(table.startedAt)
      .where(sql`${table.learnerId} like 'visitor:%'`),
  ],
);

export const diagnosticAnswer = pgTable(
  'diagnostic_answer',
  {
    learnerId: text('learner_id').notNull(),
    answerUid: text('answer_uid').notNull(),
    sessionUid: text('session_uid').notNull(),
    ordinal: integer('ordinal').notNull(),
    questionUid: text('question_uid').notNull(),
    lessonVersion: text('lesson_version').notNull(),
    seed: bigint('seed', { mode: 'number' }).notNull(),
    answer: jsonb('answer').notNull(),
    bodyDigest: text('body_digest').notNull(),
    correct: boolean('correct').notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.answerUid] }),
    uniqueIndex('diagnostic_answer_order').on(table.learnerId, table.sessionUid, table.ordinal),
  ],
);
