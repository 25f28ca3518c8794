import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { IdentityProvider } from '../../access/identity-provider.ts';
import type { Payments } from '../../access/payments.ts';
import type { Db } from '../../database/database.ts';
import type { accountDeletion } from '../../database/schema/index.ts';
import { mailChoice } from '../../database/schema/index.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import { deleteRows } from './delete-rows.ts';

export type Deletion = typeof accountDeletion.$inferSelect;
type Step = Exclude<Deletion['step'], 'done'>;

/** True once nothing of the account is left but what a server may write that still takes an old token. */
export function isAccountGone(step: Deletion['step']): boolean {
  return step === 'late-rows' || step === 'done';
}

export interface DeletionDeps {
  readonly db: Db;
  readonly payments: Payments;
  readonly identityProvider: IdentityProvider;
  /** Takes the mail that says that the account is deleted; undefined on a server that sends no mail. */
  readonly mail?: MailQueue | undefined;
}

/** How long another server may go on taking an old token, with room to spare: what it writes is deleted after. */
export const lateRowsAfter = 60_000;

interface Outcome {
  readonly next: Deletion['step'];
  readonly set?: Partial<Pick<Deletion, 'identityKept' | 'deletedRows' | 'pseudonym'>>;
}

/**
 * The steps in their order. Each may be done again after a crash that came before its end was written: what is
 * gone stays gone. What charges the learner ends first; the rows by which the rest is found go last.
 */
export const deletionSteps: Readonly<
  Record<Step, (deletion: Deletion, deps: DeletionDeps) => Promise<Outcome>>
> = {
  subscriptions: async ({ learnerId }, { payments }) => {
    await payments.endSubscriptions(learnerId);
    return { next: 'customer' };
  },
  customer: async ({ learnerId, deletesCustomer }, { payments }) => {
    if (deletesCustomer) await payments.deleteCustomer(learnerId);
    return { next: 'identity' };
  },
  identity: async ({ learnerId }, { identityProvider }) => {
    const outcome = await identityProvider.deleteIdentity(learnerId);
    return { next: 'rows', set: { identityKept: outcome === 'kept' } };
  },
  rows: async (deletion, deps) => ({
    next: 'late-rows',
    set: { deletedRows: await forget(deletion, deps) },
  }),
  'late-rows': async (deletion, deps) => ({
    next: 'done',
    set: { deletedRows: deletion.deletedRows + (await forget(deletion, deps)), pseudonym: null },
  }),
};

/** Deletes the rows and takes the name off the payment records that stay, in one transaction. */
async function forget(deletion: Deletion, { db, payments, mail }: DeletionDeps): Promise<number> {
  const { learnerId, pseudonym } = deletion;
  // Before the transaction: the embedded database has one connection.
  const keepsPayments = mail !== undefined && (await payments.standingOf(learnerId)).hasCustomer;
  return db.transaction(async (transaction) => {
    if (mail) await announceDeletion(transaction, deletion, mail, keepsPayments);
    await payments.forget(transaction, learnerId, pseudonym ?? `deleted:${randomUUID()}`);
    return deleteRows(transaction, learnerId);
  });
}

/** The last mail belongs to the pseudonym: it outlives the learner's rows until it is sent. */
async function announceDeletion(
  db: Db,
  { learnerId, pseudonym, identityKept }: Deletion,
  mail: MailQueue,
  keepsPayments: boolean,
): Promise<void> {
  const [choice] = await db.select().from(mailChoice).where(eq(mailChoice.learnerId, learnerId));
  if (!choice?.address || pseudonym === null) return;
  await mail.add(
    {
      learnerId: pseudonym,
      key: 'account-deleted',
      to: choice.address,
      message: { kind: 'account-deleted', identityKept, keepsPayments },
    },
    db,
  );
}
