// First, so that these styles have the place in the page that the screens before gave them.
import '../study/study-styles.ts';
import { Navigate, useParams } from 'react-router';
import { useAuth } from '../../auth/auth-context.ts';
import { learnPaths } from '../learn-paths.ts';
import { learnMeta } from '../page-title.ts';
import { SampleStudy } from './sample-study.tsx';

export const handle = { bare: true };
export const meta = () => learnMeta('Try a lesson');

/** /learn/try/:lesson_uid: a whole lesson without an account. A learner has their own. */
export default function SampleRoute() {
  const { lesson_uid = '' } = useParams();
  const { status } = useAuth();
  if (status === 'signed-in') return <Navigate replace to={learnPaths.start(lesson_uid)} />;
  return <SampleStudy key={lesson_uid} lesson={lesson_uid} />;
}
