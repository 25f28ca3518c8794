// First, so that these styles have the place in the page that the screens before gave them.
import './study-styles.ts';
import { useApiQuery } from '@lemma/api-client/react';
import { useParams } from 'react-router';
import { learnMeta } from '../page-title.ts';
import { Refusal } from '../page-states/answer.tsx';
import { StudyScreen } from './study-screen.tsx';
import { StudySkeleton } from './study-skeleton.tsx';
import { useBegin } from './session/use-begin.ts';

export const handle = { bare: true };
export const meta = () => learnMeta('Study');

/** /learn/my-learning/session/:session_uid: a study session as it stands, on any device. */
export default function SessionRoute() {
  const { session_uid = '' } = useParams();
  const beginning = useBegin(session_uid);
  const known = useApiQuery('session', { params: { session_uid } }, { enabled: !beginning });
  const refused = beginning ? beginning.refused : known.error;
  const session = known.data ?? (beginning?.refused ? undefined : beginning?.session);
  if (session)
    return <StudyScreen key={session_uid} session={session} begun={known.data === undefined} />;
  if (refused)
    return (
      <Refusal
        error={refused}
        what="this session"
        onRetry={() => (beginning ? window.location.reload() : void known.refetch())}
      />
    );
  return <StudySkeleton />;
}
