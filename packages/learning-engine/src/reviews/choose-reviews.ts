import type { LessonGraph } from '../graph/lesson-graph.ts';
import type { LearnerState, LessonRecord } from '../mastery/learner-state.ts';
import { opensNext } from '../mastery/lesson-status.ts';
import { isDueAt, standingOf, type Standing } from '../mastery/standing.ts';
import { mostUrgent } from './due.ts';
import { dayInMs, intervalDays, type Memory } from '../memory/memory.ts';
import { leastSpeedForCredit, lessonSpeed } from '../memory/speed.ts';

/** A review to do, and the due lessons that it takes care of, itself included where it is due. */
export interface ChosenReview {
  readonly lesson: string;
  readonly covers: readonly string[];
}

export interface ReviewOptions {
  /** Due lessons that something else takes care of. */
  readonly given?: ReadonlySet<string>;
  /** Most reviews chosen. */
  readonly most?: number;
}

/** More due lessons than this are a backlog of weeks; the rest waits for its turn. */
const mostConsidered = 120;
/** A lesson this far through its interval is worth catching on the way, by the share it has gone. */
const soon = 0.4;

/**
 * Greedy weighted set cover (Chvátal 1979): again and again the review that does most for lessons not yet taken
 * care of. A due lesson counts 1, one that will be due soon counts in part, so that a review of an advanced
 * lesson is chosen over several of what it encompasses. Candidates are passed lessons. What is in `given` is
 * taken care of already, by lessons to be studied next.
 */
export function chooseReviews(
  state: LearnerState,
  graph: LessonGraph,
  now: number,
  options: ReviewOptions = {},
): ChosenReview[] {
  return coverDue(standingOf(state, graph), now, options);
}

/** `chooseReviews` for a standing that is known already. */
export function coverDue(
  standing: Standing,
  now: number,
  { given = new Set(), most = Number.POSITIVE_INFINITY }: ReviewOptions = {},
): ChosenReview[] {
  const { graph, records } = standing;
  const considered = mostUrgent(standing, now, { most: mostConsidered, given });
  const left = new Set(considered);
  const candidates = new Map<number, Candidate>();
  for (const place of considered) {
    const record = records[place];
    addCandidate(candidates, standing, place, now);
    for (const [above, weight] of graph.encompassing(place))
      if (record && takesCareOf(record, weight, now, standing.retention))
        addCandidate(candidates, standing, above, now);
  }
  const done = new Set([...given].flatMap((uid) => graph.placeOf.get(uid) ?? []));
  const chosen: ChosenReview[] = [];
  const uidOf = (place: number) => graph.lessons[place]?.uid ?? '';
  while (left.size > 0 && chosen.length < most) {
    const best = mostWorth(candidates, left, done);
    if (!best) break;
    const covers = best.gains.flatMap(([place]) => (left.has(place) ? [uidOf(place)] : []));
    for (const [place] of best.gains) {
      left.delete(place);
      done.add(place);
    }
    chosen.push({ lesson: uidOf(best.place), covers });
  }
  return chosen;
}

/** A review that could be done, with what it is worth for each lesson that it takes care of. */
interface Candidate {
  readonly place: number;
  readonly gains: readonly (readonly [place: number, gain: number])[];
  /** Its worth when last counted; it only falls while others are chosen. */
  worth: number;
}

function addCandidate(
  candidates: Map<number, Candidate>,
  { graph, records, retention }: Standing,
  place: number,
  now: number,
): void {
  const record = records[place];
  if (candidates.has(place) || !opensNext(record)) return;
  if (graph.lessons[place]?.planned) return;
  const gains: [number, number][] = [[place, gainOf(record, now, retention)]];
  for (const [contained, weight] of graph.encompassed(place)) {
    const part = records[contained];
    if (part?.phase !== 'mastered' || !takesCareOf(part, weight, now, retention)) continue;
    const gain = gainOf(part, now, retention);
    if (gain > 0) gains.push([contained, gain]);
  }
  candidates.set(place, { place, gains, worth: gains.reduce((sum, [, gain]) => sum + gain, 0) });
}

/** 1 for a due lesson; half of the share of its interval that is gone for one due soon; else 0. */
function gainOf(record: LessonRecord, now: number, retention: number): number {
  if (wantsAskingItself(record, now) || !record.memory) return 1;
  const gone = shareGone(record.memory, now, retention);
  if (gone >= 1) return 1;
  return gone >= soon ? gone / 2 : 0;
}

/** The candidate worth most that still covers something due; worths are counted anew only where that may matter. */
function mostWorth(
  candidates: ReadonlyMap<number, Candidate>,
  left: ReadonlySet<number>,
  done: ReadonlySet<number>,
): Candidate | undefined {
  let best: Candidate | undefined;
  for (const candidate of candidates.values()) {
    if (best && candidate.worth <= best.worth) continue;
    const open = candidate.gains.filter(([place]) => !done.has(place));
    candidate.worth = open.some(([place]) => left.has(place))
      ? open.reduce((sum, [, gain]) => sum + gain, 0)
      : 0;
    if (candidate.worth > (best?.worth ?? 0)) best = candidate;
  }
  return best;
}

/** Due lessons that practising the lesson at a place would take care of. */
export function takenCareOf(standing: Standing, place: number, now: number): string[] {
  const { graph, records } = standing;
  return graph.encompassed(place).flatMap(([contained, weight]) => {
    if (!isDueAt(standing, contained, now)) return [];
    const record = records[contained];
    const lesson = graph.lessons[contained];
    if (!record || !lesson) return [];
    return takesCareOf(record, weight, now, standing.retention) ? [lesson.uid] : [];
  });
}

/**
 * Explicit reviews that practising the lesson at a place saves: for each part its weight times the share of its
 * interval that is gone, at most 1. Credit w at due time postpones the next review by w of an interval, and credit
 * before that by less, because memory grows little while recall is high: nearly in proportion to the time gone.
 */
export function reviewsSaved(
  { graph, records, retention }: Standing,
  place: number,
  now: number,
): number {
  let saved = 0;
  for (const [contained, weight] of graph.encompassed(place)) {
    const record = records[contained];
    const memory = record?.phase === 'mastered' ? creditedMemory(record, now) : undefined;
    if (memory) saved += weight * Math.min(1, shareGone(memory, now, retention));
  }
  return saved;
}

/**
 * Whether a lesson is no longer due after practice of this weight, by the rule of `credited` with the growth of
 * stability left out: a cautious bound that needs no FSRS step.
 */
export function takesCareOf(
  record: LessonRecord,
  weight: number,
  now: number,
  retention: number,
): boolean {
  const memory = creditedMemory(record, now);
  return memory !== undefined && (1 - weight) * shareGone(memory, now, retention) < 1;
}

/** The memory that implicit credit would reach: none where a review of its own is wanted or the learner is slow. */
function creditedMemory(record: LessonRecord, now: number): Memory | undefined {
  if (wantsAskingItself(record, now) || lessonSpeed(record) < leastSpeedForCredit) return undefined;
  return record.memory;
}

/** Whether no credit replaces the next review: in doubt, not mastered, or not asked itself for three intervals. */
function wantsAskingItself(record: LessonRecord, now: number): boolean {
  return (
    record.doubtedAt !== undefined ||
    record.phase !== 'mastered' ||
    (record.askBy !== undefined && record.askBy <= now)
  );
}

/** Time since the last practice over the interval: due from 1 on. */
function shareGone(memory: Memory, now: number, retention: number): number {
  return Math.max(0, now - memory.at) / dayInMs / intervalDays(memory.stability, retention);
}
