import type { Contract, OutputOf } from '@lemma/api-client/contract';
import {
  emptyLearner,
  foldEvent,
  type LearningEvent,
  type LessonGraph,
  lessonRecord,
} from '@lemma/learning-engine';

type MemoryPoint = OutputOf<Contract['lessonHistory']>['memory'][number];

const mostPoints = 100;

/** How a lesson sat after each event that changed it, practice of other lessons among them; oldest first, the last 100. */
export function memoryOverTime(
  events: readonly LearningEvent[],
  graph: LessonGraph,
  lesson: string,
): MemoryPoint[] {
  const points: MemoryPoint[] = [];
  let state = emptyLearner();
  for (const event of events) {
    state = foldEvent(state, event, graph);
    const memory = lessonRecord(state, lesson)?.memory;
    if (!memory) continue;
    const point = {
      at: new Date(event.at).toISOString(),
      practised_at: new Date(memory.at).toISOString(),
      stability_days: memory.stability,
    };
    const last = points.at(-1);
    if (last?.practised_at !== point.practised_at || last.stability_days !== point.stability_days)
      points.push(point);
  }
  return points.slice(-mostPoints);
}
