import { isDeepStrictEqual } from 'node:util';
import { carryOver, type LearnerState, stateFormat } from '@lemma/learning-engine';
import { asc, eq, gt } from 'drizzle-orm';
import type { Content } from '../content/content.ts';
import type { Db } from '../database/database.ts';
import { learnerState } from '../database/schema/index.ts';
import { type Standing, standingOf } from './fold.ts';
import { LearnerRecords } from './records.ts';

export interface ReplayReport {
  readonly learners: number;
  readonly events: number;
  /** Learners whose kept state is another than their events add up to. */
  readonly differing: readonly string[];
}

const page = 100;

/**
 * Folds every learner's events anew by the content's graph and compares with the kept state; with `write`,
 * what differs is replaced. Stop the server first if it is to write: it keeps states in memory.
 */
export async function replayAll(
  db: Db,
  content: Content,
  { write }: { readonly write: boolean },
): Promise<ReplayReport> {
  const records = new LearnerRecords(db, content);
  const differing: string[] = [];
  let [learners, events] = [0, 0];
  let last = '';
  for (;;) {
    const rows = await db
      .select()
      .from(learnerState)
      .where(gt(learnerState.learnerId, last))
      .orderBy(asc(learnerState.learnerId))
      .limit(page);
    for (const row of rows) {
      const { learnerId, revision } = row;
      const state = row.state as LearnerState;
      const kept = {
        revision,
        state: state.format === stateFormat ? carryOver(state, content.graph) : state,
        activeCourse: row.activeCourse ?? undefined,
      };
      const folded = standingOf(await records.events(learnerId), content.graph);
      learners += 1;
      events += folded.revision;
      if (isDeepStrictEqual(plain(folded), plain(kept))) continue;
      differing.push(learnerId);
      if (write) await keep(db, learnerId, folded);
    }
    const final = rows.at(-1);
    if (!final || rows.length < page) return { learners, events, differing };
    last = final.learnerId;
  }
}

async function keep(db: Db, learner: string, standing: Standing): Promise<void> {
  await db
    .update(learnerState)
    .set({ ...standing, activeCourse: standing.activeCourse ?? null, memoryRevision: null })
    .where(eq(learnerState.learnerId, learner));
}

/** As the database keeps it: JSON, without what is undefined. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
