import type { Method, Requests } from './requests.ts';
import type { StartProblem } from './start-problem.ts';

/** How `input()` waits for the page: by stack switching, or by asking for `blob:` URLs that the frame revokes. */
export type InputTransport = 'jspi' | 'signals';

export interface BootConfig {
  /** Absolute URL of the folder with Pyodide's files, ending in a slash: a name only, the page hands the files in. */
  readonly assets: string;
  /** Absolute URL of the standard library's zip. */
  readonly stdlib: string;
  /** URL of the loader, for messages. */
  readonly loader: string;
  /** Whether the first memory will be a snapshot. */
  readonly snapshot: boolean;
  /** Folder of package wheels and their full lock file; without it no package can be imported. */
  readonly packages?: string;
}

/** What Python may start from: the memory of a started one, else its library. */
export type StartMemory = { readonly snapshot: ArrayBuffer } | { readonly library: ArrayBuffer };

export type ToWorker =
  | { readonly type: 'boot'; readonly config: BootConfig }
  | { readonly type: 'lock'; readonly text: string }
  | { readonly type: 'memory'; readonly memory: StartMemory }
  /** A file that the worker has asked for; undefined if the page could not fetch it. */
  | { readonly type: 'file'; readonly url: string; readonly bytes: ArrayBuffer | undefined }
  | {
      readonly type: 'call';
      readonly id: number;
      readonly method: Method;
      readonly request: Requests[Method];
      /** Number of the stop signal that this call watches. */
      readonly turn: number;
    }
  | { readonly type: 'stop'; readonly id: number }
  | { readonly type: 'input'; readonly line: string | null }
  | { readonly type: 'files'; readonly files: readonly (readonly [string, string | Uint8Array])[] }
  | { readonly type: 'forget'; readonly namespace: string };

export type FromWorker =
  /** A worker beside this one answers pings over the port that comes along, as long as this one lives. */
  | { readonly type: 'life' }
  /** The kept memory could not be restored: the library is wanted instead. */
  | { readonly type: 'memory-refused' }
  /** A file of the standard library or a package. `waits`: the worker's thread waits for a reply from the frame. */
  | { readonly type: 'want'; readonly url: string; readonly waits: boolean }
  /** `failed`: a package could not be had, and the message says why. */
  | { readonly type: 'packages'; readonly message: string; readonly failed: boolean }
  | { readonly type: 'ready'; readonly transport: InputTransport }
  | { readonly type: 'failed'; readonly problem: StartProblem }
  | { readonly type: 'write'; readonly stream: 'stdout' | 'stderr'; readonly text: string }
  /** `about`: see `Display`; '' for nothing. */
  | {
      readonly type: 'display';
      readonly mime: string;
      readonly data: string;
      readonly about: string;
    }
  | { readonly type: 'ask' }
  /** Text: a copy of it costs less than one of what it says. */
  | { readonly type: 'result'; readonly id: number; readonly json: string }
  | { readonly type: 'fatal'; readonly id: number; readonly message: string };

export type StartStage = 'download' | 'start' | 'ready';
