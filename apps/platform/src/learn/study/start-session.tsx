import { queryKey, useApiMutation } from '@lemma/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { learnPaths } from '../learn-paths.ts';
import { Refusal } from '../states/answer.tsx';
import type { SessionKind } from '../wire.ts';
import { StudySkeleton } from './study-skeleton.tsx';

/** Starts a session on the lesson of the address, or goes on with the open one; says why where it may not. */
export function StartSession({ kind }: { readonly kind: SessionKind }) {
  const { lesson_uid = '' } = useParams();
  return <Starting key={lesson_uid} kind={kind} lesson={lesson_uid} />;
}

function Starting({ kind, lesson }: { readonly kind: SessionKind; readonly lesson: string }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { mutateAsync } = useApiMutation('sessionInitialisation');
  // One uid however often the effect runs: the server then gives the same session.
  const [session_uid] = useState(() => crypto.randomUUID());
  const [tries, setTries] = useState(0);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let gone = false;
    mutateAsync({ body: { session_uid, kind, lesson_uid: lesson } }).then(
      (session) => {
        if (gone) return;
        queries.setQueryData(
          queryKey('session', { params: { session_uid: session.session_uid } }),
          session,
        );
        void navigate(learnPaths.session(session.session_uid), { replace: true });
      },
      (error: unknown) => {
        if (!gone) setFailure(error);
      },
    );
    return () => {
      gone = true;
    };
  }, [mutateAsync, queries, navigate, session_uid, kind, lesson, tries]);

  if (failure === undefined) return <StudySkeleton />;
  return (
    <Refusal
      error={failure}
      what="this lesson"
      onRetry={() => {
        setFailure(undefined);
        setTries((count) => count + 1);
      }}
    />
  );
}
