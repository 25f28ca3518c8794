import { randomUUID } from 'node:crypto';
import type { AuditAction, AuditEntry } from '@lemma/api-client/desk';
import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { auditEntry, auditSubject, learner } from '../database/schema/index.ts';
import { Refusal } from '../refusal/refusal.ts';

/** What somebody of the staff does, as the trail keeps it. */
export interface Act {
  /** The act's identifier, made by the client: it is written once. */
  readonly uid: string;
  /** The staff member's `sub`. */
  readonly agent: string;
  readonly action: AuditAction;
  /** Whom it is about, if it is about a learner. */
  readonly learner?: string;
  readonly reason?: string;
  readonly details?: Readonly<Record<string, string>>;
}

type Row = typeof auditEntry.$inferSelect;

/** How long an account that stays open, or is opened again, is one opening. */
const openingMs = 60 * 60 * 1000;

/** What staff did, in order. Entries are appended; the database refuses every change of them. */
export class AuditTrail {
  readonly #db: Db;
  readonly #clock: () => number;

  /** `clock` gives milliseconds since the epoch. */
  constructor(db: Db, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * Writes an act. Returns false for one that was written before; refuses another act under its identifier. `db` is the
   * transaction around, if there is one.
   */
  async record(act: Act, db = this.#db): Promise<boolean> {
    const given = {
      agentId: act.agent,
      action: act.action,
      subject: act.learner === undefined ? null : await subjectOf(db, act.learner),
      reason: act.reason?.trim() ?? null,
      details: act.details ?? {},
    };
    const added = await db
      .insert(auditEntry)
      .values({ entryUid: act.uid, at: this.#clock(), ...given })
      .onConflictDoNothing()
      .returning({ number: auditEntry.number });
    if (added.length > 0) return true;
    const [kept] = await db.select().from(auditEntry).where(eq(auditEntry.entryUid, act.uid));
    const isSame = kept && identityOf(kept) === identityOf({ ...kept, ...given });
    if (!isSame)
      throw new Refusal(
        'attempt-conflict',
        'This act_uid is that of another act. Make a new UUID.',
      );
    return false;
  }

  /**
   * Writes an act, then does it where it cannot be undone: at a provider. What fails is written too, and thrown. An act
   * that comes again is done again: `work` must be one that may be.
   */
  async recordAndDo<T>(act: Act, work: () => Promise<T>): Promise<T> {
    await this.record(act);
    try {
      return await work();
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      const { agent, learner: about } = act;
      await this.record({
        uid: randomUUID(),
        agent,
        action: 'act-failed',
        ...(about === undefined ? {} : { learner: about }),
        details: { act: act.uid, action: act.action, problem: problem.slice(0, 500) },
      });
      throw error;
    }
  }

  /** Writes that an account was opened, unless the same person opened it within the hour. */
  async recordOpening(agent: string, about: string): Promise<void> {
    const subject = await subjectOf(this.#db, about);
    const [recent] = await this.#db
      .select({ number: auditEntry.number })
      .from(auditEntry)
      .where(
        and(
          eq(auditEntry.subject, subject),
          eq(auditEntry.agentId, agent),
          eq(auditEntry.action, 'account-opened'),
          gt(auditEntry.at, this.#clock() - openingMs),
        ),
      )
      .limit(1);
    if (!recent)
      await this.record({ uid: randomUUID(), agent, action: 'account-opened', learner: about });
  }

  /** The latest acts about a learner, latest first. */
  async about(learnerId: string, limit = 100): Promise<AuditEntry[]> {
    const [known] = await this.#db
      .select()
      .from(auditSubject)
      .where(eq(auditSubject.learnerId, learnerId));
    if (!known) return [];
    const rows = await this.#db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subject, known.subject))
      .orderBy(desc(auditEntry.number))
      .limit(limit);
    return this.#wire(rows);
  }

  /** A page of the whole trail, latest first, from before an entry's number. */
  async page(
    before: number | undefined,
    size = 100,
  ): Promise<{ readonly entries: (AuditEntry & { number: number })[]; readonly more: boolean }> {
    const rows = await this.#db
      .select()
      .from(auditEntry)
      .where(before === undefined ? undefined : lt(auditEntry.number, before))
      .orderBy(desc(auditEntry.number))
      .limit(size + 1);
    const shown = rows.slice(0, size);
    const entries = await this.#wire(shown);
    return {
      entries: entries.map((entry, index) => ({ ...entry, number: shown[index]?.number ?? 0 })),
      more: rows.length > size,
    };
  }

  async #wire(rows: readonly Row[]): Promise<AuditEntry[]> {
    const subjects = [...new Set(rows.flatMap(({ subject }) => subject ?? []))];
    const agents = [...new Set(rows.map(({ agentId }) => agentId))];
    const [links, names] = await Promise.all([
      subjects.length === 0
        ? []
        : this.#db.select().from(auditSubject).where(inArray(auditSubject.subject, subjects)),
      agents.length === 0
        ? []
        : this.#db
            .select({ id: learner.learnerId, name: learner.name, email: learner.email })
            .from(learner)
            .where(inArray(learner.learnerId, agents)),
    ]);
    const learnerOf = new Map(links.map((link) => [link.subject, link.learnerId]));
    const nameOf = new Map(names.map(({ id, name, email }) => [id, name ?? email]));
    return rows.map(({ entryUid, at, action, agentId, subject, reason, details }) => ({
      entry_uid: entryUid,
      at: new Date(at).toISOString(),
      action: action as AuditAction,
      agent: { agent_id: agentId, name: nameOf.get(agentId) ?? null },
      learner_id: subject === null ? null : (learnerOf.get(subject) ?? null),
      reason,
      details: { ...details },
    }));
  }
}

/** Under which name a learner stands in the trail; the first act about them makes it. */
async function subjectOf(db: Db, learnerId: string): Promise<string> {
  await db.insert(auditSubject).values({ learnerId, subject: randomUUID() }).onConflictDoNothing();
  const [row] = await db.select().from(auditSubject).where(eq(auditSubject.learnerId, learnerId));
  if (!row) throw new Error('The learner has no place in the audit trail.');
  return row.subject;
}

/** What makes two acts the same one: all but the moment. */
function identityOf({ agentId, action, subject, reason, details }: Row): string {
  const sorted = Object.entries(details).toSorted(([a], [b]) => a.localeCompare(b));
  return JSON.stringify([agentId, action, subject, reason, sorted]);
}
