import type { LessonGraph } from '@lemma/learning-engine';
import type { Played } from '../engine/simulation/learner.ts';

/** Something to do. */
export interface Task {
  readonly kind: 'lesson' | 'review';
  readonly lesson: string;
}

/** A task that was done, with all that a scheduler may know of it. */
export interface Done extends Task {
  readonly played: Played;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** By the estimate of the lesson. */
  readonly minutes: number;
}

/** A scheduler for one learner. To add one, write a `PolicyFor` and list it in policies.ts. */
export interface Policy {
  /** The next task at this time, in milliseconds since the epoch; undefined ends the day. */
  next(now: number): Task | undefined;
  done(work: Done): void;
}

/** A policy for a new learner, who has `minutesPerDay` for the lessons of the graph. */
export type PolicyFor = (graph: LessonGraph, minutesPerDay: number) => Policy;
