import { useCallback, useEffect, useReducer, useState } from 'react';
import { keepQueue } from './kept-queue.ts';
import { heldReviews, lessonShown, reviewing, type ReviewQueue } from './review-queue.ts';
import { dayOf, resultOf } from './review-result.ts';
import type { HeldSession, ReviewSessionProps } from './review-session.tsx';

export interface ReviewingQueue {
  readonly queue: ReviewQueue;
  readonly sessions: ReadonlyMap<string, HeldSession>;
  /** The session on the screen, once it is there. */
  readonly shown: HeldSession | undefined;
  /** Why nothing can be shown just now. */
  readonly unreached: unknown;
  /** What the sessions of the queue are to be held by. */
  readonly held: readonly ReviewSessionProps[];
  /** From the feedback to the next question, of another lesson where one is open. */
  readonly goOn: () => void;
  /** Goes on while the answer waits for the network; undefined where no question is left on this device. */
  readonly setAside: (() => void) | undefined;
}

/** Reviews of several lessons whose questions take turns. Kept on this device as it changes. */
export function useReviewQueue(initial: ReviewQueue): ReviewingQueue {
  const [queue, dispatch] = useReducer(reviewing, initial);
  const [sessions, setSessions] = useState<ReadonlyMap<string, HeldSession>>(new Map());
  useEffect(() => void keepQueue(queue), [queue]);

  const onStand = useCallback((lesson: string, session: HeldSession) => {
    setSessions((known) => new Map(known).set(lesson, session));
    const { phase } = session.state;
    if (phase.type === 'finished')
      dispatch({
        type: 'finished',
        result: resultOf(session.state, phase.end),
        day: dayOf(phase.end),
      });
    else if (phase.type !== 'sending') dispatch({ type: 'returned', lesson });
  }, []);
  const onKnown = useCallback(
    (lesson: string, session: string) => dispatch({ type: 'known', lesson, session }),
    [],
  );
  const onRefused = useCallback((lesson: string) => dispatch({ type: 'refused', lesson }), []);

  const [errors, setErrors] = useState<ReadonlyMap<string, unknown>>(new Map());
  const onUnreached = useCallback(
    (lesson: string, error: unknown) =>
      setErrors((known) =>
        known.get(lesson) === error ? known : new Map(known).set(lesson, error),
      ),
    [],
  );

  const lesson = lessonShown(queue);
  const shown = lesson === undefined ? undefined : sessions.get(lesson);
  const ready = queue.order.filter((uid) => isReady(sessions.get(uid)));
  const elsewhere = ready.some((uid) => uid !== lesson);
  // A lesson that cannot be had now lets the others go first.
  const isHeldUp = !shown && elsewhere && errors.get(lesson ?? '') !== undefined;
  if (isHeldUp) dispatch({ type: 'advanced', ready });
  const hasAhead = (shown?.state.ahead.length ?? 0) > 0;
  return {
    queue,
    sessions,
    shown,
    unreached: shown ? undefined : errors.get(lesson ?? ''),
    held: heldReviews(queue).map((review) => ({
      review,
      shown: review.lesson === lesson,
      onStand,
      onKnown,
      onRefused,
      onUnreached,
    })),
    goOn: () => {
      shown?.goOn();
      dispatch({ type: 'advanced', ready });
    },
    setAside:
      hasAhead || elsewhere
        ? () => {
            if (hasAhead) shown?.setAside();
            dispatch({ type: hasAhead ? 'advanced' : 'ran-out', ready });
          }
        : undefined,
  };
}

function isReady(session: HeldSession | undefined): boolean {
  return session?.state.phase.type === 'question' || session?.state.phase.type === 'feedback';
}
