import type { StartProblem } from './start-problem.ts';

/** What the page sends to its sandboxed frame, over the frame's port. */
export type ToFrame =
  /** The script that workers run, once for each frame. */
  | { readonly type: 'worker-script'; readonly text: string }
  /** Pyodide's loader, a module that workers import; once for each frame. */
  | { readonly type: 'loader'; readonly bytes: ArrayBuffer }
  /** Pyodide's WebAssembly; once for each frame, whose workers share the compiled module. */
  | { readonly type: 'wasm'; readonly bytes: ArrayBuffer }
  /** Starts a worker. Its port to the page comes with the message. */
  | { readonly type: 'start'; readonly worker: number }
  /** Stops the call that watches the stop signal of this turn. */
  | { readonly type: 'stop'; readonly worker: number; readonly turn: number }
  /** Answers what the worker has asked while its thread waits; `null` if there is no answer. */
  | { readonly type: 'reply'; readonly worker: number; readonly body: Reply }
  | { readonly type: 'end'; readonly worker: number };

export type Reply = ArrayBuffer | string | null;

export type FromFrame =
  /** The worker could not be loaded, or threw an error that nothing caught. */
  { readonly type: 'lost'; readonly worker: number; readonly problem: StartProblem };

/** What the frame sends to a worker that it has made. */
export type FrameToWorker =
  /** The first message; the port to the page comes with it. */
  | { readonly type: 'page' }
  | { readonly type: 'stop-signal'; readonly turn: number; readonly url: string }
  /** URLs for one reply while the worker's thread waits: see `ReplySignals`. */
  | { readonly type: 'reply-signals'; readonly urls: readonly string[] }
  | { readonly type: 'loader'; readonly url: string }
  | { readonly type: 'wasm'; readonly module: WebAssembly.Module }
  | { readonly type: 'wasm-refused'; readonly detail: string };
