import type { LearningEvent, SessionKind } from './learning-event.ts';

/** Monday 5 January 2026, 18:00 UTC. */
export const monday = Date.UTC(2026, 0, 5, 18);
export const day = 86_400_000;

/** The events of one session, finished at `at`. */
export function session(
  lesson: string,
  outcome: 'passed' | 'failed',
  at: number,
  rest: { readonly kind?: SessionKind; readonly accuracy?: number; readonly xp?: number } = {},
): LearningEvent[] {
  const { kind = 'lesson', accuracy = outcome === 'passed' ? 1 : 0.2, xp = 20 } = rest;
  const uid = `${kind}-${lesson}-${at}`;
  const common = { version: 1, session: uid, kind, lesson } as const;
  return [
    { ...common, type: 'session-started', uid: `${uid}-s`, at: at - 60_000, lessonVersion: 'v1' },
    {
      ...common,
      type: 'question-answered',
      uid: `${uid}-q`,
      at: at - 30_000,
      question: `${lesson}/q`,
      skill: 'skill',
      correct: outcome === 'passed',
      credit: accuracy,
      seconds: 30,
      dontKnow: false,
    },
    {
      ...common,
      type: 'session-finished',
      uid: `${uid}-f`,
      at,
      outcome,
      accuracy,
      minutes: 20,
      xp,
    },
  ];
}

export function review(lesson: string, outcome: 'passed' | 'failed', at: number): LearningEvent[] {
  return session(lesson, outcome, at, { kind: 'review', xp: 4 });
}

export function diagnosed(skipped: readonly string[], at: number, belief = 0.98): LearningEvent {
  const beliefs = Object.fromEntries(skipped.map((uid) => [uid, belief]));
  return {
    version: 1,
    type: 'diagnostic-finished',
    uid: `d-${at}`,
    at,
    session: `d-${at}`,
    course: 'course',
    beliefs,
    skipped,
  };
}

export function startedCourse(at: number, course = 'course'): LearningEvent {
  return { version: 1, type: 'course-started', uid: `c-${course}-${at}`, at, course };
}
