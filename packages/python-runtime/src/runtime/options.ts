/** Settings of a runtime. All have defaults that fit a page served by the Vite plugin. */
export interface PythonOptions {
  /**
   * URL of the folder that holds Python's files (`frame.html`, `worker.js`, `pyodide.asm.wasm`, …), ending in a slash. Default: where the
   * Vite plugin put them, else `/python/`.
   */
  readonly filesURL?: string;
  /** Folder of Pyodide's own files, if they come from elsewhere (a CDN). Default: `filesURL`. */
  readonly indexURL?: string;
  /** Zip of the standard library with the harness. Default: `python-stdlib.zip` in `filesURL`. */
  readonly stdLibURL?: string;
  /**
   * Folder with wheels of the Pyodide distribution and its `pyodide-lock.json`, made by `lemma-python fetch-wheels` or a CDN.
   * Imports of its packages are then loaded by themselves. Default: none, only the standard library.
   */
  readonly packageBaseUrl?: string;
  /** Keep a second, started worker ready for a restart or a grade. Default true. */
  readonly spare?: boolean;
  readonly limits?: Partial<PythonLimits>;
}

export interface PythonLimits {
  /** Longest run, in milliseconds; 0 for none. Waiting for `input()` does not count. Default 0. */
  readonly timeoutMs: number;
  /** Most characters that a run may print. Default 1,000,000. */
  readonly outputCharacters: number;
  /** Time that a stopped program gets before its worker is ended. Default 500. */
  readonly graceMs: number;
  /** Longest start. Default 60,000. */
  readonly startMs: number;
}

export interface ResolvedOptions {
  /** Document of the sandboxed frame. */
  readonly frameURL: string;
  readonly workerURL: string;
  readonly loaderURL: string;
  readonly wasmURL: string;
  readonly indexURL: string;
  readonly stdLibURL: string;
  /** Only for this package's own library and engine, which it was made of. */
  readonly snapshotURL: string | undefined;
  readonly packageBaseUrl: string | undefined;
  readonly spare: boolean;
  readonly limits: PythonLimits;
}

declare const LEMMA_PYTHON_FILES: string | undefined;

const defaultLimits: PythonLimits = {
  timeoutMs: 0,
  outputCharacters: 1_000_000,
  graceMs: 500,
  startMs: 60_000,
};

/** Fills in the defaults and makes every URL absolute. */
export function resolveOptions(options: PythonOptions, pageURL: string): ResolvedOptions {
  const served = typeof LEMMA_PYTHON_FILES === 'string' ? LEMMA_PYTHON_FILES : '/python/';
  const absolute = (url: string, base: string) => new URL(url, base).href;
  const files = absolute(withSlash(options.filesURL ?? served), pageURL);
  const index =
    options.indexURL === undefined ? files : absolute(withSlash(options.indexURL), pageURL);
  const own = options.indexURL === undefined && options.stdLibURL === undefined;
  return {
    frameURL: absolute('frame.html', files),
    workerURL: absolute('worker.js', files),
    loaderURL: absolute('pyodide.asm.mjs', index),
    wasmURL: absolute('pyodide.asm.wasm', index),
    indexURL: index,
    stdLibURL: absolute(options.stdLibURL ?? 'python-stdlib.zip', files),
    snapshotURL: own ? absolute('python-snapshot.bin', files) : undefined,
    packageBaseUrl:
      options.packageBaseUrl === undefined
        ? undefined
        : absolute(withSlash(options.packageBaseUrl), pageURL),
    spare: options.spare ?? true,
    limits: { ...defaultLimits, ...options.limits },
  };
}

function withSlash(url: string): string {
  return url.endsWith('/') ? url : `${url}/`;
}
