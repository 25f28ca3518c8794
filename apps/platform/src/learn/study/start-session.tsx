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
  const [tries, setTries] = useState(0);
  return (
    <Starting
      key={`${lesson_uid} ${tries}`}
      kind={kind}
      lesson={lesson_uid}
      onRetry={() => setTries(tries + 1)}
    />
  );
}

interface StartingProps {
  readonly kind: SessionKind;
  readonly lesson: string;
  readonly onRetry: () => void;
}

function Starting({ kind, lesson, onRetry }: StartingProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { mutateAsync } = useApiMutation('sessionInitialisation');
  // One uid however often the effect runs: the server then gives the same session.
  const [session_uid] = useState(() => crypto.randomUUID());
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let gone = false;
    const start = async () => {
      try {
        const session = await mutateAsync({ body: { session_uid, kind, lesson_uid: lesson } });
        if (gone) return;
        const input = { params: { session_uid: session.session_uid } };
        queries.setQueryData(queryKey('session', input), session);
        await navigate(learnPaths.session(session.session_uid), { replace: true });
      } catch (error) {
        if (!gone) setFailure(error);
      }
    };
    void start();
    return () => {
      gone = true;
    };
  }, [mutateAsync, queries, navigate, session_uid, kind, lesson]);

  if (failure === undefined) return <StudySkeleton />;
  return <Refusal error={failure} what="this lesson" onRetry={onRetry} />;
}
