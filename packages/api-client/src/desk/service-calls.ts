import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { count, moment, text } from '../contract/fields.ts';
import { auditEntry, learnerId, person } from './desk-fields.ts';

const mail = z.object({
  learner_id: z.string(),
  mail_key: z.string(),
  recipient: z.string(),
  kind: z.string(),
  status: z.enum(['waiting', 'sent', 'failed']),
  tries: count,
  queued_at: moment,
  settled_at: moment.nullable(),
  /** What the mail server said to the last try that failed. */
  problem: z.string().nullable(),
});
export type DeskMail = z.output<typeof mail>;

export const serviceCalls = {
  agent: endpoint({
    method: 'GET',
    path: '/edge/desk/me',
    auth: 'bearer',
    scope: 'desk',
    summary: 'Who is at the desk.',
    response: person,
    errors: [],
    idempotent: true,
  }),
  mails: endpoint({
    method: 'GET',
    path: '/edge/desk/mails',
    auth: 'bearer',
    scope: 'desk',
    summary: 'Mail of one state, latest first, 100 at a time.',
    query: z.strictObject({ status: z.enum(['waiting', 'sent', 'failed']).default('failed') }),
    response: z.object({
      /** False on a server that sends no mail. */
      available: z.boolean(),
      counts: z.object({ waiting: count, failed: count }),
      mails: z.array(mail),
    }),
    errors: [],
    idempotent: true,
  }),
  mailText: endpoint({
    method: 'GET',
    path: '/edge/desk/mails/text',
    auth: 'bearer',
    scope: 'desk',
    summary: 'A mail as its reader gets it, without the links that end it.',
    query: z.strictObject({ learner_id: learnerId, mail_key: text(500, 1) }),
    response: z.object({
      recipient: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
    }),
    errors: ['not-found'],
    idempotent: true,
  }),
  interestReport: endpoint({
    method: 'GET',
    path: '/edge/desk/interest',
    auth: 'bearer',
    scope: 'desk',
    summary: 'Who wants to hear when the product is sold in their region: counts, and the latest.',
    response: z.object({
      total: count,
      countries: z.array(z.object({ country_code: z.string().nullable(), people: count })),
      /** The latest 100. */
      latest: z.array(
        z.object({ email: z.string(), country_code: z.string().nullable(), at: moment }),
      ),
    }),
    errors: [],
    idempotent: true,
  }),
  serviceReport: endpoint({
    method: 'GET',
    path: '/edge/desk/service',
    auth: 'bearer',
    scope: 'desk',
    summary: 'What the server is, and how its jobs stand.',
    response: z.object({
      version: z.string(),
      build_commit: z.string(),
      content: z.object({ version: z.string(), courses: count, lessons: count }),
      database: z.enum(['pglite', 'postgresql']),
      migrations: z.object({ applied: count, expected: count }),
      learners: count,
      jobs: z.object({
        mail: z.object({ waiting: count, failed: count }).nullable(),
        /** Deletions of accounts that are not finished, and since when the oldest waits. */
        deletions: z.object({ open: count, oldest_at: moment.nullable() }),
        /** Subscriptions that were paid twice and are not refunded yet. */
        refunds: z.object({ open: count }),
        /** Programs to be graded again by the server, and those where it disagreed with the browser. */
        rechecks: z.object({ waiting: count, differ: count }),
      }),
    }),
    errors: [],
    idempotent: true,
  }),
  audit: endpoint({
    method: 'GET',
    path: '/edge/desk/audit',
    auth: 'bearer',
    scope: 'desk',
    summary: 'The audit trail, latest first, 100 at a time. No entry can be changed or deleted.',
    query: z.strictObject({
      /** The `number` of the last entry that is known. */
      before: z.coerce.number().int().min(1).optional(),
    }),
    response: z.object({
      entries: z.array(auditEntry.extend({ number: count })),
      more: z.boolean(),
    }),
    errors: [],
    idempotent: true,
  }),
};
