import {
  carryOver,
  emptyLearner,
  eventProblem,
  type LearnerState,
  type LearningEvent,
  stateFormat,
} from '@lemma/learning-engine';
import { and, eq, sql } from 'drizzle-orm';
import type { Content } from '../content/content.ts';
import type { Db } from '../database/database.ts';
import { learnerState } from '../database/schema/index.ts';
import { Refusal } from '../refusal/refusal.ts';
import { type AnswerEvent, eventLog, insertEvent } from './event-log.ts';
import { after, newcomer, type Standing, standingOf } from './fold.ts';
import { changedMemories, insertMemoryPoints, type MemoryPointRow } from './memory-points.ts';
import { StateCache } from './state-cache.ts';
import { Turns } from './turns.ts';

/** What a write of learning may do: read the state, append events, and write rows in the same transaction. */
export interface LearnerWrite {
  readonly db: Db;
  readonly learner: string;
  /** State with every appended event folded in. */
  readonly state: LearnerState;
  /** The course that was started last and is not archived. */
  readonly activeCourse: string | undefined;
  /**
   * Appends and folds. False if the same event stands already: then nothing changed. Refuses the uid of another event,
   * and an event that is dated ahead of the clock or holds a number outside its range, and with it everything that the
   * transaction has written.
   */
  append(event: LearningEvent): Promise<boolean>;
  /** Folds an answer, or refuses it as `append` does. Its row is its event: `insert` writes it under the sequence that it is given. */
  appendAnswer(event: AnswerEvent, insert: (sequence: number) => Promise<void>): Promise<void>;
}

/** The learners' events and their fold. */
export class LearnerRecords {
  readonly #db: Db;
  readonly #content: Content;
  readonly #clock: () => number;
  readonly #cache = new StateCache();
  readonly #turns = new Turns();

  /** `clock` gives milliseconds since the epoch: an event that is dated ahead of it is refused. */
  constructor(db: Db, content: Content, clock: () => number = Date.now) {
    this.#db = db;
    this.#content = content;
    this.#clock = clock;
  }

  /** The learner's state; an empty one for a learner without events. */
  async state(learner: string): Promise<LearnerState> {
    return (await this.standing(learner)).state;
  }

  /** The learner's state and active course. */
  async standing(learner: string): Promise<Standing> {
    const standing = await this.#read(this.#db, learner, false);
    if (!standing) return newcomer;
    this.#cache.set(learner, standing);
    return standing;
  }

  /**
   * Runs `work` in one transaction, alone among this learner's writes. Events and their fold become visible
   * together or not at all. `work` must not wait for anything but `write.db`: the embedded engine has one connection.
   */
  async write<T>(learner: string, work: (write: LearnerWrite) => Promise<T>): Promise<T> {
    return this.#turns.take(learner, () => this.#writeInTurn(learner, work));
  }

  async #writeInTurn<T>(learner: string, work: (write: LearnerWrite) => Promise<T>): Promise<T> {
    const { result, standing } = await this.#db.transaction(async (tx) => {
      const before = await this.#lock(tx, learner);
      let standing = before;
      const points: MemoryPointRow[] = [];
      const check = (next: LearningEvent) => {
        const problem = eventProblem(next, this.#clock());
        if (problem !== undefined) throw new Refusal('event-refused', problem);
      };
      const fold = (next: LearningEvent) => {
        const previous = standing;
        standing = after(previous, next, this.#content.graph);
        const place = { sequence: previous.revision, at: next.at };
        points.push(...changedMemories(learner, place, previous.state, standing.state));
      };
      const result = await work({
        db: tx,
        learner,
        get state() {
          return standing.state;
        },
        get activeCourse() {
          return standing.activeCourse;
        },
        append: async (next) => {
          check(next);
          if (!(await insertEvent(tx, learner, standing.revision, next))) return false;
          fold(next);
          return true;
        },
        appendAnswer: async (next, insert) => {
          check(next);
          await insert(standing.revision);
          fold(next);
        },
      });
      if (standing.revision !== before.revision) {
        const { memoryRevision } = learnerState;
        await tx
          .update(learnerState)
          .set({
            ...standing,
            activeCourse: standing.activeCourse ?? null,
            // Points that lack earlier events stay behind, and are made anew when they are read.
            memoryRevision: sql`case when ${memoryRevision} = ${before.revision} then ${standing.revision}::int end`,
          })
          .where(eq(learnerState.learnerId, learner));
        await insertMemoryPoints(tx, points);
      }
      return { result, standing };
    });
    this.#cache.set(learner, standing);
    return result;
  }

  async #lock(tx: Db, learner: string): Promise<Standing> {
    const known = await this.#read(tx, learner, true);
    if (known) return known;
    await tx
      .insert(learnerState)
      .values({ learnerId: learner, revision: 0, state: emptyLearner(), memoryRevision: 0 })
      .onConflictDoNothing();
    const standing = await this.#read(tx, learner, true);
    if (!standing) throw new Error('The learner’s state was deleted while it was locked.');
    return standing;
  }

  async #read(db: Db, learner: string, lock: boolean): Promise<Standing | undefined> {
    const known = this.#cache.get(learner);
    const query = db
      .select({
        revision: learnerState.revision,
        activeCourse: learnerState.activeCourse,
        // The state itself is sent only if the one in memory is of another revision.
        state: sql<unknown>`case when ${learnerState.revision} = ${known?.revision ?? -1} then null else ${learnerState.state} end`,
      })
      .from(learnerState)
      .where(eq(learnerState.learnerId, learner));
    const [row] = await (lock ? query.for('update') : query);
    if (!row) return undefined;
    const { revision, activeCourse } = row;
    const state = known?.revision === revision ? known.state : (row.state as LearnerState);
    if (state.format !== stateFormat) return this.#foldAnew(db, learner, revision);
    return {
      revision,
      // The course may have replaced lessons since the state was kept.
      state: state === known?.state ? state : carryOver(state, this.#content.graph),
      activeCourse: activeCourse ?? undefined,
    };
  }

  /** The state was kept by an earlier version of the engine: its events say what it is now. */
  async #foldAnew(db: Db, learner: string, revision: number): Promise<Standing> {
    const standing = standingOf(await this.events(learner, db), this.#content.graph);
    await db
      .update(learnerState)
      .set({ state: standing.state, memoryRevision: null })
      .where(and(eq(learnerState.learnerId, learner), eq(learnerState.revision, revision)));
    return standing;
  }

  /** All events of a learner, in order. */
  async events(learner: string, db: Db = this.#db): Promise<readonly LearningEvent[]> {
    return (await eventLog(db, learner)).map(({ body }) => body);
  }

  /** Forgets what is kept in memory about a learner. */
  drop(learner: string): void {
    this.#cache.delete(learner);
  }
}
