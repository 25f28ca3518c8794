import type { LessonGraph } from '../graph/lesson-graph.ts';
import { isPassed } from '../mastery/lesson-status.ts';
import type { LearnerState } from '../mastery/learner-state.ts';
import { mixSeed, randomInteger, seededRandom } from '../random/seeded.ts';
import { reviewMinutes } from '../xp/session-xp.ts';
import { dailyXp, type Where } from './daily-xp.ts';

/** How much a learner studied over the last weeks. */
export interface Pace {
  readonly xpPerDay: number;
  readonly minutesPerDay: number;
  /** Share of days with work, 0 to 1. */
  readonly daysWorked: number;
  /** Days it was measured over: from the first work on, at most `paceDays`. */
  readonly days: number;
}

const paceDays = 28;

/** Undefined before there is any work in the last weeks. */
export function pace(state: LearnerState, where: Where): Pace | undefined {
  const days = workedWindow(state, where);
  if (days.length === 0) return undefined;
  const sum = (of: (day: { xp: number; minutes: number }) => number) =>
    days.reduce((total, day) => total + of(day), 0);
  return {
    xpPerDay: sum((day) => day.xp) / days.length,
    minutesPerDay: sum((day) => day.minutes) / days.length,
    daysWorked: sum((day) => (day.xp > 0 ? 1 : 0)) / days.length,
    days: days.length,
  };
}

function workedWindow(state: LearnerState, where: Where): { xp: number; minutes: number }[] {
  const days = dailyXp(state, where, paceDays);
  const first = days.findIndex((day) => day.xp > 0 || day.minutes > 0);
  return first < 0 ? [] : days.slice(first);
}

/** Whole days from today until the goal, as a range that holds in 8 of 10 cases or more. */
export interface TimeToGoal {
  readonly low: number;
  readonly likely: number;
  readonly high: number;
  /** XP left: first studies, with the reviews that they bring. */
  readonly xpLeft: number;
}

export interface Goal {
  /** Lessons to master; what stands before them is not added. */
  readonly lessons: readonly string[];
}

/**
 * Reviews and second tries that a lesson brings before its path is done: as many as simulated learners needed, from the
 * quick to the slow. What they are for this learner is not known, which is what makes most of the range.
 */
const reviewsPerLesson = { fewest: 0.8, most: 2 } as const;
const draws = 400;
const longestDays = 3650;

/**
 * Bootstrap over the learner's own days (Efron 1979): in each of 400 seeded draws the lessons left bring so many reviews
 * (uniform between the fewest and the most), and days are drawn from the last weeks with replacement until that XP is
 * earned; low and high are the 10th and 90th percentile. How often the range holds for simulated learners stands in
 * benchmarks/engine/results. Undefined while there is no pace to tell from, and after ten years.
 */
export function timeToGoal(
  state: LearnerState,
  graph: LessonGraph,
  goal: Goal,
  where: Where,
): TimeToGoal | undefined {
  const { studies, reviews } = minutesLeft(state, graph, goal);
  const { fewest, most } = reviewsPerLesson;
  const xpLeft = studies + ((fewest + most) / 2) * reviews;
  if (xpLeft === 0) return { low: 0, likely: 0, high: 0, xpLeft };
  const days = workedWindow(state, where).map((day) => day.xp);
  const mean = days.reduce((sum, xp) => sum + xp, 0) / Math.max(1, days.length);
  if (mean <= 0 || xpLeft / mean > longestDays) return undefined;
  const random = seededRandom(mixSeed(days.length, Math.round(xpLeft)));
  const lengths = Array.from({ length: draws }, () => {
    let [left, length] = [studies + (fewest + (most - fewest) * random()) * reviews, 0];
    while (left > 0 && length < 2 * longestDays) {
      left -= days[randomInteger(random, 0, days.length - 1)] ?? 0;
      length += 1;
    }
    return length;
  }).sort((a, b) => a - b);
  const quantile = (q: number) => lengths[Math.floor(q * (draws - 1))] ?? 0;
  return { low: quantile(0.1), likely: quantile(0.5), high: quantile(0.9), xpLeft };
}

/** Minutes of the first studies left, and of one review of each. */
function minutesLeft(
  state: LearnerState,
  graph: LessonGraph,
  goal: Goal,
): { readonly studies: number; readonly reviews: number } {
  let [studies, reviews] = [0, 0];
  for (const uid of new Set(goal.lessons)) {
    const lesson = graph.lessons.get(uid);
    if (!lesson || lesson.planned || isPassed(state, uid)) continue;
    studies += lesson.minutes;
    reviews += reviewMinutes(lesson);
  }
  return { studies, reviews };
}
