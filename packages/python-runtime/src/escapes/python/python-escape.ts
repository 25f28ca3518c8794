/** How an attempt shows that it has succeeded: by what happens outside the program, or by what it could not know or have otherwise. */
export type Effect =
  /** A server gets a request for `probe`. */
  | 'request'
  /** The page's origin stores something called `token`. */
  | 'stored'
  /** The page gets a message with `token`. */
  | 'message'
  /** The program prints the secret of this attempt, which it was not given. */
  | 'secret'
  /** The program prints how JavaScript shows a worker's global object. */
  | 'global'
  /** The next program in the same worker does not print what it should, or prints `token`. */
  | 'next run'
  /** A wrong answer passes afterwards. */
  | 'wrong answer'
  /** The host gets a result that is not of the documented shape. */
  | 'malformed result'
  /** The program does not let the next one run. */
  | 'endless';

/** One way that a Python program might try. Its code finds `probe`, `token`, and `secret_blob` as variables. */
export interface PythonEscape {
  readonly kind:
    | 'requests'
    | 'storage'
    | 'page'
    | 'global object'
    | 'next run'
    | 'grades'
    | 'earlier learner';
  readonly name: string;
  readonly code: string;
  readonly effect: Effect;
  /** Run before it, by another learner; `SECRET` in it stands for the attempt's secret. */
  readonly before?: string;
}

/** Programs by name, as attempts of one kind with one effect. */
export function escapesOf(
  of: Omit<PythonEscape, 'name' | 'code'>,
  programs: Readonly<Record<string, string>>,
): readonly PythonEscape[] {
  return Object.entries(programs).map(([name, code]) => ({ ...of, name, code }));
}
