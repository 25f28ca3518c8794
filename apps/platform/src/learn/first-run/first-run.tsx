import type { Course, NextActions } from '../wire.ts';
import { GoalStep } from './goal-step.tsx';
import { PathStep } from './path-step.tsx';
import { StartStep } from './start-step.tsx';
import { TimeStep } from './time-step.tsx';
import type { FirstRun } from './use-first-run.ts';
import './first-run.css';

export interface FirstRunScreenProps {
  readonly run: FirstRun;
  /** The path, once one is chosen. */
  readonly course: Course | null;
  readonly plan: NextActions;
}

/** What a new learner is asked, a question at a time; each can be left out. */
export function FirstRunScreen({ run, course, plan }: FirstRunScreenProps) {
  switch (run.step) {
    case 'goal':
      return <GoalStep run={run} />;
    case 'time':
      return <TimeStep run={run} />;
    case 'path':
      return <PathStep run={run} />;
    case 'start':
      return course ? <StartStep run={run} course={course} plan={plan} /> : <PathStep run={run} />;
  }
}
