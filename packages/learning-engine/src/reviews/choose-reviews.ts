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

export interface ReviewOptions {
  /** What is due, where it is known already. */
  readonly due?: readonly DueReview[];
  /** Due lessons that something else takes care of. */
  readonly given?: ReadonlySet<string>;
  /** Most reviews chosen. */
  readonly most?: number;
}

/** More due lessons than this are a backlog of weeks; the rest waits for its turn. */
const mostConsidered = 120;
/** Practice takes care of a lesson if at most this share of its interval is gone afterwards. */
const freshEnough = 0.85;
/** A lesson this far through its interval is worth catching on the way, by the share it has gone. */
const soon = 0.4;

/**
 * Greedy weighted set cover (Chvátal 1979): again and again the review that does most for lessons not yet taken
 * care of. A due lesson counts 1, one that will be due soon counts in part, so that a review of an advanced
 * lesson is chosen over several of what it encompasses. Candidates are mastered lessons. What is in `given` is
 * taken care of already, by lessons to be studied next.
 */
export function chooseReviews(
  state: LearnerState,
  graph: LessonGraph,
  now: number,
  {
    due = dueReviews(state, graph, now),
    given = new Set(),
    most = Number.POSITIVE_INFINITY,
  }: ReviewOptions = {},
): ChosenReview[] {
  const considered = due.filter(({ lesson }) => !given.has(lesson)).slice(0, mostConsidered);
  const left = new Set(considered.map(({ lesson }) => lesson));
  const candidates = new Map<string, Candidate>();
  for (const { lesson, record } of considered) {
    addCandidate(candidates, state, graph, lesson, now);
    for (const [above, weight] of graph.encompassing(lesson))
      if (takesCareOf(record, weight, now)) addCandidate(candidates, state, graph, above, now);
  }
  const done = new Set(given);
  const chosen: ChosenReview[] = [];
  while (left.size > 0 && chosen.length < most) {
    const best = mostWorth(candidates, left, done);
    if (!best) break;
    const covers = best.gains.flatMap(([lesson]) => (left.has(lesson) ? [lesson] : []));
    for (const [lesson] of best.gains) {
      left.delete(lesson);
      done.add(lesson);
    }
    chosen.push({ lesson: best.lesson, covers });
  }
  return chosen;
}

/** A review that could be done, with what it is worth for each lesson that it takes care of. */
interface Candidate {
  readonly lesson: string;
  readonly gains: readonly (readonly [lesson: string, gain: number])[];
  /** Its worth when last counted; it only falls while others are chosen. */
  worth: number;
}

function addCandidate(
  candidates: Map<string, Candidate>,
  state: LearnerState,
  graph: LessonGraph,
  lesson: string,
  now: number,
): void {
  const record = lessonRecord(state, lesson);
  if (candidates.has(lesson) || record?.phase !== 'mastered') return;
  const node = graph.lessons.get(lesson);
  if (!node || node.planned) return;
  const gains: [string, number][] = [[lesson, gainOf(record, now)]];
  for (const [uid, weight] of graph.encompassed(lesson)) {
    const part = lessonRecord(state, uid);
    if (part?.phase !== 'mastered' || !takesCareOf(part, weight, now)) continue;
    const gain = gainOf(part, now);
    if (gain > 0) gains.push([uid, gain]);
  }
  candidates.set(lesson, { lesson, gains, worth: gains.reduce((sum, [, gain]) => sum + gain, 0) });
}

/** 1 for a due lesson; half of the share of its interval that is gone for one due soon; else 0. */
function gainOf(record: LessonRecord, now: number): number {
  if (record.doubtedAt !== undefined || !record.memory) return 1;
  const gone = daysSince(record.memory, now) / intervalDays(record.memory.stability);
  if (gone >= 1) return 1;
  return gone >= soon ? gone / 2 : 0;
}

/** The candidate worth most that still covers something due; worths are counted anew only where that may matter. */
function mostWorth(
  candidates: ReadonlyMap<string, Candidate>,
  left: ReadonlySet<string>,
  done: ReadonlySet<string>,
): Candidate | undefined {
  let best: Candidate | undefined;
  for (const candidate of candidates.values()) {
    if (best && candidate.worth <= best.worth) continue;
    const open = candidate.gains.filter(([lesson]) => !done.has(lesson));
    candidate.worth = open.some(([lesson]) => left.has(lesson))
      ? open.reduce((sum, [, gain]) => sum + gain, 0)
      : 0;
    if (candidate.worth > (best?.worth ?? 0)) best = candidate;
  }
  return best;
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
 * Whether practice of this weight leaves some of the interval, by the rule of `credited` with the
 * growth of stability left out: a cautious bound that needs no FSRS step.
 */
export function takesCareOf(record: LessonRecord, weight: number, now: number): boolean {
  if (record.doubtedAt !== undefined || !record.memory || lessonSpeed(record) < leastSpeedForCredit)
    return false;
  return (
    (1 - weight) * daysSince(record.memory, now) <=
    freshEnough * intervalDays(record.memory.stability)
  );
}

function daysSince(memory: Memory, now: number): number {
  return Math.max(0, now - memory.at) / dayInMs;
}
