import { parseFromWorker } from '../protocol/from-worker.ts';
import type { Method, Requests } from '../protocol/requests.ts';
import { StartFault } from '../protocol/start-problem.ts';
import type { StartProblem } from '../protocol/start-problem.ts';
import type { FromWorker, InputTransport, ToWorker } from '../protocol/worker-messages.ts';
import { Downloads } from './downloads.ts';
import { watchLife } from './life-watch.ts';
import type { ResolvedOptions } from './options.ts';
import type { PythonFrame } from './python-frame.ts';
import type { SharedFiles } from './shared-files.ts';
import { PythonStartError } from './start-error.ts';
import { StartFiles } from './start-files.ts';
import type { Progress } from './start-progress.ts';

/** The worker ended during a call: its memory, namespaces and files are gone. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost';
}

export type Hear = (message: FromWorker) => void;

interface Call {
  readonly id: number;
  readonly hear: Hear;
  readonly resolve: (json: string) => void;
  readonly reject: (error: WorkerLost) => void;
}

/** One worker of the frame, from its start to its end. Calls it one at a time. */
export class WorkerHandle {
  readonly ready: Promise<InputTransport>;
  private readonly frame: PythonFrame;
  private readonly files: StartFiles;
  private readonly port: MessagePort;
  /** The worker's number in the frame, once it has been started there. */
  private worker: number | undefined;
  private readonly starting = Promise.withResolvers<InputTransport>();
  private transport: InputTransport | undefined;
  private call: Call | undefined;
  private progress: Progress | undefined;
  private hearProgress: (progress: Progress) => void = () => undefined;
  private endWatch: () => void = () => undefined;
  /** Number of the stop signal that the next call watches: each is used once. */
  private turn = 0;
  private lastId = 0;
  private ended = false;

  constructor(frame: PythonFrame, shared: SharedFiles, options: ResolvedOptions) {
    this.frame = frame;
    this.ready = this.starting.promise;
    // A spare that fails is replaced when it is needed: nobody waits for it yet.
    this.ready.catch(() => undefined);
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    const downloads = new Downloads((progress) => {
      this.progress = progress;
      this.hearProgress(progress);
    });
    this.files = new StartFiles(options, shared, downloads, (message) => {
      this.post(message);
    });
    const { startMs } = options.limits;
    const timer = setTimeout(() => {
      this.end({ code: 'too-slow', seconds: Math.round(startMs / 1000) });
    }, startMs);
    const stopTimer = () => {
      clearTimeout(timer);
    };
    this.ready.then(stopTimer, stopTimer);
    this.start(shared, options, port2).catch((error: unknown) => {
      this.end(
        error instanceof StartFault
          ? error.problem
          : { code: 'failed', detail: error instanceof Error ? error.message : String(error) },
      );
    });
  }

  get alive(): boolean {
    return !this.ended;
  }

  get busy(): boolean {
    return this.call !== undefined;
  }

  /** Number of the call that runs. */
  get running(): number | undefined {
    return this.call?.id;
  }

  /** Tells of the start: where it is, and what comes from now on. */
  onProgress(hear: (progress: Progress) => void): void {
    this.hearProgress = hear;
    if (this.progress) hear(this.progress);
  }

  /** Writes files, by path, before what is requested next. */
  putFiles(files: Readonly<Record<string, string | Uint8Array>>): void {
    const written = Object.entries(files);
    if (written.length > 0) this.post({ type: 'files', files: written });
  }

  /** Runs one method; undefined for an answer that is none; rejects with WorkerLost if the worker ends first. */
  async request<M extends Method>(method: M, request: Requests[M], hear: Hear): Promise<unknown> {
    // Without a turn of the event loop in between: whoever is told that a program runs can stop it.
    if (this.transport === undefined) await this.ready;
    if (this.ended) throw new WorkerLost('ended');
    const id = ++this.lastId;
    const { turn } = this;
    const json = await new Promise<string>((resolve, reject) => {
      this.call = { id, hear, resolve, reject };
      this.post({ type: 'call', id, method, request, turn });
    });
    return parsed(json);
  }

