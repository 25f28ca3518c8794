import { FSRSAlgorithm, generatorParameters } from 'ts-fsrs';

/** How well one lesson sits, as FSRS-6 models it. */
export interface Memory {
  /** Days after which the chance of recall has fallen to 0.9. */
  readonly stability: number;
  /** 1 (easy) to 10 (hard). */
  readonly difficulty: number;
  /** When it was last practised, in milliseconds since the epoch; partial practice moves it partly. */
  readonly at: number;
}

/** FSRS ratings that a session can give. */
export const rating = { again: 1, hard: 2, good: 3 } as const;
export type Rating = (typeof rating)[keyof typeof rating];

export const dayInMs = 86_400_000;

/** FSRS-6 with its published default weights (open-spaced-repetition, "The Algorithm"), no fuzz: replay must repeat. */
const parameters = generatorParameters({ enable_fuzz: false });
const fsrs = new FSRSAlgorithm(parameters);
/** Decay of the forgetting curve R(t) = (1 + f·t/S)^−d, with f = 0.9^(−1/d) − 1 so that R(S) = 0.9. */
const decay = parameters.w[20] ?? 0.1542;
const factor = 0.9 ** (-1 / decay) - 1;

/** Recall that reviews are timed for: a little over 0.9, because reviews are done some hours after they fall due and implicit credit is an estimate. */
export const targetRecall = 0.91;

/** The least and the greatest recall that a learner may have reviews timed for. */
export const retentionLimits = { least: 0.8, most: 0.97 } as const;

let reachOfLast = { target: targetRecall, reach: targetRecall ** (-1 / decay) - 1 };

/** Days after which recall falls to `target`: the forgetting curve solved for t. */
export function intervalDays(stability: number, target = targetRecall): number {
  // Thousands of lessons are asked about with one target: its power is worked out once.
  if (target !== reachOfLast.target) reachOfLast = { target, reach: target ** (-1 / decay) - 1 };
  return (stability / factor) * reachOfLast.reach;
}

/** Predicted chance of recall at `now`, 0 to 1. */
export function recall(memory: Memory, now: number): number {
  const days = Math.max(0, now - memory.at) / dayInMs;
  return (1 + (factor * days) / memory.stability) ** -decay;
}

/** When the next review is due, in milliseconds since the epoch. */
export function dueAt(memory: Memory, target = targetRecall): number {
  return memory.at + intervalDays(memory.stability, target) * dayInMs;
}

/** Memory after an explicit review, or the first one where there was none. */
export function reviewed(memory: Memory | undefined, grade: Rating, now: number): Memory {
  const days = memory ? Math.max(0, now - memory.at) / dayInMs : 0;
  const next = fsrs.next_state(memory ?? null, days, grade);
  return { stability: rounded(next.stability), difficulty: rounded(next.difficulty), at: now };
}

/**
 * Memory after practice that held `weight` (0 to 1) of a review: S ← S + w·(S_good − S), and the time since the
 * last practice shrinks by the same share. Difficulty stays: nothing was measured about it.
 * Source: fractional implicit repetition (Skycak), carried over to FSRS.
 */
export function credited(memory: Memory, weight: number, now: number): Memory {
  const good = reviewed(memory, rating.good, now);
  const gained = Math.max(0, good.stability - memory.stability);
  return {
    stability: rounded(memory.stability + weight * gained),
    difficulty: memory.difficulty,
    at: memory.at + Math.round(weight * Math.max(0, now - memory.at)),
  };
}

/** Memory after a failure on something that this lesson holds `weight` of: S ← S − w·(S − S_again). */
export function doubted(memory: Memory, weight: number, now: number): Memory {
  const again = reviewed(memory, rating.again, now);
  const lost = Math.max(0, memory.stability - again.stability);
  return { ...memory, stability: rounded(memory.stability - weight * lost) };
}

/** Four digits are finer than anything that is measured, and keep a stored state small. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
