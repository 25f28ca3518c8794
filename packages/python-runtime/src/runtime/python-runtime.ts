import type { GradeResult } from '../grading/grade.ts';
import type { Exercise } from '../protocol/cases.ts';
import { mainFile, programOnDisk } from '../protocol/program-files.ts';
import type { Method, Requests } from '../protocol/requests.ts';
import type { RunResult, RunStatus } from '../protocol/results.ts';
import type { FromWorker } from '../protocol/worker-messages.ts';
import { noCompletions, parseCompletions } from './completions.ts';
import type { Completions } from './completions.ts';
import { Emitter } from './events.ts';
import type { RuntimeEvents, RuntimeState } from './events.ts';
import { importedPackages } from './known-packages.ts';
import { workerFacts } from './worker-facts.ts';
import { resolveOptions } from './options.ts';
import type { PythonOptions, ResolvedOptions } from './options.ts';
import { Gathered, parseRun } from './outcome.ts';
import { whenPageRests } from './page-rest.ts';
import { parseTrace } from './parse-trace.ts';
import type { Trace, TraceOptions } from './trace.ts';
import { PythonStartError } from './start-error.ts';
import { StartProgress } from './start-progress.ts';
import { WorkerPool } from './worker-pool.ts';
import { WorkerLost } from './worker-handle.ts';
import type { WorkerHandle } from './worker-handle.ts';

export interface RunOptions {
  /** Namespace that runs share by name; a fresh one if not given. */
  readonly ns?: string;
  /**
   * Code that the namespace needs before the program: run once in each `ns`, without its output. Where it fails, its result is that of
   * the run, and the next run tries it again.
   */
  readonly setup?: string;
  /** Text for `input()`; without it the page is asked by the event `input`. */
  readonly stdin?: string;
  /** Files to write before the run, by path. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** Overrides `limits.timeoutMs`. */
  readonly timeoutMs?: number;
  /** Name of the program in tracebacks. Default `main.py`. */
  readonly filename?: string;
  /** Output as it comes. */
  readonly onOutput?: (stream: 'stdout' | 'stderr', text: string) => void;
  /** The program waits for a line: call `answerInput`. */
  readonly onInput?: () => void;
  /** A package that the program imports is being loaded, or could not be: a sentence of the installer. */
  readonly onPackages?: (sentence: string) => void;
}

export interface PrewarmOptions {
  /** Whether a second worker may follow, as the runtime's option `spare` says. `false` leaves it to the first use. Default true. */
  readonly spare?: boolean;
}

/** Rest of the page's Python after which a spare is started, in ms. */
const restMs = 1_000;

/** Longest recording of a program's steps, in ms. What is recorded until then is kept. */
const traceMs = 10_000;

/** Why a call was stopped. */
type Why = 'interrupted' | 'timeout' | undefined;

/** Python on one shared worker. Calls queue; nothing but a failed start rejects. */
export class PythonRuntime {
  private readonly options: ResolvedOptions;
  private readonly pool: WorkerPool;
  private readonly emitter = new Emitter();
  private worker: WorkerHandle | undefined;
  /** The worker beside which a spare was wanted. */
  private spared: WorkerHandle | undefined;
  private progress: StartProgress | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  private current: RuntimeState = 'idle';
  private stopping: Why;
  private runs = 0;
  /** What prepared each namespace of a worker: lost with it. */
  private readonly prepared = new WeakMap<WorkerHandle, Map<string, Set<string>>>();

  constructor(options: PythonOptions, pageURL: string) {
    this.options = resolveOptions(options, pageURL);
    this.pool = new WorkerPool(this.options);
  }

  get state(): RuntimeState {
    return this.current;
  }

  on<K extends keyof RuntimeEvents>(
    name: K,
    listener: (event: RuntimeEvents[K]) => void,
  ): () => void {
    return this.emitter.on(name, listener);
  }

  /** Starts Python ahead of its first use. Rejects with PythonStartError. */
  async prewarm(options: PrewarmOptions = {}): Promise<void> {
    await this.started(options.spare);
  }

  /** Starts Python ahead of its first use, once the page rests. A failure shows at that use. The returned function takes it back. */
  prewarmAtRest(options: PrewarmOptions = {}): () => void {
    return whenPageRests(() => {
      this.prewarm(options).catch(() => undefined);
    });
  }

  /**
   * Runs a program or cell; further files of it stand in `code`, each behind a line with its name (`-- shapes.py --`). Rejects with
   * PythonStartError if Python cannot be started.
   */
  run(code: string, options: RunOptions = {}): Promise<RunResult> {
    return this.inTurn(async () => {
      const worker = await this.started();
      const fault = options.ns ? await this.prepare(worker, options.ns, options) : undefined;
      const whole = options.ns ? code : [options.setup, code].filter(Boolean).join('\n\n');
      return fault ?? this.execute(worker, whole, options);
    });
  }

