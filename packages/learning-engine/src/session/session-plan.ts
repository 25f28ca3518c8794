import type { SessionKind } from '../events/learning-event.ts';

/** A question as a session plans with it. */
export interface SessionQuestion {
  readonly uid: string;
  readonly skill: string;
  /** `exercise` questions belong to the first study, `review` ones to later reviews only. */
  readonly use: 'exercise' | 'review';
  /** A seeded template may come again with other numbers; any other question comes again unchanged. */
  readonly template: boolean;
  /**
   * Names what a template draws at a seed: seeds with the same name give the same question. Without it every seed
   * counts as different.
   */
  readonly instance?: (seed: number) => string;
  /** Whether a first wrong answer at first study is followed by a second try, before the answer is shown. */
  readonly secondTry?: boolean;
}

/** A question that was asked, with the seed of its instance. */
export interface AskedQuestion {
  readonly question: string;
  readonly seed: number;
}

/** One answer of the session so far, oldest first. */
export interface SessionAnswer {
  readonly question: string;
  /** Seed of the instance that was answered: a second answer in a row to the same instance is a second try. */
  readonly seed?: number;
  readonly skill: string;
  readonly correct: boolean;
  readonly credit: number;
  /** True for "I don't know yet". */
  readonly dontKnow?: boolean;
}

/** What the session asks for next. */
export type SessionStep =
  | {
      readonly type: 'question';
      readonly question: string;
      /** Seed of the template's instance: other at every asking, the same at a second try. */
      readonly seed: number;
      /** `second-try` before the answer is shown; `retry` when the question comes back after a miss. */
      readonly reason: 'new' | 'retry' | 'second-try';
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
  /** Questions of earlier sessions on this lesson, oldest first: their answers were shown. */
  readonly shown?: readonly AskedQuestion[];
}
