import type { Method, Requests } from '../protocol/requests.ts';

/** The part of Pyodide that the interpreter uses. */
export interface PyodideLike {
  pyimport(name: string): PyProxyLike;
  setInterruptBuffer(buffer: unknown): void;
  /** Private to Pyodide. */
  readonly _api?: { scheduleCallback?: Schedule };
  FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, data: string | Uint8Array): void;
    readFile(path: string): Uint8Array;
  };
}

type Schedule = (callback: () => void, milliseconds: number) => void;

interface Callable {
  (...args: unknown[]): unknown;
  callPromising?(...args: unknown[]): Promise<unknown>;
}

export type PyProxyLike = Readonly<Record<string, Callable>>;

/** What Python may ask of its surroundings. */
export interface InterpreterHost {
  write(stream: 'stdout' | 'stderr', text: string): void;
  /** One line; null at the end of input; false to interrupt; true if nobody can be asked. A promise where the engine can switch stacks. */
  ask(): string | boolean | null | Promise<string | boolean | null>;
  /** Resolves after `milliseconds`; with false if a stop came first. */
  sleep(milliseconds: number): Promise<boolean>;
  /** `about`: see `Display`; '' for nothing. */
  display(mime: string, data: string, about: string): void;
}

/** Whether this engine can suspend WebAssembly on a promise (JSPI). */
export function canSwitchStacks(): boolean {
  return 'Suspending' in WebAssembly;
}

/** The harness inside a started Pyodide: typed requests in, parsed results out. */
export class Interpreter {
  private readonly api: Readonly<Record<EntryPoint, Callable>>;
  private readonly host: PyProxyLike;
  private readonly isolation: PyProxyLike;
  private readonly workspace: PyProxyLike;
  private readonly pyodide: PyodideLike;

  constructor(pyodide: PyodideLike, host: InterpreterHost) {
    this.pyodide = pyodide;
    this.host = pyodide.pyimport('lemma_runtime.host');
    this.api = entryPoints(pyodide.pyimport('lemma_runtime.api'));
    this.isolation = pyodide.pyimport('lemma_runtime.isolation');
    this.workspace = pyodide.pyimport('lemma_runtime.workspace');
    this.host['connect']?.(
      host.write.bind(host),
      // null would arrive in Python as `jsnull`; undefined arrives as None.
      () => withoutNull(host.ask()),
      host.sleep.bind(host),
      host.display.bind(host),
    );
  }

  /** Closes the ways from Python to JavaScript. `schedule` makes the event loop's timers end with their run. */
  seal(schedule?: (inner: Schedule) => Schedule): void {
    const { _api: inner } = this.pyodide;
    const own = inner?.scheduleCallback;
    this.isolation['seal']?.(own && schedule?.(own));
  }

  /** Remembers builtins and modules, so that `restore` can undo what a program does to them. */
  keep(): void {
    this.isolation['keep']?.();
  }

  restore(): void {
    this.isolation['restore']?.();
  }

  /** Writes files by their paths from the working folder. Modules among them are the next program's, as long as its namespace goes on. */
  putFiles(files: readonly (readonly [path: string, data: string | Uint8Array])[]): void {
    const { FS: disk } = this.pyodide;
    for (const [path, data] of files) {
      disk.mkdirTree(path.replace(/[^/]*$/, '') || '.');
      disk.writeFile(path, data);
    }
    this.workspace['files_put']?.(files.map(([path]) => path).join('\n'));
  }

  forget(namespace: string): void {
    this.api.forget(namespace);
  }

  /** Ends what the program awaits, with KeyboardInterrupt; true if it awaited anything. */
  cancelWaiting(): boolean {
    return this.host['cancel_waiting']?.() === true;
  }

  /** Calls an entry point of the harness, which answers with JSON; rejects only if the interpreter itself is broken. */
  async call<M extends Method>(method: M, request: Requests[M]): Promise<string> {
    return String(await this.enter(method, request));
  }

  /** Prepares the next call: for the time in which the answer of the last is on its way. */
  getReady(): void {
    this.api.get_ready();
  }

  private enter<M extends Method>(method: M, request: Requests[M]): unknown {
    if (method === 'run') return this.run(request as Requests['run']);
    return this.switching(this.api.call, method, JSON.stringify(request));
  }

  private run({ code, filename, namespace, stdin, outputCharacters }: Requests['run']): unknown {
    const { prepare, run, run_async: runAsync } = this.api;
    // Compiled on the thread's own stack: a switched one is small at first, and the compiler would make it grow at each call.
    const awaits = prepare(code, filename, namespace, stdin, outputCharacters);
    return awaits && !canSwitchStacks() ? runAsync() : this.switching(run);
  }

  /** Calls Python so that it may wait for promises, where the engine can: not as a coroutine, which takes 2 ms. */
  private switching(entry: Callable, ...args: unknown[]): unknown {
    if (!canSwitchStacks() || !entry.callPromising) return entry(...args);
    const { _api: inner } = this.pyodide;
    const schedule = inner?.scheduleCallback;
    if (!schedule) return entry.callPromising(...args);
    // Pyodide would first let the event loop turn, for callers that Python has called. This one is called by the event loop.
    inner.scheduleCallback = (callback) => {
      callback();
    };
    try {
      return entry.callPromising(...args);
    } finally {
      inner.scheduleCallback = schedule;
    }
  }
}

const entryNames = ['call', 'prepare', 'run', 'run_async', 'get_ready', 'forget'] as const;
type EntryPoint = (typeof entryNames)[number];

/** Taken once: each look-up would make a proxy of the function. */
function entryPoints(api: PyProxyLike): Readonly<Record<EntryPoint, Callable>> {
  const taken = entryNames.map((name) => [name, api[name]] as const);
  return Object.fromEntries(taken) as Record<EntryPoint, Callable>;
}

function withoutNull(answer: ReturnType<InterpreterHost['ask']>): unknown {
  return answer instanceof Promise
    ? answer.then((line) => line ?? undefined)
    : (answer ?? undefined);
}
