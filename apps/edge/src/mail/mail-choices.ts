import { randomBytes, timingSafeEqual } from 'node:crypto';
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { mailChoice } from '../database/schema/index.ts';
import type { EndLink } from './end-link.ts';
import { nextLocalHour } from './local-hour.ts';
import type { MailList } from './message.ts';

type Row = typeof mailChoice.$inferSelect;

/** A learner whose address is verified, and what the learner chose. */
export type Reader = Row & { readonly address: string };

/** Which mail a learner wants, and when. */
export interface Wanted {
  readonly reminders: boolean;
  readonly weekly: boolean;
  /** Hour of the learner's own day: 5 to 22. */
  readonly hour: number;
}

/** What a learner has without having chosen anything: no mail. */
const nothingChosen: Wanted = { reminders: false, weekly: false, hour: 19 };

/** How long an address that the provider does not call verified is left alone before the provider is asked again. */
const askAgainAfterMs = 10 * 60_000;
/** Weekly summaries are sent on Sundays. */
const summaryDay = 0;

/** Where mail to learners goes, which they want, and when the next is looked at. */
export class MailChoices {
  readonly #db: Db;
  readonly #clock: () => number;

  /** `clock` gives milliseconds since the epoch. */
  constructor(db: Db, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  async find(learnerId: string): Promise<Row | undefined> {
    const [row] = await this.#db
      .select()
      .from(mailChoice)
      .where(eq(mailChoice.learnerId, learnerId));
    return row;
  }

  /** What the learner wants, and the address that it goes to, or null if none is verified. */
  async wantedBy(learnerId: string): Promise<Wanted & { readonly address: string | null }> {
    return wantedIn(await this.find(learnerId));
  }

  /** Whether the identity provider is to be asked if it calls this address verified. */
  async lacks(learnerId: string, address: string): Promise<boolean> {
    const row = await this.find(learnerId);
    return !row || (row.address !== address && this.#clock() - row.askedAt > askAgainAfterMs);
  }

  /** Keeps what the provider said: an address that it calls verified, or undefined. True for the learner's first one. */
  async keepAddress(learnerId: string, address: string | undefined): Promise<boolean> {
    const askedAt = this.#clock();
    const before = await this.find(learnerId);
    await this.#db
      .insert(mailChoice)
      .values({ learnerId, address: address ?? null, askedAt, token: newToken() })
      .onConflictDoUpdate({
        target: mailChoice.learnerId,
        set: { askedAt, ...(address === undefined ? {} : { address }) },
      });
    return address !== undefined && (before?.address ?? null) === null;
  }

  /** Chooses mail. `timeZone` is the learner's own. */
  async choose(
    learnerId: string,
    change: { readonly [K in keyof Wanted]?: Wanted[K] | undefined },
    timeZone: string,
  ): Promise<Wanted & { readonly address: string | null }> {
    const before = await this.wantedBy(learnerId);
    const wanted = {
      reminders: change.reminders ?? before.reminders,
      weekly: change.weekly ?? before.weekly,
      hour: change.hour ?? before.hour,
    };
    const set = { ...wanted, ...this.#looks(wanted, timeZone) };
    const [row] = await this.#db
      .insert(mailChoice)
      .values({ learnerId, askedAt: 0, token: newToken(), ...set })
      .onConflictDoUpdate({ target: mailChoice.learnerId, set })
      .returning();
    return wantedIn(row);
  }

  /** Ends mail of one kind for whoever has its link. False unless the link holds the learner's token. */
  async end({ learnerId, token, list }: EndLink): Promise<boolean> {
    const row = await this.find(learnerId);
    if (!row || !isSame(row.token, token)) return false;
    await this.#db
      .update(mailChoice)
      .set(
        list === 'reminders'
          ? { reminders: false, nextReminderAt: null }
          : { weekly: false, nextWeeklyAt: null },
      )
      .where(eq(mailChoice.learnerId, learnerId));
    return true;
  }

  /** Learners whose mail of a list is to be looked at now, some at a time, with their address. */
  async due(list: MailList, limit = 100): Promise<readonly Reader[]> {
    const at = lookColumns[list];
    const rows = await this.#db
      .select()
      .from(mailChoice)
      .where(and(lte(at, this.#clock()), isNotNull(mailChoice.address)))
      .orderBy(asc(at))
      .limit(limit);
    return rows as readonly Reader[];
  }

  /** Sets the next look. False if another server did so before: then the mail is that server's. */
  async lookAgain(row: Row, list: MailList, timeZone: string): Promise<boolean> {
    const name = list === 'reminders' ? 'nextReminderAt' : 'nextWeeklyAt';
    const seen = row[name];
    if (seen === null) return false;
    const taken = await this.#db
      .update(mailChoice)
      .set({ [name]: this.#looks(row, timeZone)[name] })
      .where(and(eq(mailChoice.learnerId, row.learnerId), eq(lookColumns[list], seen)))
      .returning({ learnerId: mailChoice.learnerId });
    return taken.length > 0;
  }

  #looks({ reminders, weekly, hour }: Wanted, timeZone: string) {
    const now = this.#clock();
    return {
      nextReminderAt: reminders ? nextLocalHour(now, { timeZone, hour }) : null,
      nextWeeklyAt: weekly ? nextLocalHour(now, { timeZone, hour, weekday: summaryDay }) : null,
    };
  }
}

const lookColumns = { reminders: mailChoice.nextReminderAt, weekly: mailChoice.nextWeeklyAt };

function wantedIn(row: Row | undefined): Wanted & { readonly address: string | null } {
  if (!row) return { ...nothingChosen, address: null };
  const { reminders, weekly, hour, address } = row;
  return { reminders, weekly, hour, address };
}

function newToken(): string {
  return randomBytes(18).toString('base64url');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