  /** A line for the waiting `input()`; null for the end of input. */
  answer(line: string | null): void {
    if (this.transport === 'signals') this.reply(line);
    else this.post({ type: 'input', line });
  }

  /** Asks the running call to stop: by its revoked signal while it computes, by message while it waits. */
  interrupt(): void {
    if (!this.call || this.worker === undefined) return;
    this.frame.post({ type: 'stop', worker: this.worker, turn: this.turn });
    this.turn += 1;
    this.post({ type: 'stop', id: this.call.id });
  }

  post(message: ToWorker): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no target origin
    if (!this.ended) this.port.postMessage(message);
  }

  /** Ends the worker: a start rejects with `why`, a running call with WorkerLost. */
  end(why: StartProblem = { code: 'ended' }): void {
    if (this.ended) return;
    this.ended = true;
    if (this.worker !== undefined) this.frame.endWorker(this.worker);
    this.endWatch();
    this.port.close();
    this.starting.reject(new PythonStartError(why));
    const call = this.finishCall();
    call?.reject(new WorkerLost(why.code));
  }

  private async start(
    shared: SharedFiles,
    options: ResolvedOptions,
    port: MessagePort,
  ): Promise<void> {
    this.port.addEventListener('message', (event: MessageEvent<unknown>) => {
      const message = parseFromWorker(event.data);
      if (message) this.hear(message, event.ports);
    });
    this.port.start();
    const { indexURL, stdLibURL, loaderURL, packageBaseUrl } = options;
    const config = {
      assets: indexURL,
      stdlib: stdLibURL,
      loader: loaderURL,
      snapshot: this.files.hasSnapshot,
      ...(packageBaseUrl !== undefined && { packages: packageBaseUrl }),
    };
    this.post({ type: 'boot', config });
    const begin = async () => {
      await shared.script();
      if (this.ended) return;
      this.worker = this.frame.start(port, (problem) => {
        this.end(problem);
      });
    };
    await Promise.all([begin(), this.files.handIn()]);
  }

  private hear(message: FromWorker, ports: readonly MessagePort[]): void {
    switch (message.type) {
      case 'life':
        if (ports[0]) this.watch(ports[0]);
        break;
      case 'ready':
        this.transport = message.transport;
        this.starting.resolve(message.transport);
        break;
      case 'failed':
        this.end(message.problem);
        break;
      case 'memory-refused':
        this.files.handInLibrary().catch((error: unknown) => {
          this.end(error instanceof StartFault ? error.problem : { code: 'worker-lost' });
        });
        break;
      case 'want':
        void this.handIn(message.url, message.waits);
        break;
      case 'result':
        if (message.id === this.call?.id) this.finishCall()?.resolve(message.json);
        break;
      case 'fatal':
        if (message.id === this.call?.id) this.end({ code: 'failed', detail: message.message });
        break;
      default:
        this.call?.hear(message);
    }
  }

  /** A worker that is killed from outside gives no other sign. Its frame may have been killed with it: the next start makes another. */
  private watch(port: MessagePort): void {
    this.endWatch();
    this.endWatch = watchLife(port, () => {
      this.frame.end({ code: 'worker-lost' });
    });
  }

  private async handIn(url: string, waits: boolean): Promise<void> {
    const bytes = await this.files.wanted(url);
    if (waits) this.reply(bytes ?? null);
    else this.post({ type: 'file', url, bytes });
    this.files.keepSnapshot();
  }

  private reply(body: ArrayBuffer | string | null): void {
    if (this.worker !== undefined) this.frame.post({ type: 'reply', worker: this.worker, body });
  }

  private finishCall(): Call | undefined {
    const call = this.call;
    this.call = undefined;
    return call;
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
