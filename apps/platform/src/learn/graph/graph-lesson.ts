import type { KnowledgeGraph, LessonStatus, LessonSummary } from '../wire.ts';

/** A lesson as the graph shows it to one learner. */
export interface GraphLesson {
  readonly uid: string;
  readonly title: string;
  readonly summary: string;
  readonly unit: string;
  readonly course: string;
  readonly minutes: number;
  readonly status: LessonStatus;
  readonly prerequisites: readonly string[];
}

/** Joins the graph of all lessons, planned ones included, with their states for the learner. */
export function graphLessons(
  graph: KnowledgeGraph,
  lessons: readonly LessonSummary[],
): GraphLesson[] {
  const known = new Map(lessons.map((lesson) => [lesson.lesson_uid, lesson]));
  const before = Map.groupBy(graph.edges, (edge) => edge.to);
  return graph.nodes.map((node) => {
    const own = known.get(node.lesson_uid);
    return {
      uid: node.lesson_uid,
      title: node.title,
      summary: own?.summary ?? '',
      unit: node.unit_uid,
      course: node.course_uid,
      minutes: node.minutes,
      status: own?.status ?? (node.planned ? 'coming' : 'locked'),
      prerequisites: (before.get(node.lesson_uid) ?? []).map((edge) => edge.from),
    };
  });
}