  /** Runs what the namespace needs, unless it has run there. The result says why it did not succeed; nothing if it did. */
  private async prepare(
    worker: WorkerHandle,
    ns: string,
    { setup, timeoutMs, onPackages }: RunOptions,
  ): Promise<RunResult | undefined> {
    if (setup === undefined) return undefined;
    const namespaces = this.prepared.get(worker) ?? new Map<string, Set<string>>();
    this.prepared.set(worker, namespaces);
    const done = namespaces.get(ns) ?? new Set();
    namespaces.set(ns, done);
    if (done.has(setup)) return undefined;
    const result = await this.execute(worker, setup, {
      ns,
      // It asks nobody.
      stdin: '',
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
      ...(onPackages ? { onPackages } : {}),
    });
    if (result.status !== 'ok') return result;
    done.add(setup);
    return undefined;
  }

  private async execute(
    worker: WorkerHandle,
    code: string,
    options: RunOptions,
  ): Promise<RunResult> {
    const run = ++this.runs;
    const { main, files } = programOnDisk(code, options.files);
    worker.putFiles(files);
    const request = {
      code: main,
      filename: options.filename ?? mainFile,
      namespace: options.ns ?? '',
      stdin: options.stdin,
      outputCharacters: this.options.limits.outputCharacters,
    };
    const gathered = new Gathered();
    const hear = (message: FromWorker) => {
      this.hear(run, message, gathered, options);
    };
    const end = await this.guarded(worker, 'run', request, options.timeoutMs, hear);
    if ('lost' in end) return gathered.result({ status: end.lost }, { lost: true });
    const parsed = parseRun(end.answer);
    const stopped = parsed.status === 'interrupted' && end.why === 'timeout';
    return gathered.result(stopped ? { ...parsed, status: 'timeout' } : parsed);
  }

  /** Names at the cursor, from the live namespace. Empty while a program runs or before Python has started. */
  async complete(text: string, ns: string): Promise<Completions> {
    if (this.current !== 'ready') return noCompletions;
    return parseCompletions(await this.ask('complete', { text, namespace: ns }, 500));
  }

  /** One of the interpreter's other methods, in turn; undefined if the worker was lost. */
  ask<M extends Method>(method: M, request: Requests[M], timeoutMs = 10_000): Promise<unknown> {
    return this.inTurn(async () => {
      const end = await this.guarded(
        await this.started(),
        method,
        request,
        timeoutMs,
        () => undefined,
      );
      return 'lost' in end ? undefined : end.answer;
    });
  }

  /** Runs a program, or a `call` after it, and records the steps of its main file, at most `maxSteps`. Rejects with PythonStartError. */
  async trace(code: string, options: TraceOptions = {}): Promise<Trace> {
    const { main, files } = programOnDisk(code, options.files);
    const request = {
      code: main,
      filename: options.filename ?? mainFile,
      stdin: options.stdin,
      call: options.call,
      outputCharacters: 100_000,
      maxSteps: options.maxSteps ?? 1_000,
    };
    return this.inTurn(async () => {
      const worker = await this.started();
      worker.putFiles(files);
      const end = await this.guarded(worker, 'trace', request, traceMs, () => undefined);
      if ('lost' in end) return { status: end.lost, steps: [], stdout: '' };
      const trace = parseTrace(end.answer);
      const stopped = trace.status === 'interrupted' && end.why === 'timeout';
      return stopped ? { ...trace, status: 'timeout' } : trace;
    });
  }

  /** Grades in a worker of its own, which ends with the grade. */
  async grade(exercise: Exercise): Promise<GradeResult> {
    // Nobody is graded before something is written: a page that only shows cells does without.
    const { grade } = await import('../grading/grade.ts');
    const source = workerFacts(this.pool, this.options.limits);
    try {
      if (this.options.packageBaseUrl !== undefined)
        await source.prepare(importedPackages(exercise.code));
      return await grade(exercise, source);
    } finally {
      source.end();
      this.pool.prewarm();
    }
  }

  /** A line for the program that waits in `input()`; null for the end of input. */
  answerInput(line: string | null): void {
    this.worker?.answer(line);
  }

  /** Stops what runs. `interrupted`: variables are kept; `restarted`: the worker had to be replaced. */
  async stop(): Promise<'interrupted' | 'restarted' | 'idle'> {
    const worker = this.worker;
    if (!worker?.busy) return 'idle';
    this.stopping ??= 'interrupted';
    return this.interrupt(worker);
  }

  /** Replaces the worker: every namespace and file is gone. */
  async restart(): Promise<void> {
    this.worker?.end();
    this.worker = undefined;
    await this.started();
  }

