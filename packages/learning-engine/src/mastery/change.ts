import type { LessonGraph } from '../graph/lesson-graph.ts';
import {
  credited,
  dayInMs,
  doubted,
  intervalDays,
  rating,
  recall,
  reviewed,
  type Memory,
  type Rating,
} from '../memory/memory.ts';
import { leastSpeedForCredit, lessonSpeed } from '../memory/speed.ts';
import { opensNext } from './lesson-status.ts';
import {
  lessonRecord,
  reviewRecall,
  type LearnerState,
  type LessonRecord,
} from './learner-state.ts';

/** Records that one event changes; reads fall through to the state before it. */
export class Changes {
  readonly records = new Map<string, LessonRecord>();
  readonly #state: LearnerState;

  constructor(state: LearnerState) {
    this.#state = state;
  }

  /** Recall that the learner's reviews are timed for. */
  get retention(): number {
    return reviewRecall(this.#state);
  }

  get(uid: string): LessonRecord | undefined {
    return this.records.get(uid) ?? lessonRecord(this.#state, uid);
  }

  set(uid: string, record: LessonRecord): void {
    this.records.set(uid, record);
  }
}

/** Accuracy from which a passed study or review was good; below it was hard. */
const goodAccuracy = 0.8;
/** A prerequisite with less recall than this is weak when what builds on it fails. */
const weakRecall = 0.95;
/** Reviews failed in a row after which a lesson is to be studied anew. */
const lapsesToFail = 2;
/** A lesson is asked itself at the latest this many of its intervals after it was last asked. */
const intervalsUnasked = 3;

/** Mastery after a passed study or review, with its credit to what the lesson encompasses. */
export function pass(
  changes: Changes,
  graph: LessonGraph,
  lesson: string,
  accuracy: number,
  now: number,
): void {
  const record = changes.get(lesson);
  const grade: Rating = accuracy >= goodAccuracy ? rating.good : rating.hard;
  const memory = reviewed(record?.memory, grade, now);
  changes.set(lesson, {
    ...fresh(record, record?.phase === 'mastered' ? record.since : now),
    phase: 'mastered',
    memory,
    askedAt: now,
    askBy: latestAsking(memory, now, changes.retention),
  });
  for (const [uid, weight] of graph.encompassed(lesson)) {
    const part = changes.get(uid);
    if (part?.phase !== 'mastered' || !part.memory || lessonSpeed(part) < leastSpeedForCredit)
      continue;
    changes.set(uid, { ...part, memory: credited(part.memory, weight, now) });
  }
}

/**
 * A first study that felt too hard counts as hard, whatever its answers were: its first review comes sooner. Only until the
 * lesson is practised again. That it felt too easy is no evidence: ease at the end of a study foretells memory badly.
 */
export function feltTooHard(changes: Changes, lesson: string): void {
  const record = changes.get(lesson);
  if (record?.phase !== 'mastered' || !record.memory) return;
  const { at, stability } = record.memory;
  // Only a first study that counted as good, and no credit since, leaves this.
  if (at !== record.since || stability !== reviewed(undefined, rating.good, at).stability) return;
  const hard = reviewed(undefined, rating.hard, at);
  changes.set(lesson, {
    ...record,
    memory: hard,
    askBy: latestAsking(hard, at, changes.retention),
  });
}

function latestAsking(memory: Memory, now: number, retention: number): number {
  const interval = intervalDays(memory.stability, retention);
  return now + Math.round(intervalsUnasked * interval * dayInMs);
}

/** A failed study: back in the queue, and its weak prerequisites want a review first. */
export function failStudy(changes: Changes, graph: LessonGraph, lesson: string, now: number): void {
  const record = changes.get(lesson);
  const failures = (record?.failures ?? 0) + 1;
  changes.set(lesson, { ...fresh(record, now), phase: 'failed', failures });
  for (const uid of graph.prerequisites(lesson)) {
    const prerequisite = changes.get(uid);
    if (!opensNext(prerequisite)) continue;
    if (failures > 1 || isWeak(prerequisite, now))
      changes.set(uid, { ...prerequisite, doubtedAt: now });
  }
}

function isWeak(record: LessonRecord, now: number): boolean {
  return (
    record.phase !== 'mastered' ||
    lessonSpeed(record) < leastSpeedForCredit ||
    (record.memory ? recall(record.memory, now) < weakRecall : true)
  );
}

/** A failed review: to be relearnt, doubt on what rests on it, and at the second in a row a new study. */
export function failReview(
  changes: Changes,
  graph: LessonGraph,
  lesson: string,
  now: number,
): void {
  const record = changes.get(lesson);
  if (!opensNext(record)) return;
  if (record.phase === 'skipped') return withdrawClaim(changes, graph, lesson, now);
  const lapses = (record.lapses ?? 0) + 1;
  const memory = reviewed(record.memory, rating.again, now);
  const failed = { ...fresh(record, now), memory, askedAt: now };
  changes.set(
    lesson,
    lapses >= lapsesToFail
      ? { ...failed, phase: 'failed' }
      : { ...failed, phase: 'relearn', lapses },
  );
  for (const [uid, weight] of graph.encompassing(lesson)) {
    const above = changes.get(uid);
    if (above?.phase === 'mastered' && above.memory)
      changes.set(uid, { ...above, memory: doubted(above.memory, weight, now) });
  }
}

/** The diagnostic was wrong about this lesson: it opens for study, and the claims that rest on it are checked next. */
function withdrawClaim(changes: Changes, graph: LessonGraph, lesson: string, now: number): void {
  unmaster(changes, lesson, now);
  for (const uid of [...graph.dependents(lesson), ...graph.prerequisites(lesson)]) {
    const neighbour = changes.get(uid);
    if (neighbour?.phase === 'skipped') changes.set(uid, { ...neighbour, doubtedAt: now });
  }
}

/** Takes a lesson's mastery away without counting a failure. */
export function unmaster(changes: Changes, lesson: string, now: number): void {
  changes.set(lesson, { ...fresh(changes.get(lesson), now), phase: 'unmastered' });
}

/** What stays of a record when its phase begins anew: the answers given, and the XP that its study earned. */
export function fresh(record: LessonRecord | undefined, now: number): Omit<LessonRecord, 'phase'> {
  return {
    since: now,
    asked: record?.asked ?? 0,
    right: record?.right ?? 0,
    ...(record?.studyXp === undefined ? {} : { studyXp: record.studyXp }),
  };
}
