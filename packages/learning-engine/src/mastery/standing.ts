import type { LessonGraph } from '../graph/lesson-graph.ts';
import { numbered, type Numbered } from '../graph/numbered.ts';
import { eachRecord, type LearnerState, type LessonRecord } from './learner-state.ts';

/** Where a learner stands in a graph: found in one pass, for whoever asks about thousands of lessons. */
export interface Standing {
  readonly graph: Numbered;
  /** The record of the lesson at each place; undefined where it was never touched. */
  readonly records: readonly (LessonRecord | undefined)[];
}

export function standingOf(state: LearnerState, graph: LessonGraph): Standing {
  const all = numbered(graph);
  const records = all.lessons.map((): LessonRecord | undefined => undefined);
  eachRecord(state, (uid, record) => {
    const place = all.placeOf.get(uid);
    if (place !== undefined) records[place] = record;
  });
  return { graph: all, records };
}
