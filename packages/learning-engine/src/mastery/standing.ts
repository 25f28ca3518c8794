import type { LessonGraph } from '../graph/lesson-graph.ts';
import { numbered, type Numbered } from '../graph/numbered.ts';
import { eachRecord, reviewRecall, type LearnerState, type LessonRecord } from './learner-state.ts';
import { isFromTheFuture, opensNext, reviewDueAt } from './lesson-status.ts';

/**
 * Where a learner stands in a graph, by place: found in one pass, for whoever asks about thousands of lessons. The pass
 * takes the records as they lie in memory; what is asked of all of them is then at hand without fetching them again.
 */
export interface Standing {
  readonly graph: Numbered;
  /** The record of the lesson at each place; undefined where it was never touched. */
  readonly records: readonly (LessonRecord | undefined)[];
  /** 1 where the lesson is passed: mastered, skipped or to be relearnt. */
  readonly isPassed: Uint8Array;
  /** When the review is due, in milliseconds since the epoch; infinite where there is none to come. */
  readonly dueAt: Float64Array;
  /** When it was last practised; the time it is due where a review is wanted whatever the memory says. */
  readonly practisedAt: Float64Array;
  /** Recall that reviews are timed for. */
  readonly retention: number;
}

export function standingOf(state: LearnerState, graph: LessonGraph): Standing {
  const all = numbered(graph);
  const retention = reviewRecall(state);
  const records = all.lessons.map((): LessonRecord | undefined => undefined);
  const isPassed = new Uint8Array(records.length);
  const dueAt = new Float64Array(records.length).fill(Number.POSITIVE_INFINITY);
  const practisedAt = new Float64Array(records.length);
  eachRecord(state, (uid, record) => {
    const place = all.placeOf.get(uid);
    if (place === undefined) return;
    records[place] = record;
    if (!opensNext(record)) return;
    isPassed[place] = 1;
    if (all.isPlanned[place] === 1) return;
    const due = reviewDueAt(record, retention) ?? Number.POSITIVE_INFINITY;
    dueAt[place] = due;
    practisedAt[place] = practised(record, due);
  });
  return { graph: all, records, isPassed, dueAt, practisedAt, retention };
}

/** From where the interval to `due` is counted: from the last asking where that is what makes the lesson due. */
function practised(record: LessonRecord, due: number): number {
  if (record.doubtedAt !== undefined || record.phase === 'relearn') return due;
  if (record.phase === 'skipped') return record.since;
  if (due === record.askBy && record.askedAt !== undefined) return record.askedAt;
  return record.memory?.at ?? due;
}

/** Whether the review of the lesson at a place is due. */
export function isDueAt({ dueAt, practisedAt }: Standing, place: number, now: number): boolean {
  const due = dueAt[place] ?? Number.POSITIVE_INFINITY;
  return due <= now || (Number.isFinite(due) && isFromTheFuture(practisedAt[place] ?? 0, now));
}
