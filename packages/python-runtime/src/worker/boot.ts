import { loadPyodide } from 'pyodide';
import type { PyodideLike } from '../interpreter/interpreter.ts';
import type { BootConfig, FromWorker, StartStage } from '../protocol/worker-messages.ts';
import { sealedGlobals } from './seal.ts';

/** Raw sizes of what a start downloads, near enough for a progress bar. */
const expectedBytes = 15_000_000;

export interface Booted {
  readonly pyodide: PyodideLike;
  /** Loads the packages that a program imports; undefined where the host offers none. */
  readonly loadImports: ((code: string) => Promise<void>) | undefined;
}

/** Downloads and starts Pyodide: everything it needs at once, the compiled module handed on or over. */
export async function boot(
  config: BootConfig,
  post: (message: FromWorker) => void,
): Promise<Booted> {
  const network = fetch;
  let loaded = 0;
  const progress = (stage: StartStage) => {
    post({ type: 'progress', stage, loaded, total: Math.max(expectedBytes, loaded) });
  };
  const fetched = async (url: string): Promise<Response> => {
    const response = await network(url).catch((cause: unknown) => {
      throw new Error(`${url} could not be fetched.`, { cause });
    });
    if (response.ok) return response;
    throw new Error(
      `${url} answered ${response.status}. Is the folder of Python's files served there?`,
    );
  };
  const counted = async (url: string): Promise<Response> => {
    const response = await fetched(url);
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        loaded += chunk.byteLength;
        progress('download');
        controller.enqueue(chunk);
      },
    });
    return new Response(response.body?.pipeThrough(counter), {
      headers: { 'content-type': response.headers.get('content-type') ?? '' },
    });
  };

  const assets = config.assets;
  const compile = async () => {
    const file = await counted(`${assets}pyodide.asm.wasm`);
    const module = await WebAssembly.compileStreaming(file).catch((cause: unknown) => {
      throw new Error(`the browser refused Python's WebAssembly (${String(cause)}).`, { cause });
    });
    post({ type: 'wasm', module });
    return module;
  };
  const wasm = config.wasm ? Promise.resolve(config.wasm) : compile();
  const stdlib = counted(config.stdlib);
  const lock = fetched(`${config.packages ?? assets}pyodide-lock.json`).then((response) =>
    response.text(),
  );
  // Only resolved below: a failed download must not be an unhandled rejection before that.
  for (const part of [wasm, stdlib, lock]) part.catch(() => undefined);

  const scope = globalThis as typeof globalThis & { fetch: unknown };
  const streaming = WebAssembly.instantiateStreaming.bind(WebAssembly);
  // Pyodide asks for its files by these two functions: it is given what is already on its way.
  scope.fetch = async (input: RequestInfo | URL) => {
    const url = String(input instanceof Request ? input.url : input);
    if (url.endsWith('.wasm')) return new Response();
    return url === config.stdlib ? stdlib : network(input);
  };
  WebAssembly.instantiateStreaming = async (_source, imports) => {
    const module = await wasm;
    progress('start');
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  try {
    await Promise.all([wasm, stdlib, lock]);
    const pyodide = await loadPyodide({
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
    const loadImports = async (code: string) => {
      // The program is not running yet: the network is open for this moment only.
      scope.fetch = network;
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
        Reflect.deleteProperty(scope, 'fetch');
      }
    };
    return {
      pyodide: pyodide as unknown as PyodideLike,
      loadImports: config.packages === undefined ? undefined : loadImports,
    };
  } finally {
    scope.fetch = network;
    WebAssembly.instantiateStreaming = streaming;
  }
}
