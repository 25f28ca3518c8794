import type { Answered, Session, SessionKind } from '../../wire.ts';

/** What the history entry of a session says that was begun here and that the server may not know yet. */
export interface Begin {
  readonly kind: SessionKind;
  readonly lesson: string;
}

/** The state of a history entry is anything: a page reads only what it wrote. */
export function beginOf(state: unknown): Begin | undefined {
  if (typeof state !== 'object' || state === null || !('begin' in state)) return undefined;
  const { begin } = state;
  if (typeof begin !== 'object' || begin === null) return undefined;
  if (!('kind' in begin) || !('lesson' in begin) || typeof begin.lesson !== 'string')
    return undefined;
  return begin.kind === 'lesson' || begin.kind === 'review'
    ? { kind: begin.kind, lesson: begin.lesson }
    : undefined;
}

/** A session as it will stand once the server has written it down. */
export function begunSession(
  session_uid: string,
  kind: SessionKind,
  { lesson, first_step, ahead }: Answered<'interactiveLesson'>,
): Session {
  return {
    session_uid,
    kind,
    lesson_uid: lesson.uid,
    lesson_version: lesson.hash,
    lesson,
    started_at: new Date().toISOString(),
    position: 0,
    seconds: 0,
    answers: [],
    next: first_step,
    ahead,
  };
}
