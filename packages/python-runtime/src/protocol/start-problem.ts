/** Why Python could not be started, for a sentence in any language. `detail` is what the browser or Pyodide says, in English. */
export type StartProblem =
  /** One of its files could not be fetched: the page is offline, or its server is. */
  | { readonly code: 'file-unreachable'; readonly url: string }
  /** The server answered with this HTTP status. */
  | { readonly code: 'file-refused'; readonly url: string; readonly status: number }
  /** What the server gave is not that file, as of one that answers every address with its first page. */
  | { readonly code: 'file-broken'; readonly url: string }
  /** The browser has no WebAssembly, as in a lockdown mode. */
  | { readonly code: 'no-wasm' }
  /** The browser did not take Python's WebAssembly, as under a strict content security policy. */
  | { readonly code: 'wasm-refused'; readonly detail: string }
  /** It took longer than `limits.startMs`. */
  | { readonly code: 'too-slow'; readonly seconds: number }
  /** The worker could not be loaded, crashed or was killed before Python had started. */
  | { readonly code: 'worker-lost' }
  /** The page ended or restarted Python meanwhile. */
  | { readonly code: 'ended' }
  /** Anything else. */
  | { readonly code: 'failed'; readonly detail: string };

/** Thrown in the worker, where a start fails; the page makes a `PythonStartError` of it. */
export class StartFault extends Error {
  override readonly name = 'StartFault';
  readonly problem: StartProblem;
  constructor(problem: StartProblem, options?: ErrorOptions) {
    super(problem.code, options);
    this.problem = problem;
  }
}
