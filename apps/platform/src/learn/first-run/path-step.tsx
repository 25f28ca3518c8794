import { useApiMutation, useApiQuery } from '@lemma/api-client/react';
import { Button, notify } from '@lemma/ui';
import { lazy, Suspense, useState } from 'react';
import { counted } from '../formatting/figures.ts';
import { Answer } from '../page-states/answer.tsx';
import type { Course } from '../wire.ts';
import { type Choice, ChoiceCards } from './choice-cards.tsx';
import { findGoal } from './goals.ts';
import { StepFrame } from './step-frame.tsx';
import type { FirstRun } from './use-first-run.ts';

const CustomPathDialog = lazy(async () => ({
  default: (await import('../paths/custom-path-dialog.tsx')).CustomPathDialog,
}));

/** The path: the one that fits the goal comes first and is chosen already. */
export function PathStep({ run }: { readonly run: FirstRun }) {
  const courses = useApiQuery('allCourses', {});
  return (
    <Answer query={courses} what="the paths">
      {(data) => <KnownPaths run={run} courses={data.courses.filter((one) => !one.archived)} />}
    </Answer>
  );
}

function KnownPaths({
  run,
  courses,
}: {
  readonly run: FirstRun;
  readonly courses: readonly Course[];
}) {
  const goal = findGoal(run.place.goal);
  const fitting = courses.find(({ course_id }) => course_id === goal?.course);
  const [chosen, setChosen] = useState(fitting?.course_id);
  const [making, setMaking] = useState(false);
  const start = useApiMutation('updateCourse');
  const begin = () => {
    run.reach('start');
    // By the promise: what My learning shows meanwhile may take this screen away, and with it the callbacks of `mutate`.
    start.mutateAsync({ params: { course_id: chosen ?? '' } }).then(
      () => run.goOn(),
      () => {
        run.reach('path');
        notify({ kind: 'error', title: 'Not started', description: 'Try it again.' });
      },
    );
  };
  const sorted = fitting ? [fitting, ...courses.filter((one) => one !== fitting)] : courses;
  const makesOwn = goal?.id === 'own';
  return (
    <StepFrame
      run={run}
      heading="Your path"
      intro="One path is active at a time: today’s plan comes from it. The first unit of each is free."
      actions={
        <Button size="xl" disabled={chosen === undefined || start.isPending} onClick={begin}>
          Choose this path
        </Button>
      }
    >
      <ChoiceCards
        legend="The path to begin with"
        choices={sorted.map((course) => choiceOf(course, course === fitting))}
        value={chosen}
        onChange={setChosen}
      />
      <p className="first-run-note">
        <Button variant={makesOwn ? 'solid' : 'outline'} onClick={() => setMaking(true)}>
          Make a path from a goal
        </Button>
      </p>
      {making && (
        <Suspense fallback={null}>
          <CustomPathDialog onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </StepFrame>
  );
}

function choiceOf(course: Course, fits: boolean): Choice {
  const { course_id, title, units, lesson_count, planned_count, mastered_count } = course;
  const lessons = counted(lesson_count, 'lesson');
  const more = planned_count > 0 ? `, ${planned_count} more to come` : '';
  const mastered = mastered_count > 0 ? `, ${mastered_count} mastered` : '';
  return {
    value: course_id,
    name: title,
    hint: `${counted(units.length, 'unit')}, ${lessons}${more}${mastered}`,
    ...(fits ? { badge: 'Fits your goal' } : {}),
  };
}
