import type { LessonGraph } from './lesson-graph.ts';

/** Lessons outside the state whose prerequisites are all inside: what can be learnt next (Doignon and Falmagne). */
export function outerFringe(graph: LessonGraph, isMastered: (uid: string) => boolean): string[] {
  return graph.order.filter(
    (uid) =>
      !graph.lessons.get(uid)?.planned &&
      !isMastered(uid) &&
      graph.prerequisites(uid).every(isMastered),
  );
}

/** Lessons inside the state that nothing inside builds on: what was learnt last (Doignon and Falmagne). */
export function innerFringe(graph: LessonGraph, isMastered: (uid: string) => boolean): string[] {
  return graph.order.filter((uid) => isMastered(uid) && !graph.dependents(uid).some(isMastered));
}

/** The lessons and every prerequisite on the way to them, in topological order: a course made of goals. */
export function closure(graph: LessonGraph, goals: readonly string[]): string[] {
  const wanted = new Set(goals);
  for (const goal of goals) for (const uid of graph.ancestors(goal)) wanted.add(uid);
  return graph.order.filter((uid) => wanted.has(uid));
}
