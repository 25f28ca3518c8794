import type { LessonGraph } from '../graph/lesson-graph.ts';
import { dayInMs, dueAt, recall, targetRecall } from '../memory/memory.ts';
import {
  lessonRecord,
  reviewRecall,
  type LearnerState,
  type LessonRecord,
} from './learner-state.ts';

/** What a lesson is to a learner. See docs/decisions/0064-mastery-rule.md for the state machine. */
export type LessonStatus =
  | 'locked'
  | 'available'
  | 'in-progress'
  | 'mastered'
  | 'due'
  | 'relearn'
  | 'skipped'
  | 'failed'
  | 'coming';

/**
 * The status of a lesson. An unknown uid is locked: it cannot be started. A passed lesson stays so when a prerequisite
 * of it is lost; everything else waits behind its prerequisites. `due` is mastered with a review to do now.
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
  if (record?.phase === 'mastered')
    return isDue(record, now, reviewRecall(state)) ? 'due' : 'mastered';
  if (record?.phase === 'relearn' || record?.phase === 'skipped') return record.phase;
  if (!prerequisitesPassed(state, graph, uid)) return 'locked';
  if (record?.phase === 'learning') return 'in-progress';
  return record?.phase === 'failed' ? 'failed' : 'available';
}

/** Whether the lesson may be studied: it is written, and passed or all its prerequisites are. */
export function isOpen(state: LearnerState, graph: LessonGraph, uid: string): boolean {
  const lesson = graph.lessons.get(uid);
  if (!lesson || lesson.planned) return false;
  return isPassed(state, uid) || prerequisitesPassed(state, graph, uid);
}

/** Mastered, due for review or not. */
export function isMastered(state: LearnerState, uid: string): boolean {
  return lessonRecord(state, uid)?.phase === 'mastered';
}

/** Mastered, skipped by a diagnostic, or mastered before and to be relearnt: what builds on it may be studied. */
export function isPassed(state: LearnerState, uid: string): boolean {
  return opensNext(lessonRecord(state, uid));
}

type PassedRecord = LessonRecord & { readonly phase: 'mastered' | 'relearn' | 'skipped' };

/** Whether what builds on the lesson of this record may be studied. */
export function opensNext(record: LessonRecord | undefined): record is PassedRecord {
  const phase = record?.phase;
  return phase === 'mastered' || phase === 'relearn' || phase === 'skipped';
}

function prerequisitesPassed(state: LearnerState, graph: LessonGraph, uid: string): boolean {
  return graph.prerequisites(uid).every((prerequisite) => isPassed(state, prerequisite));
}

/** Whether a passed lesson's review is due. */
function isDue(record: LessonRecord, now: number, retention: number): boolean {
  if (record.memory && isFromTheFuture(record.memory.at, now)) return true;
  return (reviewDueAt(record, retention) ?? Number.POSITIVE_INFINITY) <= now;
}

/** A practice dated later than this cannot be trusted: its clock was wrong, and its review is due at once. */
export function isFromTheFuture(at: number, now: number): boolean {
  return at > now + dayInMs;
}

/** A lesson to be relearnt rests this long before it is asked again. */
const relearnRestInMs = 4 * 3_600_000;

/**
 * When the next review of a passed lesson is due, in milliseconds since the epoch; undefined while it is not passed.
 * A mastered lesson: when its memory falls to the target, at the latest three intervals after it was asked itself.
 * A skipped one: at its first check. One to be relearnt: four hours after the review that failed.
 *
 * @param retention - The target: `reviewRecall(state)`.
 */
export function reviewDueAt(record: LessonRecord, retention = targetRecall): number | undefined {
  if (!opensNext(record)) return undefined;
  if (record.doubtedAt !== undefined) return record.doubtedAt;
  if (record.phase === 'skipped') return record.askBy ?? record.since;
  if (record.phase === 'relearn') return record.since + relearnRestInMs;
  return record.memory
    ? Math.min(dueAt(record.memory, retention), record.askBy ?? Number.POSITIVE_INFINITY)
    : record.since;
}

/** Predicted chance of recall, 0 to 1; undefined for a lesson that is not mastered. */
export function recallOf(record: LessonRecord, now: number): number | undefined {
  return record.memory && record.phase === 'mastered' ? recall(record.memory, now) : undefined;
}
