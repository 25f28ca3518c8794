import type { WrittenFile } from './written-files.ts';

/** Shapes that cross from the interpreter to the page: all plain JSON. */

/** A range in a learner's file. Lines count from 1, columns from 0 (in UTF-8 bytes, as CPython counts). */
export interface CodeRange {
  readonly file: string;
  readonly name: string;
  readonly line: number;
  readonly endLine: number;
  readonly column: number;
  readonly endColumn: number;
}

/** An exception that ended a program: only the learner's own frames, innermost last. */
export interface PythonError {
  /** Name of the exception's class, for example `ZeroDivisionError`. */
  readonly type: string;
  /** Its last line, for example `ZeroDivisionError: division by zero`. */
  readonly message: string;
  /** The whole traceback as text. */
  readonly text: string;
  readonly frames: readonly CodeRange[];
}

/**
 * How a run ended. `interrupted`: stopped by the learner; `timeout`: by its time limit;
 * `output-limit`: it printed too much; `crashed`: the worker was lost, and a new one is in its place.
 */
export type RunStatus = 'ok' | 'error' | 'interrupted' | 'timeout' | 'output-limit' | 'crashed';

/** Something shown that is not text. */
export interface Display {
  readonly mime: 'text/html' | 'image/svg+xml' | 'image/png' | 'application/vnd.lemma.table+json';
  /** Markup, base64 for PNG, or JSON of a table: `{kind, shape, head, rows, types}`. */
  readonly data: string;
  /** Of a figure, JSON of what its parts hold: `[{title, x, y, marks: {lines, bars, points}, across, up}]`. */
  readonly about?: string;
}

/** What the learner is told of a run. */
export interface RunNotice {
  /**
   * `stopped`, `too-slow` (its time limit), `too-much-output`, `crashed`: by its status. Of errors: `out-of-memory`, `too-large` (a number or a
   * size), `too-deep` (a recursion), `no-such-module`, `no-such-package` (known, and not offered by this page), `package-not-loaded` and `library-not-loaded` (no connection).
   */
  readonly code:
    | 'stopped'
    | 'too-slow'
    | 'too-much-output'
    | 'crashed'
    | 'out-of-memory'
    | 'too-large'
    | 'too-deep'
    | 'no-such-module'
    | 'no-such-package'
    | 'package-not-loaded'
    | 'library-not-loaded';
  /** The worker had to be replaced for it: variables are gone. */
  readonly startedAgain: boolean;
}

export interface RunResult {
  readonly status: RunStatus;
  readonly stdout: string;
  readonly stderr: string;
  /** Text form of the last expression's value, if it has one that is not None. */
  readonly value?: string;
  readonly displays: readonly Display[];
  /** What it wrote into its working folder: files that are new or changed, sorted by name. Absent if there are none. */
  readonly files?: readonly WrittenFile[];
  readonly error?: PythonError;
  /** An English sentence for the learner, where there is more to say than Python does. */
  readonly notice?: string;
  /** The same as a code, for a sentence in another language. */
  readonly why?: RunNotice;
  readonly seconds: number;
}

/** A value as tagged data; the tag is its exact Python type. */
export type EncodedValue = readonly [tag: string, ...rest: readonly unknown[]];

/** How a program or a call ended, before anyone judges it. */
export interface Ending {
  readonly status: RunStatus;
  readonly error?: PythonError;
}

/** What one test saw: facts only, no verdict. */
export interface CaseFacts {
  readonly program: Ending;
  readonly call?: Ending;
  /** Standard output of the call if there is one, else of the program. */
  readonly stdout: string;
  readonly value?: EncodedValue;
  /** `repr` of the value, cut at 2,000 characters. */
  readonly text?: string;
  /** Qualified names of the raised exception's classes, from the exact one to the first that is built in. */
  readonly raised?: readonly string[];
}

/** Lines on which the construct of each rule occurs; null for a word that no rule knows. */
export interface RuleFacts {
  readonly lines: readonly (readonly number[] | null)[];
  readonly error?: PythonError;
}
