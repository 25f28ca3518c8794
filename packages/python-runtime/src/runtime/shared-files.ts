import { StartFault } from '../protocol/start-problem.ts';
import { fetchedBytes } from './downloads.ts';
import type { ResolvedOptions } from './options.ts';
import type { PythonFrame } from './python-frame.ts';

/** The digest that `assets/python-assets.ts` has written at the loader's end. */
const digestLine = /\n\/\/ snapshot sha256 ([0-9a-f]{64})\n$/u;
const tailBytes = 200;

/** Files that all workers of a frame share. */
export interface SharedFiles {
  /** The worker's script. */
  script(): Promise<void>;
  /** Pyodide's loader; resolves with the SHA-256 of the snapshot that pairs with it, if it has one. */
  loader(): Promise<string | undefined>;
  /** Pyodide's WebAssembly. */
  wasm(): Promise<void>;
}

/** Fetches each shared file once and hands it to the frame. One that could not be fetched is fetched again by the next start. */
export function sharedFiles(frame: PythonFrame, options: ResolvedOptions): SharedFiles {
  const { workerURL, loaderURL, wasmURL } = options;
  return {
    script: once(async () => {
      const text = new TextDecoder().decode(await fetchedBytes(workerURL));
      // Some servers answer every address with their first page.
      if (/^\s*</u.test(text)) throw new StartFault({ code: 'file-broken', url: workerURL });
      frame.post({ type: 'worker-script', text });
    }),
    loader: once(async () => {
      const bytes = await fetchedBytes(loaderURL);
      const tail = new TextDecoder().decode(bytes.slice(-tailBytes));
      frame.post({ type: 'loader', bytes }, [bytes]);
      return digestLine.exec(tail)?.[1];
    }),
    wasm: once(async () => {
      const bytes = await fetchedBytes(wasmURL);
      frame.post({ type: 'wasm', bytes }, [bytes]);
    }),
  };
}

function once<T>(fetch: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | undefined;
  return () => {
    const mine = (coming ??= fetch());
    mine.catch(() => {
      if (coming === mine) coming = undefined;
    });
    return mine;
  };
}
