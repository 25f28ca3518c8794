import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { learnPaths } from '../learn-paths.ts';
import { Refusal } from '../page-states/answer.tsx';
import type { SessionKind } from '../wire.ts';
import { type Begin } from './session/begun-session.ts';
import { StudySkeleton } from './study-skeleton.tsx';
import { useStudyPage } from './session/use-study-page.ts';
import './study-styles.ts';

/** Begins a session on the lesson of the address, or goes on with the open one; says why where it may not. */
export function StartSession({ kind }: { readonly kind: SessionKind }) {
  const { lesson_uid = '' } = useParams();
  const { query, page } = useStudyPage(kind, lesson_uid);
  const [uid] = useState(() => crypto.randomUUID());
  if (page?.open_session_uid)
    return <Navigate replace to={learnPaths.session(page.open_session_uid)} />;
  if (page) {
    const begin: Begin = { kind, lesson: lesson_uid };
    return <Navigate replace to={learnPaths.session(uid)} state={{ begin }} />;
  }
  if (query.isError)
    return <Refusal error={query.error} what="this lesson" onRetry={() => void query.refetch()} />;
  return <StudySkeleton />;
}
