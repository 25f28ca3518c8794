import { emptyLearner, foldEvent, type LearnerState, type LearningEvent } from '@lemma/learning-engine';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Content } from '../content/content.ts';
import type { Db } from '../database/database.ts';
import { event, learnerState } from '../database/schema/index.ts';
import { StateCache } from './state-cache.ts';

/** What a write of learning may do: read the state, append events, and write rows in the same transaction. */
export interface LearnerWrite {
  readonly db: Db;
  readonly learner: string;
  /** State with every appended event folded in. */
  readonly state: LearnerState;
  /** Appends and folds. False if an event of that uid stands already: then nothing changed. */
  append(event: LearningEvent): Promise<boolean>;
}

/** The learners' events and their fold. */
export class LearnerRecords {
  readonly #db: Db;
  readonly #content: Content;
  readonly #cache = new StateCache();

  constructor(db: Db, content: Content) {
    this.#db = db;
    this.#content = content;
  }

  /** The learner's state; an empty one for a learner without events. */
  async state(learner: string): Promise<LearnerState> {
    const known = this.#cache.get(learner);
    const rows = await this.#db
      .select({
        revision: learnerState.revision,
        // The state itself is sent only if the kept one is not of this revision.
        state: sql<unknown>`case when ${learnerState.revision} = ${known?.revision ?? -1} then null else ${learnerState.state} end`,
      })
      .from(learnerState)
      .where(eq(learnerState.learnerId, learner));
    const row = rows[0];
    if (!row) return emptyLearner();
    if (known?.revision === row.revision) return known.state;
    const state = row.state as LearnerState;
    this.#cache.set(learner, { revision: row.revision, state });
    return state;
  }

  /**
   * Runs `work` in one transaction, alone among this learner's writes. Events and their fold become visible
   * together or not at all. `work` must not wait for anything but `write.db`: the embedded engine has one connection.
   */
  async write<T>(learner: string, work: (write: LearnerWrite) => Promise<T>): Promise<T> {
    const { result, revision, state } = await this.#db.transaction(async (tx) => {
      const current = await this.#lock(tx, learner);
      let { revision, state } = current;
      const result = await work({
        db: tx,
        learner,
        get state() {
          return state;
        },
        append: async (next) => {
          const added = await tx
            .insert(event)
            .values({
              learnerId: learner,
              sequence: revision,
              uid: next.uid,
              at: next.at,
              type: next.type,
              body: next,
            })
            .onConflictDoNothing({ target: [event.learnerId, event.uid] })
            .returning({ sequence: event.sequence });
          if (added.length === 0) return false;
          state = foldEvent(state, next, this.#content.graph);
          revision += 1;
          return true;
        },
      });
      if (revision !== current.revision)
        await tx
          .update(learnerState)
          .set({ revision, state })
          .where(eq(learnerState.learnerId, learner));
      return { result, revision, state };
    });
    this.#cache.set(learner, { revision, state });
    return result;
  }

  async #lock(tx: Db, learner: string): Promise<{ revision: number; state: LearnerState }> {
    await tx
      .insert(learnerState)
      .values({ learnerId: learner, revision: 0, state: emptyLearner() })
      .onConflictDoNothing();
    const known = this.#cache.get(learner);
    const rows = await tx
      .select({
        revision: learnerState.revision,
        state: sql<unknown>`case when ${learnerState.revision} = ${known?.revision ?? -1} then null else ${learnerState.state} end`,
      })
      .from(learnerState)
      .where(eq(learnerState.learnerId, learner))
      .for('update');
    const row = rows[0];
    if (!row) throw new Error('The learner’s state was deleted while it was locked.');
    const state = known?.revision === row.revision ? known.state : (row.state as LearnerState);
    return { revision: row.revision, state };
  }

  /** All events of a learner, in order. */
  async events(learner: string): Promise<readonly LearningEvent[]> {
    const rows = await this.#db
      .select({ body: event.body })
      .from(event)
      .where(and(eq(event.learnerId, learner)))
      .orderBy(asc(event.sequence));
    return rows.map((row) => row.body as LearningEvent);
  }

  /** Forgets what is kept in memory about a learner. */
  drop(learner: string): void {
    this.#cache.delete(learner);
  }
}
