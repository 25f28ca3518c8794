import type { PythonError, RunStatus } from '../protocol/results.ts';

export interface TraceOptions {
  /** Text for `input()`. */
  readonly stdin?: string;
  readonly filename?: string;
  /** An expression to evaluate after the program: its steps through the program's functions are recorded in place of the program's own. */
  readonly call?: string;
  /** Default 1,000. */
  readonly maxSteps?: number;
}

/** A value as text, or a reference to an object box. */
export type TraceValue =
  | { readonly type: string; readonly text: string }
  | { readonly ref: number };

export interface TraceFrame {
  readonly name: string;
  readonly line: number;
  readonly variables: readonly (readonly [name: string, value: TraceValue])[];
}

export interface TraceObject {
  readonly type: string;
  readonly entries: readonly (readonly [key: string, value: TraceValue])[];
}

/** The state before `line` runs, or where `returned` is given, as its function returns. */
export interface TraceStep {
  readonly line: number;
  readonly frames: readonly TraceFrame[];
  readonly heap: Readonly<Record<string, TraceObject>>;
  readonly returned?: TraceValue;
  /** Characters printed so far. */
  readonly printed: number;
}

export interface Trace {
  readonly status: RunStatus;
  readonly steps: readonly TraceStep[];
  readonly stdout: string;
  /** True if the program has more steps than were kept. */
  readonly cut: boolean;
  readonly error?: PythonError;
}

/** What the interpreter answers to `trace`; a lost worker gives a trace without steps. */
export function parseTrace(answer: unknown): Trace {
  const shaped =
    typeof answer === 'object' &&
    answer !== null &&
    'steps' in answer &&
    Array.isArray(answer.steps);
  return shaped ? (answer as Trace) : { status: 'crashed', steps: [], stdout: '', cut: false };
}
