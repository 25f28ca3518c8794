import type { LessonRecord } from '../mastery/learner-state.ts';
import { isFromTheFuture } from '../mastery/lesson-status.ts';
import type { Standing } from '../mastery/standing.ts';
import { reviewsSaved, takenCareOf } from '../reviews/choose-reviews.ts';
import type { CourseScope, NextAction } from './action.ts';
import type { Reason } from './reason.ts';

/** A lesson to study, with what it is worth in the order of suggestions. */
export interface RankedLesson extends NextAction {
  readonly kind: 'lesson';
  readonly lesson: string;
  readonly value: number;
  /** Due lessons that it takes care of. */
  readonly covers: readonly string[];
}

/** A failed lesson rests this long, unless there is nothing else. */
const restInMs = 4 * 3_600_000;
/** A review saved is worth as much as this many doublings of what a lesson opens. */
const reviewWorth = 8;
/** Lessons further along a path count this much less each: a path is walked in its order where nothing else speaks. */
const rankWorth = 1 / 4;
/** Lessons of a later course come after this much of the one before. */
const courseStep = 20;
/** A resting lesson comes after every other. */
const restWorth = 1000;

/** What speaks for a lesson, and against it. */
export interface LessonWorth {
  /** Explicit reviews that studying it is expected to save. */
  readonly saves: number;
  /** Lessons that would open. */
  readonly opens: number;
  /** Its place in what is left of its path, from 0. */
  readonly rank: number;
  /** Which of the learner's courses the path is of, from 0, the newest. */
  readonly course: number;
  /** It failed lately, or waits for the review of a weak prerequisite. */
  readonly resting: boolean;
}

/**
 * Value = 8·saves + log₂(1 + opens) − rank/4 − 20·course − 1000 if resting. The terms and weights are this project's own,
 * chosen by simulated learners: see "Ways that were tried" in benchmarks/engine/results/README.md. Each further lesson
 * opened is worth less than the one before, because only one can be studied next.
 */
export function lessonValue({ saves, opens, rank, course, resting }: LessonWorth): number {
  return (
    reviewWorth * saves +
    Math.log2(1 + opens) -
    rankWorth * rank -
    courseStep * course -
    (resting ? restWorth : 0)
  );
}

/** Lessons that can be started now, best first. */
export function rankLessons(
  standing: Standing,
  scopes: readonly CourseScope[],
  now: number,
): RankedLesson[] {
  const { graph, records } = standing;
  const isPassed = (place: number) => standing.isPassed[place] === 1;
  const found = new Map<string, RankedLesson>();
  for (const [i, scope] of scopes.entries()) {
    const path = pathOf(standing, scope);
    for (const [rank, place] of path.places.entries()) {
      const node = graph.lessons[place];
      if (!node || found.has(node.uid) || !graph.prerequisites[place]?.every(isPassed)) continue;
      const resting = isResting(standing, place, now);
      const covers = resting ? [] : takenCareOf(standing, place, now);
      const opens = opened(standing, place, path.isOn);
      const saves = resting ? 0 : reviewsSaved(standing, place, now);
      const value = lessonValue({ saves, opens, rank, course: i, resting });
      found.set(node.uid, {
        kind: 'lesson',
        lesson: node.uid,
        minutes: node.minutes,
        reason: reasonOf(records[place], covers.length, opens, path.places.length),
        value,
        covers,
      });
    }
  }
  return [...found.values()].sort((a, b) => b.value - a.value);
}

/** What is left of a course, by place in the graph. */
interface Path {
  /** In order. */
  readonly places: readonly number[];
  /** 1 at each of them. */
  readonly isOn: Uint8Array;
}

/** What is left of a course, with prerequisites from elsewhere. */
function pathOf({ graph, isPassed }: Standing, scope: CourseScope): Path {
  const goals = typeof scope === 'string' ? undefined : new Set(scope.lessons);
  const wanted = new Uint8Array(graph.lessons.length);
  const isOn = new Uint8Array(graph.lessons.length);
  const places: number[] = [];
  for (let place = graph.lessons.length - 1; place >= 0; place -= 1) {
    const lesson = graph.lessons[place];
    if (isPassed[place] === 1 || graph.isPlanned[place] === 1 || !lesson) continue;
    const isGoal = goals ? goals.has(lesson.uid) : lesson.course === scope;
    if (!isGoal && wanted[place] !== 1) continue;
    for (const prerequisite of graph.prerequisites[place] ?? []) wanted[prerequisite] = 1;
    isOn[place] = 1;
    places.push(place);
  }
  return { places: places.reverse(), isOn };
}

/** How many lessons of the path would open if this one were mastered. */
function opened({ graph, isPassed }: Standing, place: number, isOn: Uint8Array): number {
  const isDone = (needed: number) => needed === place || isPassed[needed] === 1;
  let count = 0;
  for (const dependent of graph.dependents[place] ?? [])
    if (isOn[dependent] === 1 && graph.prerequisites[dependent]?.every(isDone)) count += 1;
  return count;
}

/** A failed lesson waits for the reviews of its weak prerequisites, and for a pause. */
function isResting({ graph, records }: Standing, place: number, now: number): boolean {
  const record = records[place];
  if (record?.phase !== 'failed') return false;
  if (now - record.since < restInMs && !isFromTheFuture(record.since, now)) return true;
  return (graph.prerequisites[place] ?? []).some((uid) => records[uid]?.doubtedAt !== undefined);
}

function reasonOf(
  record: LessonRecord | undefined,
  reviews: number,
  opens: number,
  left: number,
): Reason {
  if (record?.phase === 'failed')
    return { code: 'back-after-failure', failures: record.failures ?? 1 };
  if (reviews > 0) return { code: 'knocks-out-reviews', reviews };
  if (opens > 1) return { code: 'opens-lessons', lessons: opens };
  return { code: 'next-in-path', left };
}
