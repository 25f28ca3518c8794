import type { LessonGraph } from '../graph/lesson-graph.ts';
import type { NextAction } from './action.ts';
import type { RankedLesson } from './rank-lessons.ts';
import type { ReviewAction } from './review-actions.ts';
import type { WorkOfToday } from './work-of-today.ts';

/** Two lessons whose values differ by less are as good as each other. */
const asGood = 1;
/** Share of the daily goal that reviews may take before the first lesson. */
const reviewShare = 0.5;

/**
 * Reviews first, up to their share of the daily goal, then lessons and reviews in turn by minutes. What was done today
 * counts, so that a plan made anew after each review comes to the lessons: a backlog slows them and never blocks them. Neighbours come from different units
 * where another is as good.
 */
export function interleave(
  reviews: readonly ReviewAction[],
  lessons: readonly RankedLesson[],
  {
    graph,
    dailyGoal,
    done,
    limit,
  }: {
    readonly graph: LessonGraph;
    /** Minutes a day. */
    readonly dailyGoal: number;
    readonly done: WorkOfToday;
    readonly limit: number;
  },
): NextAction[] {
  const waitingReviews = [...reviews];
  const waitingLessons = [...lessons];
  const ordered: NextAction[] = [];
  const budget = reviewShare * dailyGoal;
  let { reviewed, studied } = done;
  const unitOf = (action: NextAction | undefined) => graph.lessons.get(action?.lesson ?? '')?.unit;
  while (ordered.length < limit && (waitingReviews.length > 0 || waitingLessons.length > 0)) {
    const last = unitOf(ordered.at(-1));
    const reviewsTurn =
      reviewed <= studied || reviewed + (waitingReviews[0]?.minutes ?? 0) <= budget;
    const takeReview = waitingReviews.length > 0 && (reviewsTurn || waitingLessons.length === 0);
    const next = takeReview
      ? take(waitingReviews, (review) => unitOf(review) !== last, 3)
      : take(
          waitingLessons,
          (lesson, best) => unitOf(lesson) !== last && best.value - lesson.value < asGood,
          waitingLessons.length,
        );
    if (!next) break;
    if (next.kind === 'review') reviewed += next.minutes;
    else studied += next.minutes;
    ordered.push(withoutValue(next));
  }
  return ordered;
}

/** Removes and returns the first of the front `within` that is preferred, else the first. */
function take<A>(
  waiting: A[],
  preferred: (action: A, best: A) => boolean,
  within: number,
): A | undefined {
  const [best] = waiting;
  if (best === undefined) return undefined;
  const i = waiting.slice(0, within).findIndex((action) => preferred(action, best));
  return waiting.splice(Math.max(0, i), 1)[0];
}

function withoutValue(action: ReviewAction | RankedLesson): NextAction {
  const { kind, lesson, minutes, reason } = action;
  return { kind, lesson, minutes, reason };
}
