import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { clientUid, count, done, moment, text } from '../contract/fields.ts';
import { learnerId, person } from './desk-fields.ts';

const report = z.object({
  report_uid: z.string(),
  kind: z.enum(['issue', 'error']),
  at: moment,
  from: person,
  /** The learner's words, or the error's message. */
  text: z.string(),
  /** What it is about: a lesson, a question or a page; null if it was not said. */
  about: z.string().nullable(),
  build_commit: z.string().nullable(),
  /** The stack, and what the learner did before, of an error. */
  trace: z.string().nullable(),
  closed_at: moment.nullable(),
});
export type DeskReport = z.output<typeof report>;

export const reportCalls = {
  reports: endpoint({
    method: 'GET',
    path: '/edge/desk/reports',
    auth: 'bearer',
    scope: 'desk',
    summary: 'Feedback or errors that browsers reported, latest first, 100 at a time.',
    query: z.strictObject({
      kind: z.enum(['issue', 'error']).default('issue'),
      state: z.enum(['open', 'closed']).default('open'),
    }),
    response: z.object({
      reports: z.array(report),
      /** Open ones of each kind. */
      open: z.object({ issue: count, error: count }),
    }),
    errors: [],
    idempotent: true,
  }),
  settleReport: endpoint({
    method: 'POST',
    path: '/edge/desk/reports/settle',
    auth: 'bearer',
    scope: 'desk',
    summary: 'Closes a report, or opens it again.',
    body: z.strictObject({
      act_uid: clientUid,
      learner_id: learnerId,
      report_uid: text(100, 1),
      state: z.enum(['open', 'closed']),
    }),
    response: done,
    errors: ['not-found', 'attempt-conflict'],
    idempotent: true,
  }),
};
