import type { LessonGraph } from '../graph/lesson-graph.ts';
import {
  lessonRecords,
  lessonRecord,
  type LearnerState,
  type LessonRecord,
} from '../mastery/learner-state.ts';
import { recallOf, reviewDueAt } from '../mastery/lesson-status.ts';
import { dayInMs, intervalDays, type Memory } from './memory.ts';
import { leastSpeedForCredit, lessonSpeed } from './speed.ts';

/** A lesson whose review is due. */
export interface DueReview {
  readonly lesson: string;
  readonly record: LessonRecord;
  readonly dueAt: number;
  /** Predicted chance of recall now, 0 to 1. */
  readonly recall: number;
}

/** A review to do, and the due lessons that it takes care of, itself included where it is due. */
export interface ChosenReview {
  readonly lesson: string;
  readonly covers: readonly string[];
}

/** Due reviews, longest overdue first in terms of recall; doubted lessons first of all. */
export function dueReviews(state: LearnerState, graph: LessonGraph, now: number): DueReview[] {
  const due: DueReview[] = [];
  for (const [lesson, record] of lessonRecords(state)) {
    const dueAt = reviewDueAt(record);
    if (dueAt === undefined || dueAt > now) continue;
    const node = graph.lessons.get(lesson);
    if (!node || node.planned) continue;
    due.push({
      lesson,
      record,
      dueAt,
      recall: record.doubtedAt === undefined ? (recallOf(record, now) ?? 0) : 0,
    });
  }
  return due.sort(
    (a, b) => a.recall - b.recall || a.dueAt - b.dueAt || (a.lesson < b.lesson ? -1 : 1),
  );
}

/** More due lessons than this are a backlog of weeks; the rest waits for its turn. */
const mostConsidered = 300;

/**
 * Greedy set cover (Chvátal 1979): again and again the review that takes care of most due lessons not yet
 * covered, due ones first at equal count. Candidates are mastered lessons, and lessons in `alsoGiven`, which
 * will be practised anyway.
 */
export function chooseReviews(
  state: LearnerState,
  graph: LessonGraph,
  now: number,
  due: readonly DueReview[] = dueReviews(state, graph, now),
): ChosenReview[] {
  const considered = due.slice(0, mostConsidered);
  const left = new Set(considered.map(({ lesson }) => lesson));
  const covers = new Map<string, string[]>();
  for (const { lesson, record } of considered) {
    add(covers, lesson, lesson);
    for (const [candidate, weight] of graph.encompassing(lesson))
      if (takesCareOf(record, weight, now) && lessonRecord(state, candidate)?.phase === 'mastered')
        add(covers, candidate, lesson);
  }
  const chosen: ChosenReview[] = [];
  for (const buckets = byCount(covers, left); left.size > 0;) {
    const best = nextBest(buckets, covers, left);
    if (!best) break;
    for (const lesson of best.covers) left.delete(lesson);
    chosen.push(best);
  }
  return chosen;
}

/** Due lessons that practising `lesson` would take care of. */
export function takenCareOf(
  graph: LessonGraph,
  lesson: string,
  due: ReadonlyMap<string, DueReview>,
  now: number,
): string[] {
  const covered: string[] = [];
  if (due.size === 0) return covered;
  for (const [uid, weight] of graph.encompassed(lesson)) {
    const review = due.get(uid);
    if (review && takesCareOf(review.record, weight, now)) covered.push(uid);
  }
  return covered;
}

/**
 * Whether practice of this weight leaves at least a third of the interval, by the rule of `credited` with the
 * growth of stability left out: a cautious bound that needs no FSRS step.
 */
export function takesCareOf(record: LessonRecord, weight: number, now: number): boolean {
  if (record.doubtedAt !== undefined || !record.memory || lessonSpeed(record) < leastSpeedForCredit)
    return false;
  return (
    (1 - weight) * daysSince(record.memory, now) <= (2 / 3) * intervalDays(record.memory.stability)
  );
}

function daysSince(memory: Memory, now: number): number {
  return Math.max(0, now - memory.at) / dayInMs;
}

function add(covers: Map<string, string[]>, candidate: string, lesson: string): void {
  const covered = covers.get(candidate);
  if (covered) covered.push(lesson);
  else covers.set(candidate, [lesson]);
}

/** Candidates by the number they covered when last counted; counts only fall, so a bucket is revisited lazily. */
function byCount(
  covers: ReadonlyMap<string, readonly string[]>,
  due: ReadonlySet<string>,
): string[][] {
  const buckets: string[][] = [];
  const dueFirst = [...covers.keys()].sort((a, b) => Number(due.has(a)) - Number(due.has(b)));
  for (const candidate of dueFirst)
    (buckets[covers.get(candidate)?.length ?? 0] ??= []).push(candidate);
  return buckets;
}

function nextBest(
  buckets: string[][],
  covers: ReadonlyMap<string, readonly string[]>,
  left: ReadonlySet<string>,
): ChosenReview | undefined {
  for (let count = buckets.length - 1; count > 0; count -= 1) {
    const bucket = buckets[count] ?? [];
    for (let candidate = bucket.pop(); candidate !== undefined; candidate = bucket.pop()) {
      const still = (covers.get(candidate) ?? []).filter((lesson) => left.has(lesson));
      if (still.length === count) return { lesson: candidate, covers: still };
      if (still.length > 0) (buckets[still.length] ??= []).push(candidate);
    }
  }
  return undefined;
}
