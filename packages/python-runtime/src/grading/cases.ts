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
   * `for`, `while`, `loop`, `comprehension`, `slice`, `lambda`, `import`, `function`, `class`, `if`, `try`,
   * `with`, `f-string`, `recursion`, or a called name as `call:sorted`.
   */
  readonly what: string;
  readonly message?: string;
}

export interface Exercise {
  readonly code: string;
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
  /** What a visible case gave, in words: `returned 3`, `raised ValueError`. */
  readonly outcome?: string;
  /** Why it failed and what to look at. Absent when it passed. */
  readonly message?: string;
}
