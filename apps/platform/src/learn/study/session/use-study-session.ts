import { queryKey, useOutboxState } from '@lemma/api-client/react';
import type { Answer } from '@lemma/learning-engine';
import type { LearnerQuestion } from '@lemma/lesson-renderer';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { keepAnswer } from '../../../offline/kept-answers.ts';
import type { AttemptResult, Session } from '../../wire.ts';
import { openSession, readingPosition, study, type StudyState } from './session-state.ts';
import { refusedAnswer } from './refused-answer.ts';
import { mutable, type SessionCalls, useSessionCalls } from './session-calls.ts';
import { useFocusedSeconds } from './use-focused-seconds.ts';

export interface StudySession {
  readonly state: StudyState;
  readonly readOn: () => void;
  readonly readBack: () => void;
  readonly toQuestions: () => void;
  readonly answer: (answer: Answer) => void;
  /** Goes on while the answer waits to be delivered. */
  readonly setAside: () => void;
  readonly goOn: () => void;
}

/**
 * A session with its carriage: answers and reading positions go to the server by `SessionCalls`, and are counted once. Of several
 * sessions on one screen only the shown one counts time. The returned object stays the same until the state changes.
 */
export function useStudySession(session: Session, begun: boolean, shown = true): StudySession {
  const [state, dispatch] = useReducer(study, session, openSession);
  const calls = useSessionCalls();
  const seconds = useFocusedSeconds(shown);
  const { uid, phase } = state;
  const sentHere = useRef(false);
  const keepResult = useKeptResult();
  const keepPlace = useKeptPlace();

  const synchronise = useCallback(async () => {
    dispatch({ type: 'synchronised', session: await calls.current(uid) });
  }, [calls, uid]);

  const answer = useCallback(
    (given: Answer) => {
      if (phase.type !== 'question') return;
      const attempt = crypto.randomUUID();
      sentHere.current = true;
      dispatch({ type: 'answered', attempt, answer: given });
      const { question } = phase;
      const sent = calls.answer(uid, question, {
        attempt_uid: attempt,
        seed: question.seed,
        seconds: seconds(),
        answer: given,
      });
      sent.then(
        (result) => {
          dispatch({ type: 'scored', result });
          keepResult(uid, question, given, result);
          return undefined;
        },
        (error: unknown) => {
          const { problem, elsewhere } = refusedAnswer(error);
          dispatch({ type: 'refused', attempt, problem });
          if (elsewhere) synchronise().catch(() => undefined);
        },
      );
    },
    [phase, uid, seconds, calls, synchronise, keepResult],
  );

  const setAside = useCallback(() => {
    keepPlace(uid, state.ahead);
    dispatch({ type: 'set-aside' });
  }, [uid, state.ahead, keepPlace]);
  useLateResults(state, synchronise);

  useSavedPosition(calls, uid, {
    step: readingPosition(state),
    known: session.position,
    seconds,
  });
  useCatchUp(synchronise, sentHere, begun);
  const opened = useRef(session);
  useEffect(() => {
    if (opened.current !== session) dispatch({ type: 'synchronised', session });
    opened.current = session;
  }, [session]);

  return useMemo(
    () => ({
      state,
      readOn: () => dispatch({ type: 'read-on' }),
      readBack: () => dispatch({ type: 'read-back' }),
      toQuestions: () => dispatch({ type: 'to-questions' }),
      answer,
      setAside,
      goOn: () => dispatch({ type: 'go-on' }),
    }),
    [state, answer, setAside],
  );
}

/** Keeps the session with its newest answer on this device: a reload without network goes on from there. */
function useKeptResult() {
  const queries = useQueryClient();
  return useCallback(
    (uid: string, question: LearnerQuestion, given: Answer, result: AttemptResult) => {
      const key = queryKey('session', { params: { session_uid: uid } });
      const known = queries.getQueryData<Session>(key);
      const { feedback, next, ahead } = result;
      if (!known || !feedback) return;
      const answer = {
        attempt_uid: result.attempt_uid,
        question: { ...question },
        answer: mutable(given),
        feedback,
        answered_at: new Date().toISOString(),
      };
      const session: Session = { ...known, answers: [...known.answers, answer], next, ahead };
      queries.setQueryData(key, session);
      void keepAnswer(`/edge/user/session/${uid}`, session);
    },
    [queries],
  );
}

/** Keeps where the learner went on to while an answer waits: a reload without network opens there. */
function useKeptPlace() {
  const queries = useQueryClient();
  return useCallback(
    (uid: string, [question, ...rest]: readonly LearnerQuestion[]) => {
      const key = queryKey('session', { params: { session_uid: uid } });
      const known = queries.getQueryData<Session>(key);
      if (!known || !question) return;
      const next = { type: 'question', question: { ...question }, reason: 'new' } as const;
      const ahead = rest.map((one) => ({ ...one }));
      void keepAnswer(`/edge/user/session/${uid}`, { ...known, next, ahead });
    },
    [queries],
  );
}

/** Asks for the session once every answer that was set aside is scored: for the feedback, and for what comes next. */
function useLateResults({ waiting, missed, phase }: StudyState, synchronise: () => Promise<void>) {
  const waited = useRef(false);
  const scored = phase.type === 'feedback' && missed.length > 0;
  useEffect(() => {
    if (waiting.length === 0 && (waited.current || scored)) synchronise().catch(() => undefined);
    waited.current = waiting.length > 0;
  }, [waiting.length, scored, synchronise]);
}

/** The furthest step reached, so that another device begins there. Going back to read again does not undo it. */
function useSavedPosition(
  { savePlace }: SessionCalls,
  uid: string,
  {
    step,
    known,
    seconds,
  }: { readonly step: number; readonly known: number; readonly seconds: () => number },
): void {
  const furthest = useRef(known);
  useEffect(() => {
    if (step <= furthest.current) return;
    furthest.current = step;
    const entry_uid = crypto.randomUUID();
    // A place that was not taken over costs a few steps of reading again, nothing more.
    savePlace({ entry_uid, session_uid: uid, position: step, seconds: seconds() }).catch(
      () => undefined,
    );
  }, [uid, step, seconds, savePlace]);
}

/**
 * Asks the server where the session stands once nothing of an earlier page waits in the outbox (its last answer may
 * have been delivered just after this page asked), and when the tab comes back.
 */
function useCatchUp(
  synchronise: () => Promise<void>,
  sentHere: { readonly current: boolean },
  begun: boolean,
): void {
  const { pending } = useOutboxState();
  useEffect(() => {
    if (pending === 0 && !sentHere.current && !begun) synchronise().catch(() => undefined);
  }, [pending, synchronise, sentHere, begun]);
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible' && !begun) synchronise().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [synchronise, begun]);
}