  /** Drops a namespace, as when its page is left. */
  forget(ns: string): void {
    this.worker?.post({ type: 'forget', namespace: ns });
    if (this.worker) this.prepared.get(this.worker)?.delete(ns);
  }

  /** Ends worker and spare, as on sign-out. A later call starts anew. */
  terminate(): void {
    this.worker?.end();
    this.worker = undefined;
    this.pool.end();
    this.setState('terminated');
  }

  private async started(spare = true): Promise<WorkerHandle> {
    if (!this.worker?.alive) {
      this.worker = this.pool.take();
      this.setState('starting');
      this.tellStart(this.worker);
    }
    const worker = this.worker;
    try {
      await worker.ready;
    } catch (error) {
      if (this.worker === worker) this.worker = undefined;
      this.setState('failed');
      throw error instanceof PythonStartError
        ? error
        : new PythonStartError({ code: 'failed', detail: String(error) });
    }
    if (this.current === 'starting') {
      this.progress?.end();
      this.setState('ready');
    }
    if (spare && this.spared !== worker) {
      this.spared = worker;
      this.spareAtRest(worker);
    }
    return worker;
  }

  private tellStart(worker: WorkerHandle): void {
    const progress = new StartProgress(({ stage, loaded, total }) => {
      this.emitter.emit('progress', { stage, loaded, total });
    });
    this.progress = progress;
    worker.onProgress((each) => {
      progress.hear(each);
    });
  }

  /** A further start takes a core for a second: it waits until nothing has run for a while. */
  private spareAtRest(worker: WorkerHandle): void {
    if (!this.options.spare) return;
    const { runs } = this;
    setTimeout(() => {
      if (this.worker !== worker) return;
      if (this.runs !== runs || worker.busy) this.spareAtRest(worker);
      else this.pool.prewarm();
    }, restMs);
  }

  /** A call under its time limit; a lost worker is replaced and reported, not thrown. */
  private async guarded<M extends Method>(
    worker: WorkerHandle,
    method: M,
    request: Requests[M],
    timeoutMs: number | undefined,
    hear: (message: FromWorker) => void,
  ): Promise<{ answer: unknown; why: Why } | { lost: RunStatus; why: Why }> {
    const limit = timeoutMs ?? this.options.limits.timeoutMs;
    const endInTime = () => {
      this.stopping ??= 'timeout';
      void this.interrupt(worker);
    };
    const timer = limit > 0 ? setTimeout(endInTime, limit) : undefined;
    this.stopping = undefined;
    try {
      const asked = worker.request(method, request, hear);
      this.setState('running');
      return { answer: await asked, why: this.stopping };
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error;
      if (this.worker === worker) this.worker = undefined;
      const why = this.stopping;
      void this.started().catch(() => undefined);
      return { lost: why ?? 'crashed', why };
    } finally {
      clearTimeout(timer);
      this.stopping = undefined;
      if (this.current === 'running') this.setState(this.worker === worker ? 'ready' : 'starting');
    }
  }

  private async interrupt(worker: WorkerHandle): Promise<'interrupted' | 'restarted'> {
    const { running } = worker;
    worker.interrupt();
    const end = performance.now() + this.options.limits.graceMs;
    // The next call may begin at once: it is not the one that is to end.
    while (worker.running === running && performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    if (worker.running !== running) return 'interrupted';
    worker.end();
    return 'restarted';
  }

  private hear(run: number, message: FromWorker, gathered: Gathered, options: RunOptions): void {
    if (message.type === 'write') {
      gathered.write(message.stream, message.text);
      options.onOutput?.(message.stream, message.text);
      this.emitter.emit(message.stream, { run, text: message.text });
    } else if (message.type === 'display') {
      const display = gathered.show(message.mime, message.data, message.about);
      if (display) this.emitter.emit('display', { run, display });
    } else if (message.type === 'packages') {
      const { message: sentence, failed } = message;
      if (failed) gathered.lackPackage();
      options.onPackages?.(sentence);
      this.emitter.emit('packages', { run, message: sentence, failed });
    } else if (message.type === 'ask') {
      options.onInput?.();
      this.emitter.emit('input', { run });
    }
  }

  private inTurn<T>(action: () => Promise<T>): Promise<T> {
    const turn = this.queue.then(action);
    this.queue = turn.catch(() => undefined);
    return turn;
  }

  private setState(state: RuntimeState): void {
    if (this.current === state) return;
    this.current = state;
    this.emitter.emit('state', { state });
  }
}

/** Makes a runtime for this page; nothing is downloaded before its first use. */
export function createPythonRuntime(options: PythonOptions = {}): PythonRuntime {
  return new PythonRuntime(options, document.baseURI);
}
