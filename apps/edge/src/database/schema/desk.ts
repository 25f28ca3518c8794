import { bigint, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

/**
 * What staff did. Rows are only added: triggers of the migration refuse every UPDATE, DELETE and TRUNCATE.
 * An entry names its learner by `subject` alone: forgetting the link to it leaves the entry as it was written.
 */
export const auditEntry = pgTable(
  'audit_entry',
  {
    number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    entryUid: text('entry_uid').notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
    /** The staff member's `sub`. */
    agentId: text('agent_id').notNull(),
    action: text('action').notNull(),
    /** Null for what is about no learner. */
    subject: text('subject'),
    reason: text('reason'),
    details: jsonb('details').$type<Readonly<Record<string, string>>>().notNull(),
  },
  (table) => [
    uniqueIndex('audit_entry_uid').on(table.entryUid),
    index('audit_entry_subject').on(table.subject, table.number),
  ],
);

/** Under which name a learner stands in the audit trail. The row goes with the account. */
export const auditSubject = pgTable(
  'audit_subject',
  {
    learnerId: text('learner_id').primaryKey(),
    subject: text('subject').notNull(),
  },
  (table) => [uniqueIndex('audit_subject_subject').on(table.subject)],
);

/** Access that the desk gave, without payment. */
export const accessGrant = pgTable(
  'access_grant',
  {
    learnerId: text('learner_id').notNull(),
    grantUid: text('grant_uid').notNull(),
    grantedAt: bigint('granted_at', { mode: 'number' }).notNull(),
    /** Null: for good. */
    endsAt: bigint('ends_at', { mode: 'number' }),
    /** When the desk ended it before its time. */
    endedAt: bigint('ended_at', { mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.grantUid] })],
);

/** A learning path that the desk made of lessons of the library. Its lessons follow from its goals. */
export const learningPath = pgTable(
  'learning_path',
  {
    pathUid: text('path_uid').primaryKey(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    goals: jsonb('goals').$type<readonly string[]>().notNull(),
    state: text('state', { enum: ['draft', 'published', 'withdrawn'] })
      .notNull()
      .default('draft'),
    changedAt: bigint('changed_at', { mode: 'number' }).notNull(),
  },
  (table) => [uniqueIndex('learning_path_slug').on(table.slug)],
);
