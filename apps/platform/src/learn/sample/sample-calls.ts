import { useApiClient } from '@lemma/api-client/react';
import { useMemo } from 'react';
import { mutable, type SessionCalls } from '../study/session/session-calls.ts';

/** The calls of a visitor's session: straight to the server, since there is no learner to keep an outbox for. */
export function useSampleCalls(): SessionCalls {
  const client = useApiClient();
  return useMemo(
    () => ({
      current: async (session_uid) => client.sampleSession({ params: { session_uid } }),
      answer: async (session_uid, { uid }, { answer, ...given }) =>
        client.answerSample({
          params: { session_uid },
          body: { ...given, question_uid: uid, answer: mutable(answer) },
        }),
      savePlace: async (body) => client.sampleHistory({ body }),
    }),
    [client],
  );
}
