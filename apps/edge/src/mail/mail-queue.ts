import { and, asc, eq, lt, lte, ne, not, or, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { mail, mailChoice } from '../database/schema/index.ts';
import type { Message } from './message.ts';

export type MailRow = typeof mail.$inferSelect;

export interface NewMail {
  /** The learner; for somebody without an account `email:` with the address. */
  readonly learnerId: string;
  /** What the mail is about: the same key is queued once. */
  readonly key: string;
  readonly to: string;
  readonly message: Message;
}

/** A mail, and what its reader chose last. */
export interface TakenMail {
  readonly row: MailRow;
  readonly choice: typeof mailChoice.$inferSelect | undefined;
}

/** How long one server has a mail alone: longer than a transport takes to give up. */
export const leaseMs = 2 * 60_000;
const minute = 60_000;
/** Pauses after the first, second … try that failed; after the last of them the mail has failed. */
const pauses = [1, 5, 20, 60, 3 * 60, 6 * 60, 12 * 60, 24 * 60].map((minutes) => minutes * minute);
/** How long a mail is kept after it was sent or has failed. */
export const keptFor = 30 * 24 * 60 * minute;
/** Longer than the longest period of a subscription. */
const keysKeptFor = 400 * 24 * 60 * minute;
const isOfPayment = sql`split_part(${mail.mailKey}, ':', 1) in ('purchase', 'talk', 'subscription', 'payment-failed')`;
/** Key of the mail to somebody who waited for the product to be sold where they live. */
export const launchKey = 'region-launch';

/**
 * Mail that waits, kept in the database: what was queued with a transaction is sent if that transaction was, and once,
 * unless the server dies between the mail server's "accepted" and the note of it.
 */
export class MailQueue {
  readonly #db: Db;
  readonly #clock: () => number;

  /** `clock` gives milliseconds since the epoch. */
  constructor(db: Db, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Queues a mail unless its key was queued before. `db` is the transaction around, if there is one. */
  async add({ learnerId, key, to, message }: NewMail, db = this.#db): Promise<void> {
    const now = this.#clock();
    await db
      .insert(mail)
      .values({ learnerId, mailKey: key, recipient: to, message, queuedAt: now, nextTryAt: now })
      .onConflictDoNothing();
  }

  /** Takes the mail that has waited longest for this server alone, or nothing. */
  async take(): Promise<TakenMail | undefined> {
    const now = this.#clock();
    const isDue = and(eq(mail.status, 'waiting'), lte(mail.nextTryAt, now));
    for (;;) {
      const [next] = await this.#db
        .select({ learnerId: mail.learnerId, mailKey: mail.mailKey })
        .from(mail)
        .where(isDue)
        .orderBy(asc(mail.nextTryAt))
        .limit(1);
      if (!next) return undefined;
      const [row] = await this.#db
        .update(mail)
        .set({ nextTryAt: now + leaseMs, tries: sql`${mail.tries} + 1` })
        .where(and(isAt(next), isDue))
        .returning();
      if (!row) continue;
      const [choice] = await this.#db
        .select()
        .from(mailChoice)
        .where(eq(mailChoice.learnerId, row.learnerId));
      return { row, choice };
    }
  }

  /** An address that was kept for one mail alone goes with it. */
  async markSent(row: MailRow): Promise<void> {
    if (row.learnerId.startsWith('deleted:') || row.mailKey === launchKey)
      await this.#db.delete(mail).where(isAt(row));
    else await this.#settle(row, 'sent', null);
  }

  /** Notes a failed try: the mail waits for its next one, or has failed if there is none or it would be in vain. */
  async markFailed(
    row: MailRow,
    { problem, isFinal }: { readonly problem: string; readonly isFinal: boolean },
  ): Promise<'waiting' | 'failed'> {
    const pause = pauses[row.tries - 1];
    if (isFinal || pause === undefined) {
      await this.#settle(row, 'failed', problem);
      return 'failed';
    }
    await this.#db
      .update(mail)
      .set({ nextTryAt: this.#clock() + pause, problem })
      .where(isAt(row));
    return 'waiting';
  }

  /** Has a mail sent once more, as one of now. `db` is the transaction around, if there is one. */
  async resend(row: MailRow, db = this.#db): Promise<void> {
    const now = this.#clock();
    await db
      .update(mail)
      .set({
        status: 'waiting',
        tries: 0,
        queuedAt: now,
        nextTryAt: now,
        settledAt: null,
        problem: null,
      })
      .where(isAt(row));
  }

  async #settle(row: MailRow, status: 'sent' | 'failed', problem: string | null): Promise<void> {
    await this.#db.update(mail).set({ status, problem, settledAt: this.#clock() }).where(isAt(row));
  }

  /**
   * Deletes what was settled 30 days ago. Of mail about payments the keys stay for as long as the provider may report the same
   * period once more, without address and text.
   */
  async sweep(): Promise<void> {
    const settledBefore = (age: number) =>
      and(ne(mail.status, 'waiting'), lt(mail.settledAt, this.#clock() - age));
    await this.#db
      .delete(mail)
      .where(or(and(settledBefore(keptFor), not(isOfPayment)), settledBefore(keysKeptFor)));
    await this.#db
      .update(mail)
      .set({ recipient: '', message: {}, problem: null })
      .where(and(settledBefore(keptFor), ne(mail.recipient, '')));
  }

  /** How many mails wait for a try that is due, and how many failed within 30 days. */
  async counts(): Promise<{ readonly waiting: number; readonly failed: number }> {
    const waiting = await this.#db.$count(mail, eq(mail.status, 'waiting'));
    return { waiting, failed: await this.#db.$count(mail, eq(mail.status, 'failed')) };
  }
}

const isAt = ({ learnerId, mailKey }: Pick<MailRow, 'learnerId' | 'mailKey'>) =>
  and(eq(mail.learnerId, learnerId), eq(mail.mailKey, mailKey));
