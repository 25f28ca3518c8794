import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** A weekly quiz. A learner has one open quiz at most. */
export const quiz = pgTable(
  'quiz',
  {
    learnerId: text('learner_id').notNull(),
    quizUid: text('quiz_uid').notNull(),
    /** What was drawn, in the order in which it is asked. */
    questions: jsonb('questions').notNull(),
    /** Mastered lessons that they were drawn from. */
    lessons: integer('lessons').notNull(),
    startedAt: bigint('started_at', { mode: 'number' }).notNull(),
    finishedAt: bigint('finished_at', { mode: 'number' }),
    /** What its end said; null while it is open. */
    result: jsonb('result'),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.quizUid] }),
    uniqueIndex('quiz_open')
      .on(table.learnerId)
      .where(sql`${table.finishedAt} is null`),
  ],
);

/** An answer as it was given and scored. Appended once, never changed. */
export const quizAnswer = pgTable(
  'quiz_answer',
  {
    learnerId: text('learner_id').notNull(),
    answerUid: text('answer_uid').notNull(),
    quizUid: text('quiz_uid').notNull(),
    /** Place in its quiz, from 0. */
    ordinal: integer('ordinal').notNull(),
    lessonUid: text('lesson_uid').notNull(),
    lessonVersion: text('lesson_version').notNull(),
    questionUid: text('question_uid').notNull(),
    seed: bigint('seed', { mode: 'number' }).notNull(),
    /** The chance with which the lesson was drawn. */
    probability: doublePrecision('probability').notNull(),
    answer: jsonb('answer').notNull(),
    /** Digest of the request’s body: the same identifier with another body is refused. */
    bodyDigest: text('body_digest').notNull(),
    correct: boolean('correct').notNull(),
    credit: doublePrecision('credit').notNull(),
    seconds: doublePrecision('seconds').notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.answerUid] }),
    uniqueIndex('quiz_answer_order').on(table.learnerId, table.quizUid, table.ordinal),
  ],
);
