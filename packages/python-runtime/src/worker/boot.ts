import { loadPyodide, type Lockfile } from 'pyodide';
import { canSwitchStacks } from '../interpreter/interpreter.ts';
import type { PyodideLike } from '../interpreter/interpreter.ts';
import { StartFault } from '../protocol/start-problem.ts';
import type { BootConfig, FromWorker } from '../protocol/worker-messages.ts';
import { KeptSnapshot } from '../snapshot/kept-snapshot.ts';
import { readSnapshot, snapshotMemoryBytes } from '../snapshot/snapshot-file.ts';
import type { Snapshot } from '../snapshot/snapshot-file.ts';
import { Downloads } from './downloads.ts';
import { LateLibrary } from './late-library.ts';
import { importLoader } from './load-imports.ts';
import { startOptions } from './start-options.ts';
import { wrappedFunctions } from './wrapped-functions.ts';

export interface Booted {
  readonly pyodide: PyodideLike;
  /** Undefined if Python has started with its library. */
  readonly library: LateLibrary | undefined;
  /** Loads the packages that a program imports; undefined where the host offers none. */
  readonly loadImports: ((code: string) => Promise<void>) | undefined;
  /** Keeps the snapshot for the next start, if this one had to fetch it; undefined if Python has started without. */
  readonly keep: (() => void) | undefined;
}

type Post = (message: FromWorker) => void;

type CreateModule = NonNullable<
  NonNullable<Parameters<typeof loadPyodide>[0]>['createPyodideModule']
>;

/** What every start needs. */
interface Parts {
  readonly wasm: Promise<WebAssembly.Module>;
  readonly lock: Promise<Lockfile>;
  readonly loader: Promise<{ readonly default: CreateModule; readonly version?: number }>;
}

/** Starts Python: from its snapshot, else from its files. */
export async function boot(config: BootConfig, post: Post): Promise<Booted> {
  const downloads = new Downloads(post);
  const parts = startParts(config, downloads, post);
  const fromFiles = () => bootFrom(config, downloads, post, parts, undefined);
  if (config.snapshot === undefined || !canSwitchStacks()) return fromFiles();
  const source = snapshotSource(config.snapshot, downloads, parts);
  try {
    return await bootFrom(config, downloads, post, parts, source);
  } catch {
    // Whatever was wrong with it, Python still starts from its files, unless those are what is wrong.
    const booted = await fromFiles();
    source.drop();
    return booted;
  }
}

/** Where a start has its snapshot from. */
interface SnapshotSource {
  readonly snapshot: Promise<Snapshot>;
  readonly keep: () => void;
  readonly drop: () => void;
}

/** The snapshot that belongs to the loader: the kept one, else the server's. */
function snapshotSource(url: string, downloads: Downloads, parts: Parts): SnapshotSource {
  const store = new KeptSnapshot(url, globalThis);
  let fetched: Uint8Array<ArrayBuffer> | undefined;
  const fitting = async (file: Uint8Array<ArrayBuffer>) => {
    const snapshot = readSnapshot(file);
    if (snapshot.version === (await parts.loader).version) return snapshot;
    throw new Error('The snapshot of Python is of another version than its loader.');
  };
  const fromServer = async () => {
    fetched = await downloads.counted(url);
    return fitting(fetched);
  };
  const snapshot = store.read().then(async (kept) => {
    if (!kept) return fromServer();
    downloads.came(kept.length);
    return fitting(kept).catch(fromServer);
  });
  snapshot.catch(() => undefined);
  const keep = () => {
    if (fetched) void store.keep(fetched);
    fetched = undefined;
  };
  return { snapshot, keep, drop: () => void store.drop() };
}

/** Downloads everything at once, the compiled module handed on or over. */
function startParts(config: BootConfig, downloads: Downloads, post: Post): Parts {
  const { assets } = config;
  const compile = async () => {
    const file = await downloads.fetched(`${assets}pyodide.asm.wasm`);
    const module = await WebAssembly.compileStreaming(file).catch((cause: unknown) => {
      throw new StartFault({ code: 'wasm-refused', detail: String(cause) }, { cause });
    });
    post({ type: 'wasm', module });
    return module;
  };
  const loader = `${assets}pyodide.asm.mjs`;
  const parts = {
    loader: import(/* @vite-ignore */ loader).catch((cause: unknown) => {
      throw new StartFault({ code: 'file-unreachable', url: loader }, { cause });
    }) as Parts['loader'],
    wasm: config.wasm ? Promise.resolve(config.wasm) : compile(),
    lock: lockFile(`${config.packages ?? assets}pyodide-lock.json`, downloads),
  };
  // Only awaited later: a failed download must not be an unhandled rejection before that.
  for (const part of Object.values(parts)) part.catch(() => undefined);
  return parts;
}

/** Pyodide never settles on a lock file that it cannot read. */
async function lockFile(url: string, downloads: Downloads): Promise<Lockfile> {
  const response = await downloads.fetched(url);
  return response.json().catch((cause: unknown) => {
    throw new StartFault({ code: 'file-broken', url }, { cause });
  });
}

async function bootFrom(
  config: BootConfig,
  downloads: Downloads,
  post: Post,
  parts: Parts,
  source: SnapshotSource | undefined,
): Promise<Booted> {
  const snapshot = source?.snapshot;
  const library = new LateLibrary(config.stdlib, downloads);
  const stdlib = snapshot ? Promise.resolve(new Uint8Array()) : downloads.counted(config.stdlib);
  stdlib.catch(() => undefined);
  const allThere = async () => {
    await parts.wasm;
    await (snapshot ?? stdlib);
    downloads.tell('start');
  };
  allThere().catch(() => undefined);
  const { default: create } = await parts.loader;

  const scope = globalThis as typeof globalThis & { fetch: unknown };
  const streaming = WebAssembly.instantiateStreaming.bind(WebAssembly);
  // Pyodide asks for its files by these two functions: it is given what is on its way.
  scope.fetch = async (input: RequestInfo | URL) => {
    const url = String(input instanceof Request ? input.url : input);
    if (url.endsWith('.wasm')) return new Response();
    if (url === config.stdlib) return new Response(await stdlib);
    return downloads.network.call(scope, input);
  };
  WebAssembly.instantiateStreaming = async (_source, imports) => {
    const module = await parts.wasm;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  const loading = loadPyodide({
    ...startOptions(globalThis),
    // Only announced: `restoring` puts it in when it has come.
    ...(snapshot && { _loadSnapshot: new Uint8Array() }),
    createPyodideModule: snapshot ? restoring(quick(create), snapshot, library) : quick(create),
    indexURL: config.assets,
    stdLibURL: config.stdlib,
    lockFileContents: parts.lock,
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
    const [pyodide] = await Promise.all([loading, parts.wasm, parts.lock, stdlib]);
    return {
      pyodide: pyodide as unknown as PyodideLike,
      library: snapshot && library,
      keep: source?.keep,
      loadImports:
        config.packages === undefined ? undefined : importLoader(pyodide, downloads, post),
    };
  } finally {
    scope.fetch = downloads.network;
    WebAssembly.instantiateStreaming = streaming;
  }
}

/** Hands the loader what `assets/quick-loader.ts` lets it ask for. */
function quick(create: CreateModule): CreateModule {
  return (settings) => create(Object.assign(settings, { wrappedFunctions }));
}

/** Makes Pyodide's module while the snapshot still comes in, then copies its memory. */
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
