import type { Domain } from '../algebra/domain.ts';
import type { AnswerProblem } from './unreadable.ts';

/** What a question accepts. The key stays on the server; it never reaches a learner's browser. */
export type AnswerKey =
  | MultipleChoiceKey
  | NumericKey
  | MatrixKey
  | ReplKey
  | OutputKey
  | OrderKey
  | ClozeKey
  | MatchKey
  | FaultKey
  | ExpressionKey
  | MultiKey
  | PointKey
  | CustomKey;

export type QuestionKind = AnswerKey['kind'];

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

/** What a program prints. Blanks at the end of a line and empty lines at the end do not count. */
export interface OutputKey {
  readonly kind: 'output';
  readonly text: string;
}

/** Lines to be put in order: a program's with their indentation, or the steps of an argument. */
export interface OrderKey {
  readonly kind: 'order';
  /** All lines, those that belong nowhere included. Lines with the same text are interchangeable. */
  readonly lines: readonly { readonly id: string; readonly text: string }[];
  /** Every arrangement that is right, from the top; the first is the one that is shown. */
  readonly orders: readonly (readonly PlacedLine[])[];
}

export interface PlacedLine {
  readonly id: string;
  /** Levels of indentation, from 0. Steps of an argument have 0. */
  readonly indent: number;
}

/** A text, formula or program with gaps. */
export interface ClozeKey {
  readonly kind: 'cloze';
  readonly gaps: readonly GapKey[];
}

export interface GapKey {
  readonly id: string;
  /** Every text that is right; the first is the one that is shown. */
  readonly accept: readonly string[];
  /**
   * `text`: case, runs of blanks and the form of quotes and dashes do not count. `code`: blanks between signs and the
   * form of quotes do not count, case does. `number`: any notation of the number.
   */
  readonly compare: 'text' | 'code' | 'number';
  readonly absoluteTolerance?: number;
}

/** Each left part with the id of its right part. */
export interface MatchKey {
  readonly kind: 'match';
  readonly pairs: readonly (readonly [left: string, right: string])[];
  /** Ids of all right parts, those that fit nowhere included. */
  readonly right: readonly string[];
}

/** Which line is wrong, and why. */
export interface FaultKey {
  readonly kind: 'fault';
  /** From 1. */
  readonly line: number;
  /** How many lines there are. */
  readonly lines: number;
  /** Ids of the reasons to choose from; none where only the line is asked for. */
  readonly reasons: readonly string[];
  readonly reason?: string;
}

/** An algebraic expression: right is whatever has the same values and is undefined at the same points. */
export interface ExpressionKey {
  readonly kind: 'expression';
  /** In the language of learners: `2x(x + 1)`. */
  readonly expression: string;
  /** The letters that an answer may use. */
  readonly variables: readonly string[];
  /** The values of the variables for which the expressions are compared; all real numbers when left out. */
  readonly domain?: Domain;
}

/** Several options, all that apply: right only when exactly the right ones are chosen. */
export interface MultiKey {
  readonly kind: 'multi';
  /** Ids of all options. */
  readonly options: readonly string[];
  /** Ids of the right ones: at least one, and not all. */
  readonly correct: readonly string[];
}

/** Points, or heads of arrows, to be placed in a plane. */
export interface PointKey {
  readonly kind: 'point';
  readonly points: readonly { readonly id: string; readonly at: Place }[];
  /** Greatest difference of a coordinate that is right. Default: relative 1e-9. */
  readonly absoluteTolerance?: number;
}

/** A place in the plane, in its own units. */
export type Place = readonly [x: number, y: number];

/** A kind of question of a third party's: scored by its definition. */
export interface CustomKey {
  readonly kind: 'custom';
  /** The kind, as authors write it in `type="…"`. */
  readonly name: string;
  /** What the author wrote, checked by the kind's schema. JSON. */
  readonly props: Readonly<Record<string, unknown>>;
  /** A right answer, to be shown. JSON. */
  readonly right?: unknown;
}

/** What a learner gave. A widget, question or cell emits an answer, never a score. */
export type Answer =
  | { readonly kind: 'multiple-choice'; readonly selected: readonly string[] }
  | { readonly kind: 'numeric'; readonly text: string }
  | { readonly kind: 'matrix'; readonly entries: readonly (readonly string[])[] }
  | { readonly kind: 'repl'; readonly code: string; readonly results: readonly CaseResult[] }
  | { readonly kind: 'output'; readonly text: string }
  /** Lines in the order given, from the top. */
  | { readonly kind: 'order'; readonly lines: readonly PlacedLine[] }
  /** What each gap holds, in the key's order. */
  | { readonly kind: 'cloze'; readonly gaps: readonly string[] }
  | { readonly kind: 'match'; readonly pairs: readonly (readonly [left: string, right: string])[] }
  /** `line` from 1. */
  | { readonly kind: 'fault'; readonly line: number; readonly reason?: string | undefined }
  | { readonly kind: 'expression'; readonly text: string }
  | { readonly kind: 'multi'; readonly selected: readonly string[] }
  /** Places in the key's order. */
  | { readonly kind: 'point'; readonly points: readonly Place[] }
  /** Of a kind of a third party's: JSON, checked by the kind's definition. */
  | { readonly kind: 'custom'; readonly name: string; readonly value: unknown }
  /** The honest answer "I don't know yet": wrong, and never punished as a guess is. */
  | { readonly kind: 'dont-know' };

/** The answer to a question of one kind. */
export type AnswerOf<Kind extends Answer['kind']> = Extract<Answer, { kind: Kind }>;

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
  /** What is wrong of an answer that has parts: in their order, at least one if the answer is wrong. */
  readonly wrongParts?: readonly WrongPart[];
}

/** A wrong part of an answer, with what was given there, in the form that foreseen mistakes are compared in. */
export interface WrongPart {
  /** Id of a gap, of a left part, of a line to be ordered (`end` where lines are missing), `output`, `line`, `reason`; `value` or `domain` of an expression; id of an option; name of a point. */
  readonly part: string;
  /** A gap's text, the id of a right part, the indentation of a line, printed text, the number of a line, the id of a reason, a typed expression, `chosen` or `missed` of an option, coordinates as `2, -1`. */
  readonly given: string;
}
