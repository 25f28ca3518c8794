import { z } from 'zod';
import { clientUid, moment, text } from '../contract/fields.ts';

/** A learner, as the identity provider names them: the token's `sub`. */
export const learnerId = text(255, 1).meta({ examples: ['auth0|0123456789abcdef'] });

/** Why it is done, in a person's words. It is kept in the audit trail: no passwords, no card numbers. */
export const reason = text(500, 3).refine((value) => value.trim().length >= 3, {
  message: 'must say why, in three characters or more',
});

/** What every act says: an identifier, by which it is done once, and why. */
export const act = { act_uid: clientUid, reason };

/** Everything that the desk does is one of these. */
export const auditAction = z.enum([
  'account-opened',
  'data-exported',
  'access-granted',
  'access-ended',
  'renewal-stopped',
  'payment-refunded',
  'talk-held',
  'talk-reopened',
  'mail-resent',
  'account-deleted',
  'report-closed',
  'report-reopened',
  'path-saved',
  'path-published',
  'path-withdrawn',
  /** What was ordered by the act that `details.act` names failed at its provider: it did not happen, or not whole. */
  'act-failed',
]);
export type AuditAction = z.output<typeof auditAction>;

/** One line of the audit trail. */
export const auditEntry = z.object({
  entry_uid: z.string(),
  at: moment,
  action: auditAction,
  /** Who did it. `name` is null when the account is gone. */
  agent: z.object({ agent_id: z.string(), name: z.string().nullable() }),
  /** Whom it was about; null for what is about no learner, and for an account that is deleted. */
  learner_id: z.string().nullable(),
  reason: z.string().nullable(),
  /** What it was done to and how, by name: `{ payment_id: 'pi_1', amount: '32900 usd' }`. */
  details: z.record(z.string(), z.string()),
});
export type AuditEntry = z.output<typeof auditEntry>;

/** Who sent a report or gets a mail, as far as there is a profile. */
export const person = z.object({
  learner_id: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
});
