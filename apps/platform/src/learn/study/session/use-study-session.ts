import { queryKey, useApiClient, useOutboxSend, useOutboxState } from '@lemma/api-client/react';
import type { Answer } from '@lemma/learning-engine';
import type { LearnerQuestion } from '@lemma/lesson-renderer';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { keepAnswer } from '../../../offline/kept-answers.ts';
import type { AttemptResult, Session } from '../../wire.ts';
import { openSession, readingPosition, study, type StudyState } from './session-state.ts';
import { refusedAnswer } from './refused-answer.ts';
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
 * A session with its carriage: answers and reading positions go through the outbox, and are counted once. Of several
 * sessions on one screen only the shown one counts time. The returned object stays the same until the state changes.
 */
export function useStudySession(session: Session, begun: boolean, shown = true): StudySession {
  const [state, dispatch] = useReducer(study, session, openSession);
  const client = useApiClient();
  const send = useOutboxSend();
  const seconds = useFocusedSeconds(shown);
  const { uid, phase } = state;
  const sentHere = useRef(false);
  const keepResult = useKeptResult();
  const keepPlace = useKeptPlace();

  const synchronise = useCallback(async () => {
    const current = await client.session({ params: { session_uid: uid } });
    dispatch({ type: 'synchronised', session: current });
  }, [client, uid]);

  const answer = useCallback(
    (given: Answer) => {
      if (phase.type !== 'question') return;
      const attempt = crypto.randomUUID();
      sentHere.current = true;
      dispatch({ type: 'answered', attempt, answer: given });
      const base = {
        attempt_uid: attempt,
        session_uid: uid,
        seed: phase.question.seed,
        seconds: seconds(),
      };
      const params = { question_uid: phase.question.uid };
      const sent =
        given.kind === 'repl' || (given.kind === 'dont-know' && phase.question.kind === 'repl')
          ? send('replAttempt', { params, body: { ...base, answer: mutable(given) } })
          : send('multipleChoiceAttempt', { params, body: { ...base, answer: mutable(given) } });
      sent.then(
        (result) => {
          dispatch({ type: 'scored', result });
          keepResult(uid, phase.question, given, result);
          return undefined;
        },
        (error: unknown) => {
          const { problem, elsewhere } = refusedAnswer(error);
          dispatch({ type: 'refused', attempt, problem });
          if (elsewhere) synchronise().catch(() => undefined);
        },
      );
    },
    [phase, uid, seconds, send, synchronise, keepResult],
  );

  const setAside = useCallback(() => {
    keepPlace(uid, state.ahead);
    dispatch({ type: 'set-aside' });
  }, [uid, state.ahead, keepPlace]);
  useLateResults(state, synchronise);

  useSavedPosition(uid, readingPosition(state), session.position, seconds);
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
function useSavedPosition(uid: string, step: number, known: number, seconds: () => number): void {
  const send = useOutboxSend();
  const furthest = useRef(known);
  useEffect(() => {
    if (step <= furthest.current) return;
    furthest.current = step;
    const body = {
      entry_uid: crypto.randomUUID(),
      session_uid: uid,
      position: step,
      seconds: seconds(),
    };
    // A place that was not taken over costs a few steps of reading again, nothing more.
    send('sessionHistory', { body }).catch(() => undefined);
  }, [uid, step, seconds, send]);
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

type Mutable<T> = { -readonly [K in keyof T]: Mutable<T[K]> };

function mutable<T>(value: T): Mutable<T> {
  return value;
}
