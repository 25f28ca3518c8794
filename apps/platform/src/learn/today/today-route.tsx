import { useApiQuery } from '@lemma/api-client/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { learnMeta } from '../page-title.ts';
import { FirstRunScreen } from '../first-run/first-run.tsx';
import { useFirstRun } from '../first-run/use-first-run.ts';
import { PathChooser } from '../paths/path-chooser.tsx';
import { Answer } from '../page-states/answer.tsx';
import { dropDoneQueue } from '../reviews/kept-queue.ts';
import { NextLessons } from './next-lessons.tsx';
import { TodaySkeleton } from './today-skeleton.tsx';
import { TodayView } from './today-view.tsx';

export const meta = () => learnMeta('My learning');

/** /learn/my-learning */
export default function TodayRoute() {
  const plan = useApiQuery('nextActions', {});
  const open = useApiQuery('inProgressSessions', {});
  const xp = useApiQuery('dailyXp', {});
  const reviews = useApiQuery('nextReviews', {});
  const active = useApiQuery('activeCourse', {});
  const course = active.data?.course ?? null;
  const lessons = useApiQuery(
    'courseLessons',
    { params: { course_id: course?.course_id ?? 'none' } },
    { enabled: course !== null },
  );
  useEffect(() => void dropDoneQueue(), []);
  const newcomer = active.data?.course === null && plan.data?.actions.length === 0;
  const first = useFirstRun();
  // The path is chosen, and nothing was done on it yet: what is left to ask is where to start.
  const isFresh =
    first.place.step === 'start' &&
    course?.mastered_count === 0 &&
    course.skipped_count === 0 &&
    open.data?.sessions.length === 0;
  const { key: visit } = useLocation();
  const [choseOn, setChoseOn] = useState<string>();
  // Who has chosen is led here anew. The choice stays until then: the plan is met whole, and from its top.
  if (plan.data && first.place.step !== 'done' && (newcomer || isFresh))
    return <FirstRunScreen run={first} course={course} plan={plan.data} />;
  if (newcomer || choseOn === visit)
    return <PathChooser newcomer onChoose={() => setChoseOn(visit)} />;
  // Which of the sessions to go on with are reviews: without it the reviews would not stand together.
  if (plan.data && open.isPending) return <TodaySkeleton />;
  return (
    <Answer query={plan} what="your plan" skeleton={<TodaySkeleton />}>
      {(data) => (
        <>
          <NextLessons actions={data.actions} />
          <TodayView
            plan={data}
            open={open.data?.sessions ?? []}
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
