import { randomUUID } from 'node:crypto';
import type { IdentityProvider } from '../../access/identity-provider.ts';
import type { Payments } from '../../access/payments.ts';
import type { Db } from '../../database/database.ts';
import type { accountDeletion } from '../../database/schema/index.ts';
import { deleteRows } from './delete-rows.ts';

export type Deletion = typeof accountDeletion.$inferSelect;
type Step = Exclude<Deletion['step'], 'done'>;

export interface DeletionDeps {
  readonly db: Db;
  readonly payments: Payments;
  readonly identityProvider: IdentityProvider;
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
async function forget(
  { learnerId, pseudonym }: Deletion,
  { db, payments }: DeletionDeps,
): Promise<number> {
  return db.transaction(async (transaction) => {
    await payments.forget(transaction, learnerId, pseudonym ?? `deleted:${randomUUID()}`);
    return deleteRows(transaction, learnerId);
  });
}
