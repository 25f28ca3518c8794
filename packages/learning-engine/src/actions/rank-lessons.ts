import type { LessonGraph } from '../graph/lesson-graph.ts';
import { lessonRecord, type LearnerState, type LessonRecord } from '../mastery/learner-state.ts';
import { masteredLessons } from '../mastery/lesson-status.ts';
import { takenCareOf, type DueReview } from '../reviews/choose-reviews.ts';
import type { CourseScope, NextAction } from './action.ts';
import type { Reason } from './reason.ts';

/** A lesson to study, with what it is worth in the order of suggestions. */
export interface RankedLesson extends NextAction {
  readonly kind: 'lesson';
  readonly lesson: string;
  readonly value: number;
  /** Due lessons that it takes care of. */
  readonly covers: readonly string[];
}

/** A failed lesson rests this long, unless there is nothing else. */
const restInMs = 4 * 3_600_000;
/** Lessons of a later course come after this many of the one before. */
const courseStep = 20;

/** Lessons that can be started now, best first. */
export function rankLessons(
  state: LearnerState,
  graph: LessonGraph,
  scopes: readonly CourseScope[],
  { now, due }: { readonly now: number; readonly due: readonly DueReview[] },
): RankedLesson[] {
  const dueByLesson = new Map(due.map((review) => [review.lesson, review]));
  const mastered = masteredLessons(state);
  const found = new Map<string, RankedLesson>();
  for (const [i, scope] of scopes.entries()) {
    const path = pathOf(mastered, graph, scope);
    const onPath = new Set(path);
    for (const [place, lesson] of path.entries()) {
      if (found.has(lesson) || !graph.prerequisites(lesson).every((uid) => mastered.has(uid)))
        continue;
      const record = lessonRecord(state, lesson);
      const resting = isResting(state, graph, lesson, record, now);
      const covers = resting ? [] : takenCareOf(graph, lesson, dueByLesson, now);
      const opens = opened(mastered, graph, lesson, onPath);
      const value =
        2 * covers.length +
        Math.log2(1 + opens) -
        place / 4 -
        courseStep * i -
        (resting ? 1000 : 0);
      found.set(lesson, {
        kind: 'lesson',
        lesson,
        minutes: graph.lessons.get(lesson)?.minutes ?? 0,
        reason: reasonOf(record, covers.length, opens, path.length),
        value,
        covers,
      });
    }
  }
  return [...found.values()].sort((a, b) => b.value - a.value);
}

/** What is left of a course, in order, with prerequisites from elsewhere. */
function pathOf(mastered: ReadonlySet<string>, graph: LessonGraph, scope: CourseScope): string[] {
  const goals = typeof scope === 'string' ? undefined : new Set(scope.lessons);
  const wanted = new Set<string>();
  const path: string[] = [];
  for (let i = graph.order.length - 1; i >= 0; i -= 1) {
    const uid = graph.order[i] ?? '';
    const lesson = graph.lessons.get(uid);
    const isGoal = goals ? goals.has(uid) : lesson?.course === scope;
    if (!lesson || lesson.planned || !(isGoal || wanted.has(uid)) || mastered.has(uid)) continue;
    for (const prerequisite of lesson.prerequisites) wanted.add(prerequisite);
    path.push(uid);
  }
  return path.reverse();
}

/** How many lessons of the path would open if this one were mastered. */
function opened(
  mastered: ReadonlySet<string>,
  graph: LessonGraph,
  lesson: string,
  onPath: ReadonlySet<string>,
): number {
  const isDone = (uid: string) => uid === lesson || mastered.has(uid);
  return graph
    .dependents(lesson)
    .filter((uid) => onPath.has(uid) && graph.prerequisites(uid).every(isDone)).length;
}

/** A failed lesson waits for the reviews of its weak prerequisites, and for a pause. */
function isResting(
  state: LearnerState,
  graph: LessonGraph,
  lesson: string,
  record: LessonRecord | undefined,
  now: number,
): boolean {
  if (record?.phase !== 'failed') return false;
  if (now - record.since < restInMs) return true;
  return graph
    .prerequisites(lesson)
    .some((uid) => lessonRecord(state, uid)?.doubtedAt !== undefined);
}

function reasonOf(
  record: LessonRecord | undefined,
  reviews: number,
  opens: number,
  left: number,
): Reason {
  if (record?.phase === 'failed')
    return { code: 'back-after-failure', failures: record.failures ?? 1 };
  if (reviews > 0) return { code: 'knocks-out-reviews', reviews };
  if (opens > 1) return { code: 'opens-lessons', lessons: opens };
  return { code: 'next-in-path', left };
}
