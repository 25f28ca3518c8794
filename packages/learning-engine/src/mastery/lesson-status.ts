import type { LessonGraph } from '../graph/lesson-graph.ts';
import { dueAt, recall } from '../reviews/memory.ts';
import { lessonRecord, type LearnerState, type LessonRecord } from './learner-state.ts';

/** What a lesson is to a learner. See docs/decisions/0010-mastery-rule.md for the state machine. */
export type LessonStatus =
  | 'locked'
  | 'available'
  | 'in-progress'
  | 'mastered'
  | 'due'
  | 'failed'
  | 'coming';

/**
 * The status of a lesson. An unknown uid is locked: it cannot be started. A mastered lesson stays mastered when
 * a prerequisite of it is lost; everything else waits behind its prerequisites.
 */
export function lessonStatus(
  state: LearnerState,
  graph: LessonGraph,
  uid: string,
  now: number,
): LessonStatus {
  const lesson = graph.lessons.get(uid);
  if (!lesson) return 'locked';
  if (lesson.planned) return 'coming';
  const record = lessonRecord(state, uid);
  if (record?.phase === 'mastered') return isDue(record, now) ? 'due' : 'mastered';
  if (!prerequisitesMastered(state, graph, uid)) return 'locked';
  if (record?.phase === 'learning') return 'in-progress';
  return record?.phase === 'failed' ? 'failed' : 'available';
}

/** Whether the lesson may be studied: it is written, and mastered or all its prerequisites are. */
export function isOpen(state: LearnerState, graph: LessonGraph, uid: string): boolean {
  const lesson = graph.lessons.get(uid);
  if (!lesson || lesson.planned) return false;
  return isMastered(state, uid) || prerequisitesMastered(state, graph, uid);
}

/** Mastered, due for review or not. */
export function isMastered(state: LearnerState, uid: string): boolean {
  return lessonRecord(state, uid)?.phase === 'mastered';
}

function prerequisitesMastered(state: LearnerState, graph: LessonGraph, uid: string): boolean {
  return graph.prerequisites(uid).every((prerequisite) => isMastered(state, prerequisite));
}

/** Whether a mastered lesson's review is due. */
export function isDue(record: LessonRecord, now: number): boolean {
  return (reviewDueAt(record) ?? Number.POSITIVE_INFINITY) <= now;
}

/** When a mastered lesson's review is due, in milliseconds since the epoch; undefined while it is not mastered. */
export function reviewDueAt(record: LessonRecord): number | undefined {
  if (record.phase !== 'mastered') return undefined;
  return record.doubtedAt ?? (record.memory ? dueAt(record.memory) : record.since);
}

/** Predicted chance of recall, 0 to 1; undefined for a lesson that was never mastered. */
export function recallOf(record: LessonRecord, now: number): number | undefined {
  return record.memory && record.phase === 'mastered' ? recall(record.memory, now) : undefined;
}
