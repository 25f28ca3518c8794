import type { SessionKind } from '../events/learning-event.ts';

/** A question as a session plans with it. */
export interface SessionQuestion {
  readonly uid: string;
  readonly skill: string;
  /** `exercise` questions belong to the first study, `review` ones to later reviews only. */
  readonly use: 'exercise' | 'review';
  /** A seeded template may come again with other numbers; any other question comes again unchanged. */
  readonly template: boolean;
}

/** One answer of the session so far, oldest first. */
export interface SessionAnswer {
  readonly question: string;
  readonly skill: string;
  readonly correct: boolean;
  readonly credit: number;
}

/** What the session asks for next. */
export type SessionStep =
  | {
      readonly type: 'question';
      readonly question: string;
      /** Seed of the template's instance: other at every asking. */
      readonly seed: number;
      /** `retry` when it comes back after a miss. */
      readonly reason: 'new' | 'retry';
    }
  | {
      readonly type: 'finished';
      readonly outcome: 'passed' | 'failed';
      readonly weakSkills: readonly string[];
    };

export interface SessionPlan {
  readonly kind: SessionKind;
  readonly seed: number;
  readonly questions: readonly SessionQuestion[];
}
