import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { count, done, moment, text } from '../contract/fields.ts';
import { money, purchase, talk } from '../contract/payment.ts';
import { act, auditEntry, learnerId, person } from './desk-fields.ts';

const params = z.strictObject({ learner_id: learnerId });
const sentMail = z.object({
  mail_key: z.string(),
  kind: z.string(),
  status: z.enum(['waiting', 'sent', 'failed']),
  queued_at: moment,
  settled_at: moment.nullable(),
  problem: z.string().nullable(),
  /** False once its text is gone: mail is kept for 30 days. */
  can_be_resent: z.boolean(),
});

const payment = z.object({
  payment_id: z.string(),
  plan: z.enum(['monthly', 'annual', 'one_year', 'lifetime', 'talk']),
  paid_at: moment,
  ...money,
  /** What a refund ends: a one-off purchase, or a subscription with what is left of its period, a talk. */
  kind: z.enum(['purchase', 'subscription', 'talk']),
  /** Until when the terms promise a refund without a reason: 30 days after the first payment, and a talk until it was had. */
  promised_until: moment.nullable(),
});
export type DeskPayment = z.output<typeof payment>;

export const learnerCalls = {
  findLearners: endpoint({
    method: 'GET',
    path: '/edge/desk/learners',
    auth: 'bearer',
    scope: 'desk',
    summary: 'Learners whose address, name or identifier contains the text: the first 20.',
    query: z.strictObject({ search: text(254, 2) }),
    response: z.object({
      learners: z.array(person.extend({ created_at: moment })),
      /** True if there are more than are given. */
      more: z.boolean(),
    }),
    errors: [],
    idempotent: true,
  }),
  learner: endpoint({
    method: 'GET',
    path: '/edge/desk/learners/{learner_id}',
    auth: 'bearer',
    scope: 'desk',
    summary:
      'A learner’s account: plan, progress, mail, reports and the audit trail. That it was opened is written there, once an hour.',
    params,
    response: z.object({
      learner: person.extend({ created_at: moment, last_active_at: moment.nullable() }),
      access: z.object({
        has_access: z.boolean(),
        source: z.enum(['purchase', 'subscription', 'grant']).nullable(),
        ends_at: moment.nullable(),
      }),
      subscription: z
        .object({
          plan: z.enum(['monthly', 'annual']),
          status: z.enum(['active', 'past-due', 'cancelled', 'ended']),
          current_period_end: moment,
          renews: z.boolean(),
          ...money,
        })
        .nullable(),
      purchases: z.array(purchase),
      talks: z.array(talk),
      /** Access that the desk granted and that runs. */
      grants: z.array(z.object({ granted_at: moment, ends_at: moment.nullable() })),
      progress: z.array(
        z.object({
          course_id: z.string(),
          title: z.string(),
          active: z.boolean(),
          mastered: count,
          lessons: count,
        }),
      ),
      due_for_review: count,
      /** The latest 20. */
      mails: z.array(sentMail),
      /** What the learner reported: the latest 20. */
      reports: z.array(
        z.object({
          report_uid: z.string(),
          kind: z.enum(['issue', 'error']),
          at: moment,
          text: z.string(),
          closed_at: moment.nullable(),
        }),
      ),
      /** The latest 100 acts about this learner. */
      trail: z.array(auditEntry),
    }),
    errors: ['not-found'],
    idempotent: true,
  }),
  refundable: endpoint({
    method: 'GET',
    path: '/edge/desk/learners/{learner_id}/payments',
    auth: 'bearer',
    scope: 'desk',
    summary: 'What can be refunded to a learner, as the payment provider tells it now.',
    params,
    response: z.object({ payments: z.array(payment) }),
    errors: ['not-found', 'payments-unavailable'],
    idempotent: true,
  }),
  refund: endpoint({
    method: 'POST',
    path: '/edge/desk/learners/{learner_id}/refund',
    auth: 'bearer',
    scope: 'desk',
    summary: 'Refunds one payment in full. What it paid for ends at once; progress is kept.',
    params,
    body: z.strictObject({ ...act, payment_id: text(255, 1) }),
    response: done,
    errors: ['not-found', 'own-account', 'attempt-conflict', 'payments-unavailable'],
    idempotent: true,
  }),
  stopRenewal: endpoint({
    method: 'POST',
    path: '/edge/desk/learners/{learner_id}/stop-renewal',
    auth: 'bearer',
    scope: 'desk',
    summary: 'Lets the subscription end with the period that is paid.',
    params,
    body: z.strictObject(act),
    response: done,
    errors: ['not-found', 'own-account', 'attempt-conflict', 'payments-unavailable'],
    idempotent: true,
  }),
  settleTalk: endpoint({
    method: 'POST',
    path: '/edge/desk/learners/{learner_id}/settle-talk',
    auth: 'bearer',
    scope: 'desk',
    summary: 'Says that a 1:1 talk was had, or takes that back.',
    params,
    body: z.strictObject({ ...act, payment_id: text(255, 1), held: z.boolean() }),
    response: done,
    errors: ['not-found', 'own-account', 'attempt-conflict'],
    idempotent: true,
  }),
  grantAccess: endpoint({
    method: 'POST',
    path: '/edge/desk/learners/{learner_id}/grant-access',
    auth: 'bearer',
    scope: 'desk',
    summary: 'Gives access without payment, for some days or for good.',
    params,
    body: z.strictObject({ ...act, days: z.int().min(1).max(3660).nullable() }),
    response: done,
    errors: ['not-found', 'own-account', 'attempt-conflict'],
    idempotent: true,
  }),
  endAccess: endpoint({
    method: 'POST',
    path: '/edge/desk/learners/{learner_id}/end-access',
    auth: 'bearer',
    scope: 'desk',
    summary: 'Ends the access that the desk granted. What was paid for is ended by a refund.',
    params,
    body: z.strictObject(act),
    response: done,
    errors: ['not-found', 'own-account', 'attempt-conflict'],
    idempotent: true,
  }),
  resendMail: endpoint({
    method: 'POST',
    path: '/edge/desk/learners/{learner_id}/resend-mail',
    auth: 'bearer',
    scope: 'desk',
    summary: 'Queues a mail once more, to the address that it went to.',
    params,
    body: z.strictObject({ ...act, mail_key: text(500, 1) }),
    response: done,
    errors: ['not-found', 'own-account', 'attempt-conflict'],
    idempotent: true,
  }),
  exportLearner: endpoint({
    method: 'POST',
    path: '/edge/desk/learners/{learner_id}/export',
    auth: 'bearer',
    scope: 'desk',
    summary: 'Everything that is kept about a learner, as the learner’s own export gives it.',
    params,
    body: z.strictObject(act),
    response: z.looseObject({ format: z.literal(1), exported_at: moment }),
    errors: ['not-found', 'own-account', 'attempt-conflict'],
    idempotent: true,
  }),
  deleteLearner: endpoint({
    method: 'POST',
    path: '/edge/desk/learners/{learner_id}/delete',
    auth: 'bearer',
    scope: 'desk',
    summary: 'Deletes the account as its owner’s own deletion does. It cannot be undone.',
    params,
    body: z.strictObject({
      ...act,
      /** The payment provider is to forget the customer too. */
      delete_customer: z.boolean(),
    }),
    response: z.object({ status: z.literal('ok'), finished: z.boolean() }),
    errors: ['not-found', 'own-account', 'attempt-conflict'],
    idempotent: false,
  }),
};
