import { useNow } from '../formatting/use-now.ts';
import { useApiQuery } from '@lemma/api-client/react';
import { useParams } from 'react-router';
import { learnMeta } from '../page-title.ts';
import { Answer } from '../page-states/answer.tsx';
import { HistoryView } from './history-view.tsx';

export const meta = () => learnMeta('History');

/** /learn/lessons/:lesson_uid/history */
export default function HistoryRoute() {
  const now = useNow();
  const { lesson_uid = '' } = useParams();
  const history = useApiQuery('lessonHistory', { params: { lesson_uid } });
  return (
    <Answer query={history} what="your history with this lesson">
      {(data) => <HistoryView history={data} now={now} />}
    </Answer>
  );
}
