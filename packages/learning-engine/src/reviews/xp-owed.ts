import type { SessionKind } from '../events/learning-event.ts';
import type { LessonGraph } from '../graph/lesson-graph.ts';
import { lessonRecord, own, type LearnerState } from '../mastery/learner-state.ts';
import { reviewDueAt } from '../mastery/lesson-status.ts';

/** A session that ends now, with what its work is worth by `sessionXp`. */
export interface EarnedWork {
  readonly session: string;
  readonly kind: SessionKind;
  readonly lesson: string;
  readonly xp: number;
}

/**
 * The XP that a session really earns, from the state before it ends: a first study earns its lesson's minutes once, over
 * all tries; a review earns if it, or a lesson that it practises, was due when it began; studying or reviewing again
 * earlier is practice without XP.
 */
export function xpOwed(
  state: LearnerState,
  graph: LessonGraph,
  { session, kind, lesson, xp }: EarnedWork,
  now: number,
): number {
  const record = lessonRecord(state, lesson);
  if (kind === 'review') {
    const began = own(state.sessions, session)?.startedAt ?? now;
    const isDue = (uid: string) => {
      const practised = lessonRecord(state, uid);
      return ((practised && reviewDueAt(practised)) ?? Number.POSITIVE_INFINITY) <= began;
    };
    return [lesson, ...graph.encompassed(lesson).keys()].some(isDue) ? xp : 0;
  }
  if (record?.phase === 'mastered' || record?.phase === 'relearn') return 0;
  const left = (graph.lessons.get(lesson)?.minutes ?? 0) - (record?.studyXp ?? 0);
  return Math.round(Math.max(0, Math.min(xp, left)) * 10) / 10;
}
