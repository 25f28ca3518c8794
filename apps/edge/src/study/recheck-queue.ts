import { and, asc, eq, lte } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { answerRecheck, attempt } from '../database/schema/index.ts';
import type { LearnerWrite } from '../learner/records.ts';
import type { AttemptRow } from './session-rows.ts';

export interface RecheckQueueOptions {
  readonly db: Db;
  /** Share of the programs that earn mastery that is graded again: 0 to 1. */
  readonly share: number;
  /** A number from 0 up to 1. */
  readonly random: () => number;
  readonly clock: () => number;
}

/** Most programs that wait at once: beyond it none is added. */
const mostWaiting = 1000;
/** Longer than one grade takes: after it another server may take the program up. */
const lease = 5 * 60_000;

/** Programs that the server grades again, kept in the database: what was queued before a restart is graded after it. */
export class RecheckQueue {
  readonly #options: RecheckQueueOptions;
  /** Unknown until the job has counted: until then nothing is added. */
  #waiting = mostWaiting;
  #isOpen = false;

  constructor(options: RecheckQueueOptions) {
    this.#options = options;
  }

  /** Whether programs are added: not while this machine cannot grade them. */
  set isOpen(value: boolean) {
    this.#isOpen = value;
  }

  /** Adds a share of the passed programs among a passed session's answers, in the transaction of its end. */
  async sample(write: LearnerWrite, rows: readonly AttemptRow[]): Promise<void> {
    const { share, random, clock } = this.#options;
    if (!this.#isOpen) return;
    const chosen = rows
      .filter(({ correct, answer }) => correct && isProgram(answer) && random() < share)
      .slice(0, Math.max(0, mostWaiting - this.#waiting));
    if (chosen.length === 0) return;
    this.#waiting += chosen.length;
    await write.db
      .insert(answerRecheck)
      .values(
        chosen.map(({ learnerId, attemptUid }) => ({
          learnerId,
          attemptUid,
          status: 'waiting' as const,
          queuedAt: clock(),
        })),
      )
      .onConflictDoNothing();
  }

  /** Takes the next program for this server alone, or nothing. Counts how many wait. */
  async take(): Promise<AttemptRow | undefined> {
    const { db, clock } = this.#options;
    const isWaiting = eq(answerRecheck.status, 'waiting');
    this.#waiting = await db.$count(answerRecheck, isWaiting);
    const now = clock();
    const [next] = await db
      .select({ row: attempt })
      .from(answerRecheck)
      .innerJoin(attempt, isOfRecheck)
      .where(and(isWaiting, lte(answerRecheck.leasedUntil, now)))
      .orderBy(asc(answerRecheck.leasedUntil), asc(answerRecheck.queuedAt))
      .limit(1);
    if (!next) return undefined;
    const taken = await db
      .update(answerRecheck)
      .set({ leasedUntil: now + lease })
      .where(and(isAt(next.row), isWaiting, lte(answerRecheck.leasedUntil, now)))
      .returning({ attemptUid: answerRecheck.attemptUid });
    return taken.length > 0 ? next.row : this.take();
  }

  /** Lets another try, or another server, have a program that was taken. */
  async giveBack(row: AttemptRow): Promise<void> {
    await this.#options.db.update(answerRecheck).set({ leasedUntil: 0 }).where(isAt(row));
  }

  async record(
    row: AttemptRow,
    result: {
      readonly status: 'agrees' | 'differs' | 'not-run';
      readonly failed: readonly string[];
    },
  ): Promise<void> {
    const { db, clock } = this.#options;
    await db
      .update(answerRecheck)
      .set({ ...result, checkedAt: clock() })
      .where(isAt(row));
  }
}

/** Joins a recheck with its attempt. */
export const isOfRecheck = and(
  eq(attempt.learnerId, answerRecheck.learnerId),
  eq(attempt.attemptUid, answerRecheck.attemptUid),
);

const isAt = ({ learnerId, attemptUid }: Pick<AttemptRow, 'learnerId' | 'attemptUid'>) =>
  and(eq(answerRecheck.learnerId, learnerId), eq(answerRecheck.attemptUid, attemptUid));

const isProgram = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === 'repl';
