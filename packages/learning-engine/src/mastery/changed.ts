import type { LessonGraph } from '../graph/lesson-graph.ts';
import { replacementRecord } from './carry-over.ts';
import { Changes } from './change.ts';
import { withRecords, type LearnerState } from './learner-state.ts';

/** The state after changes of records; what they change at a former lesson carries over to those that replace it. */
export function changed(
  state: LearnerState,
  graph: LessonGraph,
  change: (changes: Changes) => void,
): LearnerState {
  const changes = new Changes(state);
  change(changes);
  // Events of a former lesson, folded anew or of a session that was open when the course changed.
  for (const former of changes.records.keys())
    for (const uid of graph.replacedBy(former)) {
      const own = changes.get(uid);
      if (own && own.carried !== true) continue;
      const record = replacementRecord(graph, uid, (one) => changes.get(one));
      if (record) changes.set(uid, record);
    }
  return changes.records.size > 0 ? withRecords(state, changes.records) : state;
}
