import type { StartMemory } from '../protocol/worker-messages.ts';
import type { WaitingThread } from './waiting-thread.ts';
import type { PageFiles } from './page-files.ts';

/** What a start waits for from outside. */
export interface HandedIn {
  /** `blob:` URL of Pyodide's loader. */
  readonly loader: PromiseWithResolvers<string>;
  readonly wasm: PromiseWithResolvers<WebAssembly.Module>;
  readonly lock: PromiseWithResolvers<string>;
  /** What Python starts from. */
  readonly memory: PromiseWithResolvers<StartMemory>;
  /** Settles if the first memory has been refused. */
  readonly secondMemory: PromiseWithResolvers<StartMemory>;
  readonly files: PageFiles;
  readonly thread: WaitingThread;
}

export function handedIn(files: PageFiles, thread: WaitingThread): HandedIn {
  const wasm = Promise.withResolvers<WebAssembly.Module>();
  // It may be refused before anybody waits for it.
  wasm.promise.catch(() => undefined);
  return {
    loader: Promise.withResolvers(),
    wasm,
    lock: Promise.withResolvers(),
    memory: Promise.withResolvers(),
    secondMemory: Promise.withResolvers(),
    files,
    thread,
  };
}
