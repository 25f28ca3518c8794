import { textSeed } from '../random/seeded.ts';
import type { SessionKind } from '../events/learning-event.ts';
import { retentionLimits, targetRecall, type Memory } from '../memory/memory.ts';

/**
 * What one learner's events add up to. Plain JSON, never changed in place. Lessons that a graph no longer
 * holds keep their record, so a lesson that returns is found as it was left.
 */
export interface LearnerState {
  /**
   * Shape of the state. Raised when one of before cannot be read as it is: whoever keeps states folds the events
   * anew where a kept one has another format.
   */
  readonly format: typeof stateFormat;
  /** Records by `shelfOf(uid)`, so that changing one lesson copies one shelf. Read with `lessonRecord`. */
  readonly shelves: Readonly<Record<string, Readonly<Record<string, LessonRecord>>>>;
  readonly courses: Readonly<Record<string, CourseRecord>>;
  /** Sessions that are not finished, by uid. */
  readonly sessions: Readonly<Record<string, OpenSession>>;
  /** XP and work by quarter of an hour, in order. Every time zone's midnight falls between two quarters. */
  readonly activity: readonly ActivityEntry[];
  /** Quizzes taken; undefined before the first. */
  readonly quizzes?: Quizzes;
  /** Recall that the learner has reviews timed for; undefined for the usual one. */
  readonly retention?: number;
}

export interface Quizzes {
  /** When the last one ended, and the learner's local day then. */
  readonly at: number;
  readonly day?: string;
  /** The last answers, oldest first: the chance with which the lesson was drawn, and 1 if the answer was right, else 0. */
  readonly answers: readonly (readonly [probability: number, right: 0 | 1])[];
}

/**
 * [quarters of an hour since the epoch, XP, minutes of focused work, estimated minutes of the first studies in it,
 * estimated minutes of its reviews, the learner's local day as `YYYY-MM-DD` at that time]. Entries folded from events
 * without a day have none: their day follows from the zone of whoever asks.
 */
export type ActivityEntry = readonly [
  quarter: number,
  xp: number,
  minutes: number,
  studied: number,
  reviewed: number,
  day?: string,
];

export const quarterInMs = 900_000;

export interface CourseRecord {
  readonly startedAt?: number;
  readonly archivedAt?: number;
  readonly diagnosedAt?: number;
}

export interface OpenSession {
  readonly kind: SessionKind;
  readonly lesson: string;
  readonly startedAt: number;
  readonly lastAt: number;
}

/**
 * - `learning`: a first study was begun and is not finished.
 * - `failed`: it is back in the queue, after its weak prerequisites.
 * - `mastered`: learnt; due for review when its memory says so.
 * - `relearn`: mastered before, and its last review failed. What builds on it stays open.
 * - `skipped`: a diagnostic says that it is known; not checked yet. What builds on it is open.
 * - `unmastered`: marked so by the learner, or skipped and its first check failed. No failure.
 */
export type LessonPhase = 'learning' | 'failed' | 'mastered' | 'relearn' | 'skipped' | 'unmastered';

export interface LessonRecord {
  readonly phase: LessonPhase;
  /** When the phase began. */
  readonly since: number;
  readonly memory?: Memory;
  /** Answers given, and those that were right. */
  readonly asked: number;
  readonly right: number;
  /** Times that its first study was failed in a row. */
  readonly failures?: number;
  /** Reviews failed in a row. */
  readonly lapses?: number;
  /** When the lesson was last asked itself, in milliseconds since the epoch. */
  readonly askedAt?: number;
  /** When it is to be asked itself at the latest, whatever credit it gets from other lessons. */
  readonly askBy?: number;
  /** XP that its first study earned so far: it is earned once. */
  readonly studyXp?: number;
  /** True while all of this was taken over from lessons that this one replaces, and nothing was done here. */
  readonly carried?: true;
  /** A review is wanted now, whatever the memory says: something that rests on it went wrong at this time. */
  readonly doubtedAt?: number;
}

/** The shape that `emptyLearner` and every fold have. */
export const stateFormat = 5;

const shelfCount = 256;
const shelves = new Map<string, string>();

/** The shelf of a lesson. Remembered, because every look-up needs it; a pure function of the uid. */
export function shelfOf(uid: string): string {
  let shelf = shelves.get(uid);
  if (shelf === undefined) {
    shelf = String(textSeed(uid) % shelfCount);
    if (shelves.size < 500_000) shelves.set(uid, shelf);
  }
  return shelf;
}

/** Recall that the learner's reviews are timed for, 0.8 to 0.97. */
export function reviewRecall({ retention = targetRecall }: LearnerState): number {
  return Math.min(retentionLimits.most, Math.max(retentionLimits.least, retention));
}

/** The state of someone who has done nothing yet. */
export function emptyLearner(): LearnerState {
  return { format: stateFormat, shelves: {}, courses: {}, sessions: {}, activity: [] };
}

/** What is known of a lesson, or undefined if it was never touched. */
export function lessonRecord(state: LearnerState, uid: string): LessonRecord | undefined {
  const shelf = state.shelves[shelfOf(uid)];
  return shelf && Object.hasOwn(shelf, uid) ? shelf[uid] : undefined;
}

/** The value of an own property: a uid such as `constructor` must not find what every object inherits. */
export function own<V>(values: Readonly<Record<string, V>>, key: string): V | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}

/** Every touched lesson with its record, in no particular order. */
export function* lessonRecords(
  state: LearnerState,
): Generator<readonly [uid: string, record: LessonRecord]> {
  for (const shelf of Object.values(state.shelves)) yield* Object.entries(shelf);
}

/** Calls back for every touched lesson: many times faster than the generator, and makes no pairs, for passes over thousands. */
export function eachRecord(
  state: LearnerState,
  visit: (uid: string, record: LessonRecord) => void,
): void {
  for (const shelf of Object.values(state.shelves))
    for (const uid in shelf) {
      const record = shelf[uid];
      if (record) visit(uid, record);
    }
}

/** A state with these records in place of the old ones. */
export function withRecords(
  state: LearnerState,
  records: ReadonlyMap<string, LessonRecord>,
): LearnerState {
  const changed = new Map<string, Record<string, LessonRecord>>();
  for (const [uid, record] of records) {
    const key = shelfOf(uid);
    let shelf = changed.get(key);
    if (!shelf) changed.set(key, (shelf = { ...state.shelves[key] }));
    // Plain assignment to `__proto__` would set the prototype.
    Object.defineProperty(shelf, uid, {
      value: record,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }
  return { ...state, shelves: { ...state.shelves, ...Object.fromEntries(changed) } };
}
