import { eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { accountDeletion, learner } from '../database/schema/index.ts';

interface Known {
  /** Milliseconds since the epoch; undefined if the learner never signed out everywhere. */
  readonly at: number | undefined;
  readonly readAt: number;
}

/** How long another server of the same database may go on with what it knows, in milliseconds. */
const standsFor = 30_000;
const mostKept = 10_000;

/** When learners signed out everywhere or deleted their account: access tokens of before are refused though they have not expired. */
export class SignOuts {
  readonly #db: Db;
  readonly #clock: () => number;
  readonly #known = new Map<string, Known>();

  constructor(db: Db, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Refuses every token of now and before. The learner must have a profile. */
  async add(learnerId: string): Promise<void> {
    const at = this.#clock();
    await this.#db.update(learner).set({ signedOutAt: at }).where(eq(learner.learnerId, learnerId));
    this.#keep(learnerId, at);
  }

  /** Asks the database the next time: the learner's account is being deleted. */
  forget(learnerId: string): void {
    this.#known.delete(learnerId);
  }

  /** True if a token that was issued at `issuedAt` (milliseconds) is one of before the learner's last sign-out. */
  async hasEnded(learnerId: string, issuedAt: number): Promise<boolean> {
    const at = await this.#lastOf(learnerId);
    // Tokens tell whole seconds: one of the very second of the sign-out counts as before it.
    return at !== undefined && issuedAt <= at;
  }

  async #lastOf(learnerId: string): Promise<number | undefined> {
    const known = this.#known.get(learnerId);
    if (known && this.#clock() - known.readAt < standsFor) return known.at;
    const [[row], deletedAt] = await Promise.all([
      this.#db
        .select({ at: learner.signedOutAt })
        .from(learner)
        .where(eq(learner.learnerId, learnerId)),
      this.#deletedAt(learnerId),
    ]);
    const ends = [row?.at ?? undefined, deletedAt].filter((at) => at !== undefined);
    return this.#keep(learnerId, ends.length > 0 ? Math.max(...ends) : undefined);
  }

  /**
   * When the account was deleted. While that goes on, and where the identity provider keeps the account, every token
   * is refused; else one of later is that of somebody who has signed up again.
   */
  async #deletedAt(learnerId: string): Promise<number | undefined> {
    const [deletion] = await this.#db
      .select()
      .from(accountDeletion)
      .where(eq(accountDeletion.learnerId, learnerId));
    if (!deletion) return undefined;
    return deletion.identityKept ? Infinity : (deletion.finishedAt ?? Infinity);
  }

  #keep(learnerId: string, at: number | undefined): number | undefined {
    this.#known.delete(learnerId);
    this.#known.set(learnerId, { at, readAt: this.#clock() });
    const oldest = this.#known.size > mostKept ? this.#known.keys().next().value : undefined;
    if (oldest !== undefined) this.#known.delete(oldest);
    return at;
  }
}
