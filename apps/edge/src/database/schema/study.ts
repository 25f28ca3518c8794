import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

export const session = pgTable(
  'session',
  {
    learnerId: text('learner_id').notNull(),
    sessionUid: text('session_uid').notNull(),
    kind: text('kind', { enum: ['lesson', 'review'] }).notNull(),
    lessonUid: text('lesson_uid').notNull(),
    lessonVersion: text('lesson_version').notNull(),
    /** Seed of the session's plan. */
    seed: integer('seed').notNull(),
    /** Skills of rounds that an earlier study passed, which this one leaves out; null if there are none. */
    passedSkills: jsonb('passed_skills').$type<readonly string[]>(),
    position: integer('position').notNull(),
    seconds: doublePrecision('seconds').notNull(),
    startedAt: bigint('started_at', { mode: 'number' }).notNull(),
    lastActiveAt: bigint('last_active_at', { mode: 'number' }).notNull(),
    finishedAt: bigint('finished_at', { mode: 'number' }),
    /** What the end of the session said; null while it is open. */
    result: jsonb('result'),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.sessionUid] }),
    uniqueIndex('session_open')
      .on(table.learnerId, table.lessonUid, table.kind)
      .where(sql`${table.finishedAt} is null`),
    index('session_lesson').on(table.learnerId, table.lessonUid),
    index('session_visitor')
      .on(table.startedAt)
      .where(sql`${table.learnerId} like 'visitor:%'`),
  ],
);

/**
 * An answer as it was given and scored, on the lesson's version of its session. Appended once, never changed: the row of
 * an answer that counts is its event in the learner's log.
 */
export const attempt = pgTable(
  'attempt',
  {
    learnerId: text('learner_id').notNull(),
    attemptUid: text('attempt_uid').notNull(),
    sessionUid: text('session_uid').notNull(),
    /** Place in its session, from 0. */
    ordinal: integer('ordinal').notNull(),
    lessonUid: text('lesson_uid').notNull(),
    lessonVersion: text('lesson_version').notNull(),
    questionUid: text('question_uid').notNull(),
    skill: text('skill').notNull(),
    seed: bigint('seed', { mode: 'number' }).notNull(),
    answer: jsonb('answer').notNull(),
    /** Digest of the request’s body: the same identifier with another body is refused. */
    bodyDigest: text('body_digest').notNull(),
    correct: boolean('correct').notNull(),
    credit: doublePrecision('credit').notNull(),
    seconds: doublePrecision('seconds').notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
    /**
     * Sequence among the learner's events. Null for a second try, which is no evidence, and for an answer that an earlier
     * version of the server kept as a row of `event` too.
     */
    sequence: integer('sequence'),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.attemptUid] }),
    uniqueIndex('attempt_order').on(table.learnerId, table.sessionUid, table.ordinal),
  ],
);

/** A saved reading position: kept so that its seconds count once. */
export const sessionEntry = pgTable(
  'session_entry',
  {
    learnerId: text('learner_id').notNull(),
    entryUid: text('entry_uid').notNull(),
    sessionUid: text('session_uid').notNull(),
    position: integer('position').notNull(),
    seconds: doublePrecision('seconds').notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.entryUid] })],
);
