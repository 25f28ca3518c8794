import type { RestDay } from '@lemma/learning-engine';
import { sql } from 'drizzle-orm';
import {
  bigint,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/*
 * Learner-owned tables begin their keys with the learner's id (the token's `sub`), so that they shard by learner.
 * Moments are milliseconds since the epoch by the server's clock: the same number on every engine.
 */

export const learner = pgTable('learner', {
  learnerId: text('learner_id').primaryKey(),
  email: text('email').notNull(),
  name: text('name'),
  dailyGoal: integer('daily_goal').notNull(),
  timeZone: text('time_zone').notNull(),
  /** Hour of the clock at which a day begins. */
  dayStart: integer('day_start').notNull().default(0),
  /** Recall at which reviews are due; the last event `retention-chosen` says the same. */
  retention: doublePrecision('retention').notNull().default(0.91),
  /** Every choice of a rest day: past days stay as they were counted. */
  restDays: jsonb('rest_days').$type<readonly RestDay[]>().notNull().default([]),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  /** When the learner last signed out everywhere: tokens of before are refused. */
  signedOutAt: bigint('signed_out_at', { mode: 'number' }),
});

/** The fold of a learner's events. Its row is the lock under which the learner's writes happen in turn. */
export const learnerState = pgTable('learner_state', {
  learnerId: text('learner_id').primaryKey(),
  /** Events folded in: the next event's sequence. */
  revision: integer('revision').notNull(),
  /** `json`, not `jsonb`: it is read whole, always, and is three times as fast to send as it was written. */
  state: json('state').notNull(),
  /** The course that was started last and is not archived. */
  activeCourse: text('active_course'),
  /** Events that `memory_point` holds the effects of; null if it is to be made from all events anew. */
  memoryRevision: integer('memory_revision'),
});

/** How well a lesson was remembered after each event that changed it. It follows from the events. */
export const memoryPoint = pgTable(
  'memory_point',
  {
    learnerId: text('learner_id').notNull(),
    lessonUid: text('lesson_uid').notNull(),
    /** Sequence of the event. */
    sequence: integer('sequence').notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
    practisedAt: bigint('practised_at', { mode: 'number' }).notNull(),
    /** Days after which recall has fallen to 90 %. */
    stability: doublePrecision('stability').notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.lessonUid, table.sequence] })],
);

/**
 * What changed a learner's state, in order, except for the answers: those are events in `attempt`. Appended once, never
 * changed.
 */
export const event = pgTable(
  'event',
  {
    learnerId: text('learner_id').notNull(),
    sequence: integer('sequence').notNull(),
    uid: text('uid').notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
    type: text('type').notNull(),
    body: jsonb('body').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.sequence] }),
    uniqueIndex('event_uid').on(table.learnerId, table.uid),
  ],
);

export const customCourse = pgTable(
  'custom_course',
  {
    learnerId: text('learner_id').notNull(),
    courseId: text('course_id').notNull(),
    title: text('title').notNull(),
    goals: jsonb('goals').$type<readonly string[]>().notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.courseId] })],
);

/** Terms and privacy policies that a learner agreed to, each by the day that it is in force since. */
export const agreement = pgTable(
  'agreement',
  {
    learnerId: text('learner_id').notNull(),
    terms: text('terms').notNull(),
    privacy: text('privacy').notNull(),
    agreedAt: bigint('agreed_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.terms, table.privacy] })],
);

/** Feedback and errors that browsers reported. */
export const report = pgTable(
  'report',
  {
    learnerId: text('learner_id').notNull(),
    reportUid: text('report_uid').notNull(),
    kind: text('kind', { enum: ['issue', 'error'] }).notNull(),
    body: jsonb('body').notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
    /** When the desk was done with it; null while it is open. */
    closedAt: bigint('closed_at', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.reportUid] }),
    index('report_open')
      .on(table.kind, table.at)
      .where(sql`${table.closedAt} is null`),
    index('report_closed')
      .on(table.kind, table.at)
      .where(sql`${table.closedAt} is not null`),
  ],
);
