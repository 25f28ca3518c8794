import { useApiQuery } from '@lemma/api-client/react';
import { useParams } from 'react-router';
import { useAuth } from '../../auth/auth-context.ts';
import { learnMeta } from '../page-title.ts';
import { Answer } from '../page-states/answer.tsx';
import { asLesson } from '../study/lesson/documents.ts';
import { ReferenceView } from './reference-view.tsx';

export const meta = () => learnMeta('Reference');

/** /learn/lessons/:lesson_uid/reference: open to visitors where the lesson is free. */
export default function ReferenceRoute() {
  const { lesson_uid = '' } = useParams();
  const { status } = useAuth();
  const reference = useApiQuery('lessonReference', { params: { lesson_uid } });
  return (
    <Answer query={reference} what="this lesson">
      {(data) => (
        <ReferenceView
          lesson={asLesson(data.lesson)}
          prerequisites={data.prerequisites}
          leadsTo={data.leads_to}
          signedIn={status === 'signed-in'}
        />
      )}
    </Answer>
  );
}
