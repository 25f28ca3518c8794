import { z } from 'zod';

const plan = z.enum(['monthly', 'annual', 'one_year', 'lifetime']);
const price = { amount: z.number(), currency: z.string() };

/**
 * What a mail says. It is kept as data and put into words when it is sent: a mistake in the words is mended for the mail
 * that waits, too. Moments are milliseconds since the epoch, amounts are in the smallest unit of the currency.
 */
export const message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('welcome') }),
  z.object({
    kind: z.literal('purchase'),
    plan,
    ...price,
    /** When access ends; null for life. */
    endsAt: z.number().nullable(),
    /** False for somebody who has no account yet. */
    hasAccount: z.boolean(),
  }),
  z.object({
    kind: z.literal('subscription'),
    plan,
    ...price,
    /** Access is paid until then. */
    paidUntil: z.number(),
    renews: z.boolean(),
    hasAccount: z.boolean(),
  }),
  z.object({ kind: z.literal('talk'), ...price }),
  z.object({ kind: z.literal('payment-failed'), plan }),
  z.object({
    kind: z.literal('reviews-due'),
    reviews: z.int(),
    /** Estimated minutes of these reviews. */
    minutes: z.int(),
    /** Days in a row up to yesterday; 0 if there is nothing to lose. */
    streak: z.int(),
  }),
  z.object({
    kind: z.literal('weekly-summary'),
    /** XP, and days with work, of the seven days before. */
    xp: z.int(),
    days: z.int(),
    /** Titles of the lessons that were mastered in them, the first ones, and how many in all. */
    mastered: z.array(z.string()),
    masteredInAll: z.int(),
    reviews: z.int(),
  }),
  z.object({
    kind: z.literal('account-deleted'),
    /** The identity provider keeps the sign-in. */
    identityKept: z.boolean(),
    keepsPayments: z.boolean(),
  }),
  z.object({ kind: z.literal('export-ready') }),
  z.object({ kind: z.literal('region-launch') }),
]);
export type Message = z.output<typeof message>;

/** Mail that a learner chooses and may end by a link in it. */
export type MailList = 'reminders' | 'weekly';

/** The list a kind of mail belongs to; undefined for what follows from something that the reader did. */
export function listOf(kind: Message['kind']): MailList | undefined {
  if (kind === 'reviews-due') return 'reminders';
  return kind === 'weekly-summary' ? 'weekly' : undefined;
}
