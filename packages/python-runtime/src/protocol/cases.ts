import type { RunStatus } from './results.ts';

/** One test of an exercise. Values are Python literals as text. */
export interface PythonCase {
  /** How learners see the case: the call, or what it does in words that they know. Differs from case to case. */
  readonly name: string;
  /** Python expression evaluated after the learner's code, for example `dot([1, 2], [3, 4])`. */
  readonly call?: string;
  /** Expected value of `call`, a Python literal. */
  readonly expect?: string;
  /** Greatest difference for floats. */
  readonly tolerance?: number;
  /** Name of the exception that `call` must raise. */
  readonly raises?: string;
  readonly stdin?: string;
  /** Expected standard output of the whole program (or of `call`), trailing white space aside. */
  readonly stdout?: string;
  readonly hidden: boolean;
  /** Shown when it fails; says what to look at, not the answer. */
  readonly message?: string;
}

/** A rule on the learner's syntax tree. */
export interface PythonRule {
  readonly rule: 'uses' | 'forbids';
  /**
   * `for`, `while`, `loop`, `comprehension`, `generator`, `unpacking`, `index`, `slice`, `lambda`, `import`, `function`, `class`, `if`, `conditional-expression`, `chain`, `and`, `or`, `not`, `try`,
   * `with`, `break`, `continue`, `return`, `raise`, `assert`, `f-string`, `recursion`, a called name as `call:sorted`,
   * or an operator as `operator://`, `operator:in`, `operator:not-in`.
   */
  readonly what: string;
  readonly message?: string;
}

export interface Exercise {
  /** One file, or several: each further one stands behind a line with its name, `-- shapes.py --`. */
  readonly code: string;
  /** Files that the program may read, by path: they are as given here at the start of each case. */
  readonly files?: Readonly<Record<string, string>>;
  readonly cases: readonly PythonCase[];
  readonly rules: readonly PythonRule[];
  /** Time limit of each case. Default 5,000. */
  readonly caseTimeoutMs?: number;
}

/** The verdict on one case or rule, with what a learner may see of it. */
export interface CaseResult {
  readonly name: string;
  readonly kind: 'case' | 'rule';
  readonly passed: boolean;
  readonly hidden: boolean;
  /** The call of a visible case. */
  readonly call?: string;
  /** The rule, where it is one. */
  readonly rule?: PythonRule;
  /** What the code did in a visible case. */
  readonly outcome?: CaseOutcome;
  /** Why it failed. Absent when it passed. */
  readonly why?: CaseFault;
  /** What the author wrote for those who fail it. Absent when it passed. */
  readonly advice?: string;
  /** All of that in English. Absent when it passed. */
  readonly message?: string;
}

/** What the learner's code did. Texts are cut at 200 characters. */
export type CaseOutcome =
  /** `value`: its `repr`. */
  | { readonly code: 'returned'; readonly value: string }
  /** `text` in quotation marks, '' if nothing. */
  | { readonly code: 'printed'; readonly text: string }
  /** The program ran to its end. */
  | { readonly code: 'ended' }
  /** `message`: `ValueError: no`; `line` of the learner's `file` (without it, the main one), where it is known. */
  | {
      readonly code: 'raised';
      readonly message: string;
      readonly line?: number;
      readonly file?: string;
    }
  | { readonly code: Exclude<RunStatus, 'ok' | 'error'> }
  /** It ended with an error that nothing is known of. */
  | { readonly code: 'failed' };

/** Why a test failed. Of a hidden one no value is told. */
export type CaseFault =
  | { readonly code: 'program-should-end' }
  | { readonly code: 'call-should-end' }
  /** `value`: a Python literal. `difference`: of a value of NumPy or pandas, the first one. */
  | {
      readonly code: 'should-return';
      readonly value: string;
      readonly difference?: ValueDifference;
    }
  | { readonly code: 'should-raise'; readonly name: string }
  /** `text` in quotation marks. */
  | { readonly code: 'should-print'; readonly text: string }
  | { readonly code: 'hidden' }
  /** `name` of the exception's class. */
  | { readonly code: 'hidden-raises'; readonly name: string }
  | { readonly code: `hidden-${Exclude<RunStatus, 'ok' | 'error'>}` }
  /** `lines` on which the construct occurs. */
  | { readonly code: 'rule-broken'; readonly rule: PythonRule; readonly lines: readonly number[] }
  /** The author's mistake: no rule knows the word. */
  | { readonly code: 'rule-unknown'; readonly what: string }
  /** The rules could not be read. */
  | { readonly code: 'syntax-error' };

/** The first difference between a value and an expected one of NumPy or pandas. Entries and labels are as Python writes them. */
export type ValueDifference =
  /** The value is of another kind: a list where an array is wanted. */
  | { readonly code: `not-${'array' | 'index' | 'series' | 'frame' | 'axes'}` }
  /** It has more entries than are compared. */
  | { readonly code: 'too-big' }
  /** `sameEntries`: only the shape differs, as of a column where a row is wanted: `(3, 1)` and `(3,)`. */
  | {
      readonly code: 'shape';
      readonly got: string;
      readonly wanted: string;
      readonly sameEntries: boolean;
    }
  /** All entries are equal, and of another type: `float64`, and `int64` or `int` (of any width). `column`: in which column of a frame. */
  | {
      readonly code: 'dtype';
      readonly got: string;
      readonly wanted: string;
      readonly column?: string;
    }
  /** `place`: `[0, 2]` of an array; `['Oslo']` of a series, by its label; `['Oslo', 'rain']` of a frame. */
  | {
      readonly code: 'entry';
      readonly place: string;
      readonly got: string;
      readonly wanted: string;
    }
  /** Numbers of rows of a frame, or of entries of a series. */
  | { readonly code: 'rows'; readonly got: number; readonly wanted: number }
  | {
      readonly code: 'columns';
      readonly missing: readonly string[];
      readonly extra: readonly string[];
    }
  | { readonly code: 'column-order'; readonly wanted: readonly string[] }
  /** `place` counts from 1. */
  | {
      readonly code: 'label';
      readonly place: number;
      readonly got: string;
      readonly wanted: string;
    }
  /** Something drawn. `part`: `title`, or by its place in lists `lines[0][1]`. */
  | {
      readonly code: 'drawn';
      readonly part: string;
      readonly got: string;
      readonly wanted: string;
    }
  /** Names of a series or of an index. */
  | { readonly code: 'name'; readonly got: string; readonly wanted: string };
