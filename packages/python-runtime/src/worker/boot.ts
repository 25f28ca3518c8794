import { loadPyodide, type Lockfile } from 'pyodide';
import { canSwitchStacks } from '../interpreter/interpreter.ts';
import type { PyodideLike } from '../interpreter/interpreter.ts';
import { StartFault } from '../protocol/start-problem.ts';
import type { BootConfig, FromWorker, StartMemory } from '../protocol/worker-messages.ts';
import { readSnapshot, snapshotMemoryBytes } from '../snapshot/snapshot-file.ts';
import type { Snapshot } from '../snapshot/snapshot-file.ts';
import type { HandedIn } from './handed-in.ts';
import { LateLibrary } from './late-library.ts';
import { importLoader } from './load-imports.ts';
import { serveFiles } from './network.ts';
import type { RunTimers } from './run-timers.ts';
import { startOptions } from './start-options.ts';
import { wrappedFunctions } from './wrapped-functions.ts';

export interface Booted {
  readonly pyodide: PyodideLike;
  /** Undefined if Python has started with its library. */
  readonly library: LateLibrary | undefined;
  /** Loads the packages that a program imports; undefined where the host offers none. */
  readonly loadImports: ((code: string) => Promise<void>) | undefined;
}

type Post = (message: FromWorker) => void;

type CreateModule = NonNullable<
  NonNullable<Parameters<typeof loadPyodide>[0]>['createPyodideModule']
>;

interface Start {
  readonly config: BootConfig;
  readonly handed: HandedIn;
  readonly timers: RunTimers;
  readonly post: Post;
}

/** Starts Python: from its kept memory, else from its library. */
export async function boot(start: Start): Promise<Booted> {
  const { config, handed, post } = start;
  if (!config.snapshot) return bootFrom(start, { library: libraryIn(handed.memory.promise) });
  try {
    if (!canSwitchStacks()) throw new Error('This engine cannot restore the memory of another.');
    return await bootFrom(start, { snapshot: snapshotIn(handed.memory.promise) });
  } catch {
    // Whatever was wrong with it, Python still starts from its files, unless those are what is wrong.
    post({ type: 'memory-refused' });
    return bootFrom(start, { library: libraryIn(handed.secondMemory.promise) });
  }
}

async function snapshotIn(coming: Promise<StartMemory>): Promise<Snapshot> {
  const memory = await coming;
  if ('snapshot' in memory) return readSnapshot(new Uint8Array(memory.snapshot));
  throw new Error('The page has no kept memory for Python.');
}

async function libraryIn(coming: Promise<StartMemory>): Promise<ArrayBuffer> {
  const memory = await coming;
  if ('library' in memory) return memory.library;
  throw new Error('The page has no library for Python.');
}

/** Pyodide's loader, with what `frame/main.ts` adds to it. */
interface Loader {
  readonly default: CreateModule;
  readonly serveFiles: (serve: (input: unknown) => Promise<Response>) => void;
}

async function loaderOf({ config, handed }: Start): Promise<Loader> {
  const url = await handed.loader.promise;
  try {
    return (await import(/* @vite-ignore */ url)) as Loader;
  } catch (cause) {
    throw new StartFault({ code: 'file-broken', url: config.loader }, { cause });
  }
}

/** What Python starts from; it comes in while the engine is made. */
type From = { readonly snapshot: Promise<Snapshot> } | { readonly library: Promise<ArrayBuffer> };

async function bootFrom(start: Start, from: From): Promise<Booted> {
  const { config, handed, timers, post } = start;
  const { files, thread } = handed;
  const coming = 'library' in from ? from.library : from.snapshot;
  // Only awaited later: a refused one must not be an unhandled rejection before that.
  coming.catch(() => undefined);
  const loader = await loaderOf(start);
  const late = new LateLibrary({ url: config.stdlib, files, thread, post });
  const Answer = Response;
  const serve = async (url: string) => {
    if (url.endsWith('.wasm')) return new Answer();
    if (url === config.stdlib) return new Answer('library' in from ? await from.library : null);
    const bytes = await files.ask(url);
    return bytes ? new Answer(bytes) : new Answer(null, { status: 404 });
  };
  serveFiles(serve);
  loader.serveFiles((input) => serve(String(input)));
  const streaming = WebAssembly.instantiateStreaming.bind(WebAssembly);
  WebAssembly.instantiateStreaming = async (_source, imports) => {
    const module = await handed.wasm.promise;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  const quickly = quick(loader.default);
  const loading = loadPyodide({
    ...startOptions(timers),
    // Only announced: `restoring` puts it in when the engine is made.
    ...('snapshot' in from && { _loadSnapshot: new Uint8Array() }),
    createPyodideModule: 'snapshot' in from ? restoring(quickly, from.snapshot, late) : quickly,
    indexURL: config.assets,
    stdLibURL: config.stdlib,
    lockFileContents: lockFile(start),
    ...(config.packages !== undefined && { packageBaseUrl: config.packages }),
    stdout: (text) => {
      post({ type: 'write', stream: 'stdout', text: `${text}\n` });
    },
    stderr: (text) => {
      post({ type: 'write', stream: 'stderr', text: `${text}\n` });
    },
    stdin: () => '',
  });
  try {
    // Pyodide is silent about files that it does not get.
    const [pyodide] = await Promise.all([loading, handed.wasm.promise, coming]);
    return {
      pyodide: pyodide as unknown as PyodideLike,
      library: 'snapshot' in from ? late : undefined,
      loadImports: config.packages === undefined ? undefined : importLoader(pyodide, post),
    };
  } finally {
    WebAssembly.instantiateStreaming = streaming;
  }
}

/** Pyodide never settles on a lock file that it cannot read: the page has read it before. */
async function lockFile({ handed }: Start): Promise<Lockfile> {
  return JSON.parse(await handed.lock.promise) as Lockfile;
}

/** Hands the loader what `assets/quick-loader.ts` lets it ask for. */
function quick(create: CreateModule): CreateModule {
  return (settings) => create(Object.assign(settings, { wrappedFunctions }));
}

/** Makes Pyodide's module while the kept memory still comes in, then copies it. */
function restoring(
  create: CreateModule,
  coming: Promise<Snapshot>,
  library: LateLibrary,
): CreateModule {
  return async (settings) => {
    settings.INITIAL_MEMORY = snapshotMemoryBytes;
    const module = await create(settings);
    const snapshot = await coming;
    library.mount(module.FS);
    // All that the module has taken of its memory so far lies below its break.
    const moveBreak = Reflect.get(module, '_sbrk') as (bytes: number) => number;
    snapshot.restore(module.HEAPU8, moveBreak(0));
    const restoreSnapshot = module.API.restoreSnapshot.bind(module.API);
    module.API.restoreSnapshot = () => restoreSnapshot(snapshot.heading);
    return module;
  };
}
