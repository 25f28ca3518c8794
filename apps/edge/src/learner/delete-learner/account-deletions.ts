import { randomUUID } from 'node:crypto';
import { and, eq, lt, lte, ne } from 'drizzle-orm';
import { accountDeletion } from '../../database/schema/index.ts';
import {
  type Deletion,
  type DeletionDeps,
  deletionSteps,
  lateRowsAfter,
} from './deletion-steps.ts';

export interface AccountDeletionsDeps extends DeletionDeps {
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** A deletion was asked for here: what is kept of the learner in memory is out of date. */
  readonly onRequested?: (learnerId: string) => void;
  /** A step failed; it is tried again. */
  readonly onError: (error: unknown) => void;
}

/** How long a server works on a deletion alone; after a crash another takes it up then. */
const lease = 60_000;
const retryAfter = 30_000;
const resumeEvery = 60_000;
/** No access token lives longer: after it nothing of before is left to be refused. */
const tombstoneLife = 31 * 24 * 60 * 60 * 1000;

/** Deletes accounts here and at the providers, step by step; a deletion that was cut off goes on. */
export class AccountDeletions {
  readonly #deps: AccountDeletionsDeps;

  constructor(deps: AccountDeletionsDeps) {
    this.#deps = deps;
  }

  /** Begins a deletion, from which moment the account's tokens are refused, and goes as far as it can. */
  async request(
    learnerId: string,
    { deletesCustomer }: { readonly deletesCustomer: boolean },
  ): Promise<Deletion> {
    const { db, clock } = this.#deps;
    const requestedAt = clock();
    const begun = {
      requestedAt,
      deletesCustomer,
      step: 'subscriptions' as const,
      identityKept: false,
      pseudonym: `deleted:${randomUUID()}`,
      deletedRows: 0,
      finishedAt: null,
      leasedUntil: 0,
    };
    await db
      .insert(accountDeletion)
      .values({ learnerId, ...begun })
      .onConflictDoUpdate({
        target: accountDeletion.learnerId,
        set: begun,
        // One that is under way goes on as it is.
        setWhere: eq(accountDeletion.step, 'done'),
      });
    await this.#run(learnerId);
    this.#deps.onRequested?.(learnerId);
    return this.#find(learnerId);
  }

  /** Goes on with every deletion that is not done, and drops the rows that no token needs any more. */
  async resume(): Promise<void> {
    const { db, clock } = this.#deps;
    const waiting = await db
      .select({ learnerId: accountDeletion.learnerId })
      .from(accountDeletion)
      .where(and(ne(accountDeletion.step, 'done'), lte(accountDeletion.leasedUntil, clock())));
    for (const { learnerId } of waiting) await this.#run(learnerId);
    await db
      .delete(accountDeletion)
      .where(
        and(
          eq(accountDeletion.step, 'done'),
          eq(accountDeletion.identityKept, false),
          lt(accountDeletion.finishedAt, clock() - tombstoneLife),
        ),
      );
  }

  /** Resumes now and again and again. Returns a function that stops it. */
  start(): () => void {
    const go = () => {
      this.resume().catch(this.#deps.onError);
    };
    go();
    const timer = setInterval(go, resumeEvery);
    timer.unref();
    return () => clearInterval(timer);
  }

  async #run(learnerId: string): Promise<void> {
    const { clock, onError } = this.#deps;
    let next = await this.#take(learnerId);
    while (next && next.step !== 'done') {
      const deletion = next;
      const { requestedAt } = deletion;
      if (deletion.step === 'late-rows' && clock() < requestedAt + lateRowsAfter) {
        await this.#write(deletion, { leasedUntil: requestedAt + lateRowsAfter });
        return;
      }
      try {
        const outcome = await deletionSteps[next.step](deletion, this.#deps);
        next = await this.#write(deletion, {
          ...outcome.set,
          step: outcome.next,
          finishedAt: outcome.next === 'done' ? clock() : null,
        });
      } catch (error) {
        onError(error);
        await this.#write(deletion, { leasedUntil: clock() + retryAfter });
        return;
      }
    }
  }

  /** Takes a deletion for this server, or nothing if another has it. */
  async #take(learnerId: string): Promise<Deletion | undefined> {
    const { db, clock } = this.#deps;
    const now = clock();
    const [taken] = await db
      .update(accountDeletion)
      .set({ leasedUntil: now + lease })
      .where(
        and(
          eq(accountDeletion.learnerId, learnerId),
          ne(accountDeletion.step, 'done'),
          lte(accountDeletion.leasedUntil, now),
        ),
      )
      .returning();
    return taken;
  }

  /** Writes what a step did, unless another server has taken the deletion over meanwhile. */
  async #write(deletion: Deletion, set: Partial<Deletion>): Promise<Deletion | undefined> {
    const { learnerId, leasedUntil, step } = deletion;
    const [written] = await this.#deps.db
      .update(accountDeletion)
      .set(set)
      .where(
        and(
          eq(accountDeletion.learnerId, learnerId),
          eq(accountDeletion.leasedUntil, leasedUntil),
          eq(accountDeletion.step, step),
        ),
      )
      .returning();
    return written;
  }

  async #find(learnerId: string): Promise<Deletion> {
    const [deletion] = await this.#deps.db
      .select()
      .from(accountDeletion)
      .where(eq(accountDeletion.learnerId, learnerId));
    if (!deletion) throw new Error(`The deletion of ${learnerId} was not written.`);
    return deletion;
  }
}
