import type { AnswerProblem } from './unreadable.ts';

/** What a question accepts. The key stays on the server; it never reaches a learner's browser. */
export type AnswerKey = MultipleChoiceKey | NumericKey | MatrixKey | ReplKey;

export interface MultipleChoiceKey {
  readonly kind: 'multiple-choice';
  /** Ids of all options. */
  readonly options: readonly string[];
  /** Ids of the right ones; more than one means that several are to be chosen. */
  readonly correct: readonly string[];
  /** `all-or-nothing` (default) or `partial`: (hits − false alarms) / right options, at least 0. */
  readonly credit?: 'all-or-nothing' | 'partial';
}

export interface NumericKey {
  readonly kind: 'numeric';
  readonly value: number;
  /** Greatest |given − value| that is right. Default: relative 1e-9. */
  readonly absoluteTolerance?: number;
  readonly relativeTolerance?: number;
  /** Unit of the answer, for example `cm`: shown beside the field. The answer may repeat it; another unit is unreadable. */
  readonly unit?: string;
}

export interface MatrixKey {
  readonly kind: 'matrix';
  /** rows × columns; a vector is a matrix of one column. */
  readonly entries: readonly (readonly number[])[];
  readonly absoluteTolerance?: number;
}

export interface ReplKey {
  readonly kind: 'repl';
  /** Names of all cases, hidden ones included, in order. */
  readonly cases: readonly string[];
}

/** What a learner gave. A widget, question or cell emits an answer, never a score. */
export type Answer =
  | { readonly kind: 'multiple-choice'; readonly selected: readonly string[] }
  | { readonly kind: 'numeric'; readonly text: string }
  | { readonly kind: 'matrix'; readonly entries: readonly (readonly string[])[] }
  | { readonly kind: 'repl'; readonly code: string; readonly results: readonly CaseResult[] }
  /** The honest answer "I don't know yet": wrong, and never punished as a guess is. */
  | { readonly kind: 'dont-know' };

/** One hidden or shown test of a REPL question, as the learner's browser claims it. */
export interface CaseResult {
  readonly name: string;
  readonly passed: boolean;
}

export interface Score {
  readonly correct: boolean;
  /** 0 to 1. */
  readonly credit: number;
  /** Why the answer could not be read (an empty cell, "12,,3"), as a sentence for the learner. An unreadable answer is not an attempt. */
  readonly unreadable?: string;
  /** The same for programs, so that a host can say it in its own words. Given whenever `unreadable` is. */
  readonly problem?: AnswerProblem;
  /** For a matrix: the wrong entries, as [row, column] from 0. */
  readonly wrongEntries?: readonly (readonly [number, number])[];
}
