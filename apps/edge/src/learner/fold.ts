import {
  emptyLearner,
  foldEvent,
  type LearnerState,
  type LearningEvent,
  type LessonGraph,
} from '@lemma/learning-engine';

/** What a learner's events add up to. */
export interface Standing {
  /** Events folded in. */
  readonly revision: number;
  readonly state: LearnerState;
  readonly activeCourse: string | undefined;
}

/** The standing of a learner without events. */
export const newcomer: Standing = { revision: 0, state: emptyLearner(), activeCourse: undefined };

/** The standing after one more event. */
export function after(before: Standing, next: LearningEvent, graph: LessonGraph): Standing {
  return {
    revision: before.revision + 1,
    state: foldEvent(before.state, next, graph),
    activeCourse: activeAfter(before.activeCourse, next),
  };
}

/** The standing that a learner's events add up to. */
export function standingOf(events: readonly LearningEvent[], graph: LessonGraph): Standing {
  return events.reduce((standing, next) => after(standing, next, graph), newcomer);
}

function activeAfter(active: string | undefined, next: LearningEvent): string | undefined {
  if (next.type === 'course-started') return next.course;
  return next.type === 'course-archived' && next.course === active ? undefined : active;
}
