import type { SessionKind } from '../events/learning-event.ts';
import type { LessonGraph } from '../graph/lesson-graph.ts';
import {
  lessonRecord,
  own,
  reviewRecall,
  type LearnerState,
  type LessonRecord,
} from '../mastery/learner-state.ts';
import { reviewDueAt } from '../mastery/lesson-status.ts';
import { takesCareOf } from './choose-reviews.ts';

/** A session that ends now, with what its work is worth by `sessionXp`. */
export interface EarnedWork {
  readonly session: string;
  readonly kind: SessionKind;
  readonly lesson: string;
  readonly xp: number;
}

/**
 * The XP that a session really earns, from the state before it ends: a first study earns its lesson's minutes once, over
 * all tries; a review earns if its lesson was due when it began, or one that it practises enough to be due no longer;
 * studying or reviewing again earlier is practice without XP.
 */
export function xpOwed(
  state: LearnerState,
  graph: LessonGraph,
  { session, kind, lesson, xp }: EarnedWork,
  now: number,
): number {
  const record = lessonRecord(state, lesson);
  if (kind === 'review') {
    const began = Math.min(now, own(state.sessions, session)?.startedAt ?? now);
    const retention = reviewRecall(state);
    if (isDue(record, began, retention)) return xp;
    const relieved = [...graph.encompassed(lesson)].some(([uid, weight]) => {
      const part = lessonRecord(state, uid);
      return part && isDue(part, began, retention) && takesCareOf(part, weight, began, retention);
    });
    return relieved ? xp : 0;
  }
  if (record?.phase === 'mastered' || record?.phase === 'relearn') return 0;
  const left = (graph.lessons.get(lesson)?.minutes ?? 0) - (record?.studyXp ?? 0);
  return Math.round(Math.max(0, Math.min(xp, left)) * 10) / 10;
}

function isDue(record: LessonRecord | undefined, now: number, retention: number): boolean {
  return ((record && reviewDueAt(record, retention)) ?? Number.POSITIVE_INFINITY) <= now;
}
