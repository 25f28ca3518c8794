import { useApiQuery } from '@lemma/api-client/react';
import { useParams } from 'react-router';
import { learnMeta } from '../area/page-title.ts';
import { Answer } from '../states/answer.tsx';
import { ProgressView } from './progress-view.tsx';

export const meta = () => learnMeta('Progress');

/** /learn/my-learning/progress/:course_id */
export default function ProgressRoute() {
  const { course_id = '' } = useParams();
  const progress = useApiQuery('courseProgress', { params: { course_id } });
  const lessons = useApiQuery('courseLessons', { params: { course_id } });
  const xp = useApiQuery('dailyXp', {});
  return (
    <Answer query={progress} what="your progress">
      {(data) => (
        <ProgressView progress={data} lessons={lessons.data?.lessons ?? []} xp={xp.data} />
      )}
    </Answer>
  );
}
