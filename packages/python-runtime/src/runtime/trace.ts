import type { PythonError, RunStatus } from '../protocol/results.ts';

export interface TraceOptions {
  /** Text for `input()`. */
  readonly stdin?: string;
  readonly filename?: string;
  /** Files to write before the run, by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** An expression to evaluate after the program: its steps through the program's functions are recorded in place of the program's own. */
  readonly call?: string;
  /** Default 1,000. */
  readonly maxSteps?: number;
}

/** A value as text, or a reference to an object. */
export type TraceValue =
  | { readonly type: string; readonly text: string }
  | { readonly ref: number };

export interface TraceFrame {
  /** The same in all steps, and no other frame's: 0 is the module's. */
  readonly number: number;
  readonly kind: 'module' | 'class' | 'call';
  /** Of a function, a method with its class (`Stack.push`), or a class; '' for the module. */
  readonly name: string;
  /** Where it is: the line that runs, or that waits for a call. 0 after the module's last line. */
  readonly line: number;
  /** Where its code begins. */
  readonly firstLine: number;
  readonly variables: readonly (readonly [name: string, value: TraceValue])[];
  /** Variables beyond those that are kept. */
  readonly more: number;
}

export interface TraceEntry {
  /** Index, key, field or name as text; '' in a set. */
  readonly key: string;
  readonly value: TraceValue;
  /** Of a function: a default value, or a name that it keeps from where it was made. Of a class: a method. */
  readonly role: '' | 'default' | 'closure' | 'method';
}

export interface TraceObject {
  readonly kind:
    | 'list'
    | 'tuple'
    | 'deque'
    | 'dict'
    | 'set'
    | 'instance'
    | 'class'
    | 'function'
    | 'generator'
    | 'method';
  /** Name of the type; of a class its name and bases, of a function its signature, of a generator or a method the name of its function. */
  readonly type: string;
  /** How many entries it has, those included that are not kept. */
  readonly size: number;
  readonly entries: readonly TraceEntry[];
  /** Of a generator: where it stands. */
  readonly progress?: {
    readonly state: 'new' | 'running' | 'paused' | 'finished';
    readonly line: number;
  };
}

/**
 * The state at one event. `line`: before this line runs. `return`, `yield`: as `value` leaves its function. `raise`: an
 * exception is raised at this line, or has come to it from a function that it called. `end`: the program has ended.
 */
export interface TraceStep {
  readonly event: 'line' | 'return' | 'yield' | 'raise' | 'end';
  readonly line: number;
  /** Outermost first. */
  readonly frames: readonly TraceFrame[];
  /** By number. An object that has not changed since an earlier step is the same JavaScript object. */
  readonly heap: Readonly<Record<string, TraceObject>>;
  /** Of an exception, `text` is its last line in a traceback. */
  readonly value?: TraceValue;
  /** Characters printed so far. */
  readonly printed: number;
  /** Calls between the outermost frames and the innermost ones that are not kept. */
  readonly hiddenCalls: number;
}

export interface Trace {
  readonly status: RunStatus;
  readonly steps: readonly TraceStep[];
  readonly stdout: string;
  /** Text of the last expression's value, if it has one that is not None. */
  readonly value?: string;
  /** Why recording ended before the program: it has more steps than are kept, they hold more, or it calls deeper. */
  readonly cut?: 'steps' | 'size' | 'depth';
  readonly error?: PythonError;
}
