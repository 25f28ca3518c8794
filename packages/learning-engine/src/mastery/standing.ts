import type { LessonGraph } from '../graph/lesson-graph.ts';
import { numbered, type Numbered } from '../graph/numbered.ts';
import { eachRecord, type LearnerState, type LessonRecord } from './learner-state.ts';
import { reviewDueAt } from './lesson-status.ts';

/**
 * Where a learner stands in a graph, by place: found in one pass, for whoever asks about thousands of lessons. The pass
 * takes the records as they lie in memory; what is asked of all of them is then at hand without fetching them again.
 */
export interface Standing {
  readonly graph: Numbered;
  /** The record of the lesson at each place; undefined where it was never touched. */
  readonly records: readonly (LessonRecord | undefined)[];
  /** 1 where the lesson is mastered. */
  readonly isMastered: Uint8Array;
  /** When the review is due, in milliseconds since the epoch; infinite where there is none to come. */
  readonly dueAt: Float64Array;
  /** When it was last practised; the time it is due where a review is wanted whatever the memory says. */
  readonly practisedAt: Float64Array;
}

export function standingOf(state: LearnerState, graph: LessonGraph): Standing {
  const all = numbered(graph);
  const records = all.lessons.map((): LessonRecord | undefined => undefined);
  const isMastered = new Uint8Array(records.length);
  const dueAt = new Float64Array(records.length).fill(Number.POSITIVE_INFINITY);
  const practisedAt = new Float64Array(records.length);
  eachRecord(state, (uid, record) => {
    const place = all.placeOf.get(uid);
    if (place === undefined) return;
    records[place] = record;
    if (record.phase !== 'mastered') return;
    isMastered[place] = 1;
    if (all.isPlanned[place] === 1) return;
    const due = reviewDueAt(record) ?? Number.POSITIVE_INFINITY;
    dueAt[place] = due;
    practisedAt[place] = record.doubtedAt === undefined ? (record.memory?.at ?? due) : due;
  });
  return { graph: all, records, isMastered, dueAt, practisedAt };
}

/** Whether the review of the lesson at a place is due. */
export function isDueAt({ dueAt }: Standing, place: number, now: number): boolean {
  return (dueAt[place] ?? Number.POSITIVE_INFINITY) <= now;
}
