import type { LessonGraph } from '../graph/lesson-graph.ts';
import { lessonRecord, type LearnerState } from '../mastery/learner-state.ts';
import type { ChosenReview, DueReview } from '../reviews/choose-reviews.ts';
import { dayInMs } from '../reviews/memory.ts';
import { reviewMinutes } from '../session/xp.ts';
import type { NextAction } from './action.ts';
import type { Reason } from './reason.ts';

export interface ReviewAction extends NextAction {
  readonly kind: 'review';
  readonly lesson: string;
}

/** The chosen reviews as actions; those that hold up a failed lesson first. */
export function reviewActions(
  state: LearnerState,
  graph: LessonGraph,
  chosen: readonly ChosenReview[],
  due: readonly DueReview[],
  now: number,
): ReviewAction[] {
  const wanted = new Set(chosen.map(({ lesson }) => lesson));
  const dueByLesson = new Map(
    due.filter(({ lesson }) => wanted.has(lesson)).map((review) => [review.lesson, review]),
  );
  const actions = chosen.flatMap(({ lesson, covers }): ReviewAction[] => {
    const node = graph.lessons.get(lesson);
    if (!node) return [];
    const reason = reasonOf(state, graph, lesson, covers, dueByLesson.get(lesson), now);
    return [{ kind: 'review', lesson, minutes: reviewMinutes(node), reason }];
  });
  return actions.sort((a, b) => Number(holdsUp(b)) - Number(holdsUp(a)));
}

function holdsUp({ reason }: ReviewAction): boolean {
  return reason.code === 'repairs-prerequisite';
}

function reasonOf(
  state: LearnerState,
  graph: LessonGraph,
  lesson: string,
  covers: readonly string[],
  due: DueReview | undefined,
  now: number,
): Reason {
  const waiting = due?.record.doubtedAt === undefined ? 0 : failedDependents(state, graph, lesson);
  if (waiting > 0) return { code: 'repairs-prerequisite', lessons: waiting };
  if (covers.length > 1) return { code: 'knocks-out-reviews', reviews: covers.length };
  if (due?.record.claimed) return { code: 'checks-claim' };
  if (!due) return { code: 'knocks-out-reviews', reviews: covers.length };
  return {
    code: 'due-review',
    daysOverdue: Math.max(0, Math.floor((now - due.dueAt) / dayInMs)),
    recall: due.recall,
  };
}

function failedDependents(state: LearnerState, graph: LessonGraph, lesson: string): number {
  return graph.dependents(lesson).filter((uid) => lessonRecord(state, uid)?.phase === 'failed')
    .length;
}
