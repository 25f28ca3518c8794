import type { PythonRule, ValueDifference } from '../protocol/cases.ts';
import type { RunNotice } from '../protocol/results.ts';

/** Why Python could not start, one sentence or more for each code of `StartProblem`. */
export interface StartStrings {
  readonly fileUnreachable: (url: string) => string;
  /** `status` is the server's, of HTTP. */
  readonly fileRefused: (url: string, status: number) => string;
  /** Something else was given in its place. */
  readonly fileBroken: (url: string) => string;
  readonly noWasm: string;
  /** `detail`, here and below: what the browser says, in English. */
  readonly wasmRefused: (detail: string) => string;
  readonly tooSlow: (seconds: number) => string;
  readonly workerLost: string;
  readonly ended: string;
  readonly failed: (detail: string) => string;
  /** Said while its files come. */
  readonly loading: (megabytes: number) => string;
  /** Said from then on, until it is ready. */
  readonly starting: string;
}

/** What a learner is told of a run that did not end well, a sentence or more for each code of `RunNotice`. */
export type NoticeStrings = { readonly [Code in RunNotice['code']]: string } & {
  /** Follows one of the others where the worker had to be replaced for it. */
  readonly startedAgain: string;
};

/** Verdicts on the tests of an exercise. Values are Python's own text. */
export interface TestStrings {
  // What was wanted of a case that fails, each a sentence.
  readonly programShouldEnd: string;
  readonly callShouldEnd: string;
  readonly shouldReturn: (value: string) => string;
  /** `name` of the exception. */
  readonly shouldRaise: (name: string) => string;
  /** `text` in quotation marks, here and below. */
  readonly shouldPrint: (text: string) => string;

  // What the learner's code did instead, each a sentence that follows one of those.
  readonly yoursReturned: (value: string) => string;
  readonly yoursPrinted: (text: string) => string;
  readonly yoursPrintedNothing: string;
  readonly yoursEnded: string;
  /** `message`: `ZeroDivisionError: division by zero`. */
  readonly yoursRaised: (message: string) => string;
  /** `file`: where it is not the main one. */
  readonly yoursRaisedAt: (message: string, line: number, file?: string) => string;
  readonly yoursTimedOut: string;
  readonly yoursPrintedWithoutEnd: string;
  readonly yoursWasStopped: string;
  readonly yoursCrashed: string;
  readonly yoursFailed: string;

  // The same of a hidden test, without any value.
  readonly hiddenFails: string;
  readonly hiddenRaises: (name: string) => string;
  readonly hiddenTimedOut: string;
  readonly hiddenPrintedWithoutEnd: string;
  readonly hiddenWasStopped: string;
  readonly hiddenCrashed: string;

  // What a case that passes gave, beside its name.
  readonly returns: (value: string) => string;
  readonly prints: (text: string) => string;
  readonly printsNothing: string;
  readonly ends: string;
  readonly raises: (message: string) => string;

  // The list of them.
  readonly passing: (passed: number, total: number) => string;
  readonly hiddenPassing: (count: number) => string;
  /** In the place of a hidden test's name. */
  readonly hiddenTest: string;
  /** Read out before the name of a test, where eyes see a sign. */
  readonly passed: string;
  readonly failed: string;
}

/** What the rules of an exercise know. */
export type RuleWord =
  | 'for'
  | 'while'
  | 'loop'
  | 'comprehension'
  | 'generator'
  | 'unpacking'
  | 'index'
  | 'slice'
  | 'lambda'
  | 'import'
  | 'function'
  | 'class'
  | 'if'
  | 'conditional-expression'
  | 'chain'
  | 'and'
  | 'or'
  | 'not'
  | 'try'
  | 'with'
  | 'break'
  | 'continue'
  | 'return'
  | 'raise'
  | 'assert'
  | 'f-string'
  | 'recursion';

/** The rules of an exercise as a learner reads them: `uses slice`, `forbids slice` … */
export type RuleStrings = {
  readonly [Key in `${PythonRule['rule']} ${RuleWord}`]: string;
} & {
  readonly 'uses call': (name: string) => string;
  readonly 'forbids call': (name: string) => string;
  /** `symbol` is Python's: `+`, `//`, `in`, `is not`. */
  readonly 'uses operator': (symbol: string) => string;
  readonly 'forbids operator': (symbol: string) => string;
  /** A rule that is broken; `rule` is one of those above. */
  readonly broken: (rule: string) => string;
  readonly brokenAt: (rule: string, lines: readonly number[]) => string;
  readonly syntaxError: string;
  /** An author's mistake. */
  readonly unknown: (word: string) => string;
};

/** The first difference between a returned value and the wanted one, of NumPy or pandas: a sentence for each code of `ValueDifference`. */
export type DifferenceStrings = {
  readonly [Code in ValueDifference['code']]: (
    difference: Omit<Extract<ValueDifference, { readonly code: Code }>, 'code'>,
  ) => string;
};

/** Every sentence that the runtime itself gives. */
export interface RuntimeStrings {
  readonly start: StartStrings;
  readonly notices: NoticeStrings;
  readonly tests: TestStrings;
  readonly rules: RuleStrings;
  readonly differences: DifferenceStrings;
}
