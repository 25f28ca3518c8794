import { useApiQuery } from '@lemma/api-client/react';
import { learnMeta } from '../area/page-title.ts';
import { PathChooser } from '../paths/path-chooser.tsx';
import { Answer } from '../states/answer.tsx';
import { NextLessons } from './next-lessons.tsx';
import { TodaySkeleton } from './today-skeleton.tsx';
import { TodayView } from './today-view.tsx';

export const meta = () => learnMeta('My learning');

/** /learn/my-learning */
export default function TodayRoute() {
  const plan = useApiQuery('nextActions', {});
  const xp = useApiQuery('dailyXp', {});
  const reviews = useApiQuery('nextReviews', {});
  const active = useApiQuery('activeCourse', {});
  const course = active.data?.course ?? null;
  const lessons = useApiQuery(
    'courseLessons',
    { params: { course_id: course?.course_id ?? 'none' } },
    { enabled: course !== null },
  );
  if (active.data?.course === null && plan.data?.actions.length === 0)
    return <PathChooser newcomer />;
  return (
    <Answer query={plan} what="your plan" skeleton={<TodaySkeleton />}>
      {(data) => (
        <>
          <NextLessons actions={data.actions} />
          <TodayView
            plan={data}
            // The figures come together: none pushes another down.
            xp={reviews.isPending ? undefined : xp.data}
            reviews={reviews.data?.reviews}
            course={course}
            lessons={course === null ? [] : (lessons.data?.lessons ?? [])}
          />
        </>
      )}
    </Answer>
  );
}
