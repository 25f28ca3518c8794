import { useApiQuery } from '@lemma/api-client/react';
import { Answer } from '../page-states/answer.tsx';
import { ProgressView } from './progress-view.tsx';

/** Asks for the progress in a course and shows it. */
export function CourseProgress({ id }: { readonly id: string }) {
  const params = { course_id: id };
  const progress = useApiQuery('courseProgress', { params });
  const lessons = useApiQuery('courseLessons', { params });
  const xp = useApiQuery('dailyXp', {});
  return (
    <Answer query={progress} what="your progress">
      {(data) => (
        <ProgressView progress={data} lessons={lessons.data?.lessons ?? []} xp={xp.data} />
      )}
    </Answer>
  );
}
