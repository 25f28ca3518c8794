import type { LessonGraph } from '@lemma/learning-engine';
import { type Content, type CourseOutline, lessonTitle } from '../content/content.ts';

/** Goals and all that comes before them, prerequisites first, one unit for each goal. */
export function unitsOfGoals(
  content: Content,
  given: readonly string[],
): { readonly goals: readonly string[]; readonly units: CourseOutline['units'] } {
  const taken = new Set<string>();
  const goals = given.flatMap((goal) => nowadays(content.graph, goal));
  const units = goals.map((goal, index) => {
    const lessons = wayTo(content.graph, goal).filter((uid) => !taken.has(uid));
    for (const uid of lessons) taken.add(uid);
    return {
      uid: `goal-${index + 1}`,
      title: lessonTitle(content, goal),
      free: false,
      lessons,
    };
  });
  return { goals, units };
}

/** The lessons that stand for a goal that was replaced; else the goal itself. */
function nowadays(graph: LessonGraph, goal: string): readonly string[] {
  const successors = graph.lessons.has(goal) ? [] : graph.replacedBy(goal);
  return successors.length > 0 ? successors : [goal];
}

function wayTo(graph: LessonGraph, goal: string): readonly string[] {
  const needed = graph.ancestors(goal);
  return graph.order.filter((uid) => uid === goal || needed.has(uid));
}

/** The first goal that is no lesson of the graph, or undefined if all are. */
export function unknownGoal(content: Content, goals: readonly string[]): string | undefined {
  return goals.find((uid) => !content.graph.lessons.has(uid));
}
