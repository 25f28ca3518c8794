import { useApiClient, useOutboxSend } from '@lemma/api-client/react';
import type { Answer } from '@lemma/learning-engine';
import type { LearnerQuestion } from '@lemma/lesson-renderer';
import { createContext, useContext, useMemo } from 'react';
import type { AttemptResult, Session } from '../../wire.ts';

export interface GivenAnswer {
  readonly attempt_uid: string;
  readonly seed: number;
  /** Seconds of focused work on it. */
  readonly seconds: number;
  readonly answer: Answer;
}

export interface SavedPlace {
  readonly entry_uid: string;
  readonly session_uid: string;
  readonly position: number;
  readonly seconds: number;
}

/** How a study session reaches the server. */
export interface SessionCalls {
  /** The session as the server has it. */
  readonly current: (session: string) => Promise<Session>;
  readonly answer: (
    session: string,
    question: Pick<LearnerQuestion, 'uid' | 'kind'>,
    given: GivenAnswer,
  ) => Promise<AttemptResult>;
  readonly savePlace: (place: SavedPlace) => Promise<unknown>;
}

const SessionCallsContext = createContext<SessionCalls | undefined>(undefined);

/** Around sessions that reach the server in another way than a learner's own. */
export const SessionCallsScope = SessionCallsContext.Provider;

/** The calls of a session: a learner's go through the outbox, and are kept until they are delivered. */
export function useSessionCalls(): SessionCalls {
  const given = useContext(SessionCallsContext);
  const client = useApiClient();
  const send = useOutboxSend();
  const own = useMemo<SessionCalls>(
    () => ({
      current: async (session_uid) => client.session({ params: { session_uid } }),
      answer: async (session_uid, question, { answer, ...rest }) => {
        const params = { question_uid: question.uid };
        const body = { ...rest, session_uid };
        return answer.kind === 'repl' || (answer.kind === 'dont-know' && question.kind === 'repl')
          ? send('replAttempt', { params, body: { ...body, answer: mutable(answer) } })
          : send('multipleChoiceAttempt', { params, body: { ...body, answer: mutable(answer) } });
      },
      savePlace: async (body) => send('sessionHistory', { body }),
    }),
    [client, send],
  );
  return given ?? own;
}

type Mutable<T> = { -readonly [K in keyof T]: Mutable<T[K]> };

/** What is sent is only read: the wire's types do not say so. */
export function mutable<T>(value: T): Mutable<T> {
  return value;
}
