import type { LearningEvent } from '../events/learning-event.ts';
import type { LessonGraph } from '../graph/lesson-graph.ts';
import { foldEvent } from '../mastery/fold-event.ts';
import type { LearnerState } from '../mastery/learner-state.ts';
import { dayInMs } from '../memory/memory.ts';
import { addDays, type Day } from '../progress/calendar.ts';
import { todayOf } from '../progress/daily-xp.ts';
import type { ActionOptions, NextAction } from './action.ts';
import { nextActions } from './next-actions.ts';
import { workOfToday } from './work-of-today.ts';

/** Reviews that are due and do not fit into today. */
export interface Backlog {
  /** Reviews to do, at most 120 are counted: one may take care of several due lessons. */
  readonly reviews: number;
  /** Estimated minutes of them. */
  readonly minutes: number;
  /** The day on which none is left over, if the plan is followed to the daily goal each day; undefined after a month. */
  readonly goneBy?: Day;
}

/** Days that are looked ahead. */
const longest = 30;
/** One review of as many fails, and is soon due again: near the recall at which reviews come. */
const failsOneOf = 10;
/** Which of them: the first few are as likely to pass as the others. */
const failing = 5;
/** More actions than anybody does in a day. */
const mostActions = 200;

/**
 * What is due beyond today, and when it is gone: the plan of each day is played to the daily goal, new lessons included,
 * until its reviews are done. Undefined where they fit into today. Lessons that the learner may not study take no time.
 *
 * @example
 * backlog(state, graph, { now, timeZone: 'Europe/London', dailyGoal: 30 });
 * // { reviews: 14, minutes: 61, goneBy: '2026-01-09' }
 */
export function backlog(
  state: LearnerState,
  graph: LessonGraph,
  options: ActionOptions,
): Backlog | undefined {
  const { dailyGoal, now } = options;
  let plan = planOf(state, graph, options);
  const waiting = reviewsOf(plan);
  if (waiting.length === 0) return undefined;
  const done = workOfToday(state, options);
  const today = todayOf(options);
  let played: Played = { state, reviewed: 0, reviewsLeft: waiting.length };
  let left = dailyGoal - done.studied - done.reviewed;
  for (let days = 0; days <= longest; days += 1) {
    const day = { ...options, now: now + days * dayInMs };
    if (days > 0) plan = planOf(played.state, graph, day);
    played = playDay(played, plan, graph, day, left);
    if (played.reviewsLeft === 0)
      return days === 0 ? undefined : { ...figuresOf(waiting), goneBy: addDays(today, days) };
    left = dailyGoal;
  }
  return figuresOf(waiting);
}

function figuresOf(reviews: readonly NextAction[]): Pick<Backlog, 'reviews' | 'minutes'> {
  const minutes = reviews.reduce((sum, review) => sum + review.minutes, 0);
  return { reviews: reviews.length, minutes };
}

function planOf(state: LearnerState, graph: LessonGraph, options: ActionOptions): NextAction[] {
  return nextActions(state, graph, { ...options, inProgress: [], quiz: false, limit: mostActions });
}

function reviewsOf(plan: readonly NextAction[]): NextAction[] {
  return plan.filter(({ kind }) => kind === 'review');
}

interface Played {
  readonly state: LearnerState;
  /** Reviews done so far. */
  readonly reviewed: number;
  readonly reviewsLeft: number;
}

/** A day on which its plan is followed for these minutes. */
function playDay(
  { state, reviewed }: Played,
  plan: readonly NextAction[],
  graph: LessonGraph,
  options: ActionOptions,
  minutes: number,
): Played {
  const { mayStudy = () => true } = options;
  const open = plan.filter(
    ({ kind, lesson = '' }) => kind === 'review' || (kind === 'lesson' && mayStudy(lesson)),
  );
  let [after, left, done] = [state, minutes, reviewed];
  for (const action of open) {
    if (left <= 0) break;
    left -= action.minutes;
    if (action.kind === 'review') done += 1;
    const fails = action.kind === 'review' && done % failsOneOf === failing;
    after = foldEvent(after, finished(action, fails ? 'failed' : 'passed', options), graph);
  }
  const reviewsLeft = reviewsOf(open).length - (done - reviewed);
  return { state: after, reviewed: done, reviewsLeft };
}

function finished(
  { kind, lesson = '', minutes }: NextAction,
  outcome: 'passed' | 'failed',
  options: ActionOptions,
): LearningEvent {
  const { now: at } = options;
  const session = `played-${lesson}-${at}`;
  return {
    version: 1,
    type: 'session-finished',
    uid: session,
    at,
    session,
    kind: kind === 'review' ? 'review' : 'lesson',
    lesson,
    outcome,
    accuracy: outcome === 'passed' ? 1 : 0,
    minutes,
    xp: minutes,
    day: todayOf(options),
  };
}
