import { useApiQuery } from '@lemma/api-client/react';
import { useParams } from 'react-router';
import { learnMeta } from '../area/page-title.ts';
import { Answer } from '../states/answer.tsx';
import { StudyScreen } from './study-screen.tsx';
import { StudySkeleton } from './study-skeleton.tsx';

export const handle = { bare: true };
export const meta = () => learnMeta('Study');

/** /learn/my-learning/session/:session_uid: a study session as it stands, on any device. */
export default function SessionRoute() {
  const { session_uid = '' } = useParams();
  const session = useApiQuery('session', { params: { session_uid } });
  return (
    <Answer query={session} what="this session" skeleton={<StudySkeleton />}>
      {(data) => <StudyScreen key={data.session_uid} session={data} />}
    </Answer>
  );
}
