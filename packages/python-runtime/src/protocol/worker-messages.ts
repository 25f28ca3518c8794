import type { Method, Requests } from './requests.ts';
import type { StartProblem } from './start-problem.ts';

/** How `input()` waits for the page. */
export type InputTransport = 'jspi' | 'service-worker' | 'none';

export interface BootConfig {
  /** Absolute URL of the folder with Pyodide's files, ending in a slash. */
  readonly assets: string;
  /** Absolute URL of the standard library's zip. */
  readonly stdlib: string;
  /** Pyodide's compiled module, from a worker that started before. */
  readonly wasm?: WebAssembly.Module;
  /** Folder of package wheels and their full lock file; without it no package can be imported. */
  readonly packages?: string;
  /** Absolute URL under which a service worker answers `input()`. */
  readonly inputURL?: string;
  /** Absolute URL of the snapshot that pairs with the standard library; without it Python starts from its files. */
  readonly snapshot?: string;
}

export type ToWorker =
  | {
      readonly type: 'boot';
      readonly config: BootConfig;
      /** Name of the lock that the worker holds as long as it lives. */
      readonly lifeLock: string;
    }
  | {
      readonly type: 'call';
      readonly id: number;
      readonly method: Method;
      readonly request: Requests[Method];
      /** Revoked by the page to stop this call. */
      readonly stopURL: string;
    }
  | { readonly type: 'stop'; readonly id: number }
  | { readonly type: 'input'; readonly line: string | null }
  | { readonly type: 'files'; readonly files: readonly (readonly [string, string | Uint8Array])[] }
  | { readonly type: 'forget'; readonly namespace: string };

export type FromWorker =
  | {
      readonly type: 'progress';
      readonly stage: StartStage;
      readonly loaded: number;
      readonly total: number;
    }
  | { readonly type: 'wasm'; readonly module: WebAssembly.Module }
  /** `failed`: a package could not be had, and the message says why. */
  | { readonly type: 'packages'; readonly message: string; readonly failed: boolean }
  /** The worker holds its life's lock. */
  | { readonly type: 'alive' }
  | { readonly type: 'ready'; readonly transport: InputTransport }
  | { readonly type: 'failed'; readonly problem: StartProblem }
  | { readonly type: 'write'; readonly stream: 'stdout' | 'stderr'; readonly text: string }
  | { readonly type: 'display'; readonly mime: string; readonly data: string }
  | { readonly type: 'ask' }
  /** Text: a copy of it costs less than one of what it says. */
  | { readonly type: 'result'; readonly id: number; readonly json: string }
  | { readonly type: 'fatal'; readonly id: number; readonly message: string };

export type StartStage = 'download' | 'start' | 'ready';
