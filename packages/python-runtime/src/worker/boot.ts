import { loadPyodide } from 'pyodide';
import type { PyodideAPI } from 'pyodide';
import type { PyodideLike } from '../interpreter/interpreter.ts';
import type { BootConfig, FromWorker } from '../protocol/worker-messages.ts';
import { dropSnapshot, keepSnapshot, readSnapshot } from '../snapshot/kept-memory.ts';
import { Downloads } from './downloads.ts';
import { sealedGlobals } from './seal.ts';

export interface Booted {
  readonly pyodide: PyodideLike;
  /** Loads the packages that a program imports; undefined where the host offers none. */
  readonly loadImports: ((code: string) => Promise<void>) | undefined;
}

type Post = (message: FromWorker) => void;

/** Starts Python: from the kept memory of an earlier start if there is one, else from its files. */
export async function boot(config: BootConfig, post: Post): Promise<Booted> {
  const snapshot = readSnapshot(config.stdlib);
  try {
    return await bootFrom(config, post, { snapshot });
  } catch (error) {
    if (!(await snapshot)) throw error;
    // Whatever was wrong with it, Python still starts from its files, unless those are what is wrong.
    const booted = await bootFrom(config, post, {});
    await dropSnapshot();
    return booted;
  }
}

/** Starts Python for nobody, and keeps its memory for later starts. */
export async function makeSnapshot(config: BootConfig, post: Post): Promise<void> {
  const { pyodide } = await bootFrom(config, post, { makeSnapshot: true });
  for (const module of ['api', 'host', 'isolation', 'stepping'])
    pyodide.pyimport(`lemma_runtime.${module}`);
  await keepSnapshot(config.stdlib, pyodide.makeMemorySnapshot());
}

/** Pyodide with what its types keep to itself. */
interface Bootable extends PyodideLike {
  makeMemorySnapshot(): Uint8Array;
}

/** Downloads everything at once, the compiled module handed on or over, and starts Pyodide. */
async function bootFrom(
  config: BootConfig,
  post: Post,
  start: { snapshot?: Promise<Uint8Array | undefined>; makeSnapshot?: true },
): Promise<Booted & { readonly pyodide: Bootable }> {
  const downloads = new Downloads(post);
  const assets = config.assets;
  const compile = async () => {
    const file = await downloads.counted(`${assets}pyodide.asm.wasm`);
    const module = await WebAssembly.compileStreaming(file).catch((cause: unknown) => {
      throw new Error(`the browser refused Python's WebAssembly (${String(cause)}).`, { cause });
    });
    post({ type: 'wasm', module });
    return module;
  };
  const wasm = config.wasm ? Promise.resolve(config.wasm) : compile();
  // Read at once: a body that nobody reads is not downloaded any further.
  const stdlib = downloads.counted(config.stdlib).then((response) => response.arrayBuffer());
  const lock = downloads
    .fetched(`${config.packages ?? assets}pyodide-lock.json`)
    .then((response) => response.text());
  const loader = import(/* @vite-ignore */ `${assets}pyodide.asm.mjs`) as Promise<Loader>;
  const parts = [wasm, stdlib, lock, loader] as const;
  // Only resolved below: a failed download must not be an unhandled rejection before that.
  for (const part of parts) part.catch(() => undefined);

  const scope = globalThis as typeof globalThis & { fetch: unknown };
  const streaming = WebAssembly.instantiateStreaming.bind(WebAssembly);
  // Pyodide asks for its files by these two functions: it is given what is already on its way.
  scope.fetch = async (input: RequestInfo | URL) => {
    const url = String(input instanceof Request ? input.url : input);
    if (url.endsWith('.wasm')) return new Response();
    if (url === config.stdlib) return new Response(await stdlib);
    return downloads.network.call(scope, input);
  };
  WebAssembly.instantiateStreaming = async (_source, imports) => {
    const module = await wasm;
    downloads.tell('start');
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  try {
    await Promise.all(parts);
    const snapshot = await start.snapshot;
    const pyodide = await loadPyodide({
      ...(snapshot && { _loadSnapshot: snapshot }),
      ...(start.makeSnapshot && { _makeSnapshot: true }),
      createPyodideModule: (await loader).default,
      indexURL: assets,
      stdLibURL: config.stdlib,
      lockFileContents: lock,
      ...(config.packages !== undefined && { packageBaseUrl: config.packages }),
      jsglobals: sealedGlobals(globalThis),
      env: { MPLBACKEND: 'agg', PYTHONHASHSEED: 'random', HOME: '/home/learner' },
      stdout: (text) => {
        post({ type: 'write', stream: 'stdout', text: `${text}\n` });
      },
      stderr: (text) => {
        post({ type: 'write', stream: 'stderr', text: `${text}\n` });
      },
      stdin: () => '',
    });
    return {
      pyodide: pyodide as unknown as Bootable,
      loadImports:
        config.packages === undefined
          ? undefined
          : (code) => loadImports(pyodide, code, downloads, post),
    };
  } finally {
    scope.fetch = downloads.network;
    WebAssembly.instantiateStreaming = streaming;
  }
}

interface Loader {
  readonly default: NonNullable<
    NonNullable<Parameters<typeof loadPyodide>[0]>['createPyodideModule']
  >;
}

async function loadImports(
  pyodide: PyodideAPI,
  code: string,
  downloads: Downloads,
  post: Post,
): Promise<void> {
  // The program is not running yet: the network is open for this moment only. The loader reads the address as well.
  const lent = { fetch: downloads.network, location: downloads.location };
  for (const [name, value] of Object.entries(lent))
    Reflect.defineProperty(globalThis, name, { value, configurable: true });
  try {
    await pyodide.loadPackagesFromImports(code, {
      checkIntegrity: true,
      messageCallback: (message) => {
        post({ type: 'packages', message });
      },
      errorCallback: (message) => {
        post({ type: 'write', stream: 'stderr', text: `${message}\n` });
      },
    });
  } finally {
    for (const name of Object.keys(lent)) Reflect.deleteProperty(globalThis, name);
  }
}
