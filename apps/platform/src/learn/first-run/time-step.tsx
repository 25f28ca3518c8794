import { useApiMutation, useApiQuery } from '@lemma/api-client/react';
import { Button, notify } from '@lemma/ui';
import { useState } from 'react';
import { useProfile } from '../../shell/profile.ts';
import { studyWeeks } from '../formatting/study-weeks.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { findGoal } from './goals.ts';
import { StepFrame } from './step-frame.tsx';
import type { FirstRun } from './use-first-run.ts';

const minutes = [15, 30, 45, 60];

/** Minutes a day, each with how long the recommended path takes at that. */
export function TimeStep({ run }: { readonly run: FirstRun }) {
  const { data: profile } = useProfile();
  const [chosen, setChosen] = useState<string | undefined>();
  const value = chosen ?? (profile && String(profile.daily_goal));
  const update = useApiMutation('updateSettings');
  const course = findGoal(run.place.goal)?.course;
  const { data } = useApiQuery(
    'courseLessons',
    { params: { course_id: course ?? 'none' } },
    { enabled: course !== undefined },
  );
  const open = data?.lessons.filter(({ status }) => !passed.has(status)) ?? [];
  const left = open.reduce((sum, lesson) => sum + lesson.minutes, 0);
  const hintOf = (aDay: number) => {
    const weeks = studyWeeks({ least: left, most: left }, aDay);
    return weeks ? `The path in about ${weeks.least} to ${weeks.most} weeks` : pace(aDay);
  };
  const save = () =>
    update.mutate(
      { body: { daily_goal: Number(value) } },
      {
        onSuccess: () => run.goOn(),
        onError: () => notify({ kind: 'error', title: 'Not saved', description: 'Try it again.' }),
      },
    );
  return (
    <StepFrame
      run={run}
      heading="How much time a day?"
      intro={
        data
          ? `For “${data.course.title}”, all of its lessons that are written, with reviews. A diagnostic may shorten it.`
          : 'Little and often sticks best. It becomes your daily goal; change it whenever you like.'
      }
      actions={
        <Button size="xl" disabled={value === undefined || update.isPending} onClick={save}>
          Continue
        </Button>
      }
    >
      <ChoiceCards
        legend="Minutes a day"
        choices={minutes.map((aDay) => ({
          value: String(aDay),
          name: `${aDay} minutes`,
          hint: hintOf(aDay),
        }))}
        value={value}
        onChange={setChosen}
      />
    </StepFrame>
  );
}

const passed: ReadonlySet<string> = new Set(['mastered', 'due', 'skipped', 'coming']);

function pace(aDay: number): string {
  return `${Math.round((aDay * 7) / 6) / 10} hours a week`;
}
