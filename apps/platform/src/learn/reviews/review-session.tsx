import { ApiError } from '@lemma/api-client';
import { useApiQuery } from '@lemma/api-client/react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Begin } from '../study/session/begun-session.ts';
import { useBegun } from '../study/session/use-begun.ts';
import { type StudySession, useStudySession } from '../study/session/use-study-session.ts';
import type { Session } from '../wire.ts';
import type { QueuedReview } from './review-queue.ts';

/** A session of the queue as it stands. */
export interface HeldSession extends StudySession {
  /** Version of the lesson that its questions are of. */
  readonly version: string;
}

export interface ReviewSessionProps {
  readonly review: QueuedReview;
  /** Whether its question is on the screen: the session begins with it, and its time counts. */
  readonly shown: boolean;
  /** Gets the session each time that it stands somewhere else. Keep it the same function, as the others. */
  readonly onStand: (lesson: string, held: HeldSession) => void;
  readonly onKnown: (lesson: string, session: string) => void;
  /** The server does not let the review begin, or go on. */
  readonly onRefused: (lesson: string) => void;
  /** Why it cannot be had just now; undefined once it can be tried again. */
  readonly onUnreached: (lesson: string, error: unknown) => void;
}

/** Holds the session of one lesson of the queue, shown or not. Draws nothing: the screen shows one session at a time. */
export function ReviewSession(props: ReviewSessionProps) {
  const { review, shown, onKnown, onRefused, onUnreached } = props;
  const { lesson, session: uid, known: isKnown } = review;
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) setWasShown(true);
  const begin = useMemo<Begin | undefined>(
    () => (isKnown ? undefined : { kind: 'review', lesson }),
    [isKnown, lesson],
  );
  const onTold = useCallback(
    ({ session_uid }: Session) => onKnown(lesson, session_uid),
    [onKnown, lesson],
  );
  const beginning = useBegun(uid, begin, { tell: wasShown, onTold });
  const standing = beginning?.standing ?? null;
  useEffect(() => {
    if (standing !== null) onKnown(lesson, standing);
  }, [standing, onKnown, lesson]);
  const known = useApiQuery('session', { params: { session_uid: uid } }, { enabled: isKnown });
  const session = known.data ?? beginning?.session;
  const error = beginning?.refused ?? (session ? undefined : known.error);
  useEffect(() => {
    if (isRefusal(error)) onRefused(lesson);
    else onUnreached(lesson, error ?? undefined);
  }, [error, onRefused, onUnreached, lesson]);
  if (!session || standing !== null) return null;
  return <Held key={uid} {...props} session={session} begun={known.data === undefined} />;
}

/** Whether asking again is of no use. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}

interface HeldProps extends ReviewSessionProps {
  readonly session: Session;
  /** True while the server does not know of the session yet. */
  readonly begun: boolean;
}

function Held({ review: { lesson }, shown, session, begun, onStand }: HeldProps) {
  const studying = useStudySession(session, begun, shown);
  const { lesson_version: version } = session;
  // Before the page is painted: the screen never shows a state that is past.
  useLayoutEffect(
    () => onStand(lesson, { ...studying, version }),
    [onStand, lesson, studying, version],
  );
  return null;
}
