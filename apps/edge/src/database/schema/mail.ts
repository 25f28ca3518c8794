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
} from 'drizzle-orm/pg-core';

/** Mail that waits to be sent, and for a while what was sent. */
export const mail = pgTable(
  'mail',
  {
    /** The learner; for somebody without an account `email:` with the address. */
    learnerId: text('learner_id').notNull(),
    /** What the mail is about, once: the same key is never queued a second time. */
    mailKey: text('mail_key').notNull(),
    recipient: text('recipient').notNull(),
    /** A `Message`: the text is made from it when it is sent. */
    message: jsonb('message').notNull(),
    queuedAt: bigint('queued_at', { mode: 'number' }).notNull(),
    status: text('status', { enum: ['waiting', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    tries: integer('tries').notNull().default(0),
    /** Not before this moment; while a server sends it, until when that server has it alone. */
    nextTryAt: bigint('next_try_at', { mode: 'number' }).notNull(),
    settledAt: bigint('settled_at', { mode: 'number' }),
    /** What the mail server said to the last try that failed. */
    problem: text('problem'),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.mailKey] }),
    index('mail_waiting')
      .on(table.nextTryAt)
      .where(sql`${table.status} = 'waiting'`),
    index('mail_failed')
      .on(table.queuedAt)
      .where(sql`${table.status} = 'failed'`),
    index('mail_settled')
      .on(table.settledAt)
      .where(sql`${table.status} <> 'waiting'`),
  ],
);

/** Where mail to a learner goes, and which mail the learner wants. */
export const mailChoice = pgTable(
  'mail_choice',
  {
    learnerId: text('learner_id').primaryKey(),
    /** The address that the identity provider called verified; null until it has. */
    address: text('address'),
    /** When the provider was last asked. */
    askedAt: bigint('asked_at', { mode: 'number' }).notNull(),
    /** In every link by which a mail's reader ends it: proves that the mail was received. */
    token: text('token').notNull(),
    reminders: boolean('reminders').notNull().default(false),
    weekly: boolean('weekly').notNull().default(false),
    /** Hour of the learner's own day at which reminders are sent. */
    hour: integer('hour').notNull().default(19),
    /** When the learner's reminder, and weekly summary, are next looked at; null without them. */
    nextReminderAt: bigint('next_reminder_at', { mode: 'number' }),
    nextWeeklyAt: bigint('next_weekly_at', { mode: 'number' }),
  },
  (table) => [
    index('mail_choice_reminder').on(table.nextReminderAt),
    index('mail_choice_weekly').on(table.nextWeeklyAt),
  ],
);
