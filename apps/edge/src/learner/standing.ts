import {
  dailyXp,
  type LearnerState,
  lessonRecord,
  recallOf,
  reviewDueAt,
  reviewRecall,
  streak,
} from '@lemma/learning-engine';
import type { Rhythm } from './profile.ts';

/** When a passed lesson's review is due, in milliseconds since the epoch. */
export function dueAt(state: LearnerState, lesson: string): number | undefined {
  const record = lessonRecord(state, lesson);
  return record && reviewDueAt(record, reviewRecall(state));
}

/** Predicted chance of recall now; undefined for a lesson that is not mastered. */
export function strengthOf(state: LearnerState, lesson: string, now: number): number | undefined {
  const record = lessonRecord(state, lesson);
  return record && recallOf(record, now);
}

/** The learner's day so far, as many screens show it. */
export function today(
  state: LearnerState,
  { dailyGoal, ...rhythm }: Rhythm,
  now: number,
): { readonly daily_xp: { readonly xp: number; readonly goal: number }; readonly streak: number } {
  const where = { ...rhythm, now };
  const [day] = dailyXp(state, where);
  return {
    daily_xp: { xp: day?.xp ?? 0, goal: dailyGoal },
    streak: streak(state, where).days,
  };
}

/** A moment on the wire, or null. */
export function wireMoment(at: number | undefined | null): string | null {
  return at === undefined || at === null ? null : new Date(at).toISOString();
}
