import type { LessonGraph } from '@lemma/learning-engine';
import { median } from '../../statistics.ts';
import { mean } from './chance.ts';
import { Learner } from './learner.ts';

/** The usual course: every lesson in order, whether understood or not, and no reviews. */
export function linearCohort(
  graph: LessonGraph,
  { learners = 20, seed = 1, minutesPerDay = 30 } = {},
): { readonly days: number; readonly recallAtEnd: number } {
  const runs = Array.from({ length: learners }, (_, i) => {
    const learner = new Learner(graph, seed * 1000 + i);
    let minutes = 0;
    for (const uid of graph.order) {
      const lesson = graph.lessons.get(uid);
      learner.hear(uid, Math.floor(minutes / minutesPerDay));
      minutes += lesson?.minutes ?? 0;
    }
    const days = Math.ceil(minutes / minutesPerDay);
    return { days, recall: mean(graph.order.map((uid) => learner.recall(uid, days))) };
  });
  return {
    days: median(runs.map(({ days }) => days)),
    recallAtEnd: mean(runs.map(({ recall }) => recall)),
  };
}
