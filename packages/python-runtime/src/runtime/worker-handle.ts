import type { Method, Requests } from '../protocol/requests.ts';
import type {
  BootConfig,
  FromWorker,
  InputTransport,
  ToWorker,
} from '../protocol/worker-messages.ts';
import type { StartProblem } from '../protocol/start-problem.ts';
import { PythonStartError } from './start-error.ts';
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

/** One worker from its start to its end. Calls it one at a time. */
export class WorkerHandle {
  readonly ready: Promise<InputTransport>;
  private readonly worker: Worker;
  private readonly hearStart: Hear;
  private readonly inputURL: string | undefined;
  private call: Call | undefined;
  private progress: Progress | undefined;
  private hearProgress: (progress: Progress) => void = () => undefined;
  private failStart: (error: PythonStartError) => void = () => undefined;
  /** Lives until it is used to stop a call: making one for each call would cost a millisecond. */
  private stopURL: string | undefined;
  private lastId = 0;
  private readonly lifeLock = `lemma-python-${Math.random()}`;
  private readonly ending = new AbortController();
  private ended = false;

  constructor(workerURL: string, config: BootConfig, startMs: number, hearStart: Hear) {
    this.hearStart = hearStart;
    this.inputURL = config.inputURL;
    this.worker = new Worker(workerURL, { type: 'module', name: 'python' });
    this.ready = this.start(config, startMs);
    // A spare that fails is replaced when it is needed: nobody waits for it yet.
    this.ready.catch(() => undefined);
  }

  get alive(): boolean {
    return !this.ended;
  }

  get busy(): boolean {
    return this.call !== undefined;
  }

  /** Tells of the start: where it is, and what comes from now on. */
  onProgress(hear: (progress: Progress) => void): void {
    this.hearProgress = hear;
    if (this.progress) hear(this.progress);
  }

  /** Runs one method; undefined for an answer that is none; rejects with WorkerLost if the worker ends first. */
  async request<M extends Method>(method: M, request: Requests[M], hear: Hear): Promise<unknown> {
    await this.ready;
    if (this.ended) throw new WorkerLost('ended');
    const id = ++this.lastId;
    this.stopURL ??= URL.createObjectURL(new Blob(['run']));
    const { stopURL } = this;
    const json = await new Promise<string>((resolve, reject) => {
      this.call = { id, hear, resolve, reject };
      this.post({ type: 'call', id, method, request, stopURL });
    });
    return parsed(json);
  }

  /** A line for the waiting `input()`; false to end the wait. */
  answer(line: string | null | false): void {
    if (line !== false) this.post({ type: 'input', line });
    if (this.inputURL === undefined) return;
    // The worker's thread is busy: its answer comes by way of the service worker.
    const id = this.inputURL.split('/').at(-1);
    navigator.serviceWorker.controller?.postMessage({ type: 'lemma-python-input', id, line });
  }

  /** Asks the running call to stop: by its revoked URL while it computes, by message while it waits. */
  interrupt(): void {
    if (!this.call) return;
    this.revoke();
    this.post({ type: 'stop', id: this.call.id });
    this.answer(false);
  }

  post(message: ToWorker): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
    if (!this.ended) this.worker.postMessage(message);
  }

  /** Ends the worker: a start rejects with `why`, a running call with WorkerLost. */
  end(why: StartProblem = { code: 'ended' }): void {
    if (this.ended) return;
    this.ended = true;
    this.worker.terminate();
    this.ending.abort();
    this.revoke();
    this.failStart(new PythonStartError(why));
    const call = this.finishCall();
    call?.reject(new WorkerLost(why.code));
  }

  private start(config: BootConfig, startMs: number): Promise<InputTransport> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.end({ code: 'too-slow', seconds: Math.round(startMs / 1000) });
      }, startMs);
      this.failStart = (error) => {
        clearTimeout(timer);
        reject(error);
      };
      this.worker.addEventListener('error', (event) => {
        event.preventDefault();
        const detail = event.message;
        this.end(detail ? { code: 'failed', detail } : { code: 'worker-lost' });
      });
      this.worker.addEventListener('message', (event: MessageEvent<FromWorker>) => {
        const message = event.data;
        if (message.type === 'ready') {
          clearTimeout(timer);
          resolve(message.transport);
        }
        if (message.type === 'alive') this.watchLife();
        if (message.type === 'failed') this.end(message.problem);
        else this.hear(message);
      });
      this.post({ type: 'boot', config, lifeLock: this.lifeLock });
    });
  }

  /** A worker that is killed from outside gives no other sign than that its lock becomes free. */
  private watchLife(): void {
    const die = () => {
      this.end({ code: 'worker-lost' });
    };
    // Rejects when this handle ends the worker itself.
    navigator.locks
      .request(this.lifeLock, { signal: this.ending.signal }, die)
      .catch(() => undefined);
  }

  private hear(message: FromWorker): void {
    if (message.type === 'result' || message.type === 'fatal') {
      if (message.id !== this.call?.id) return;
      if (message.type === 'fatal') {
        this.end({ code: 'failed', detail: message.message });
        return;
      }
      this.finishCall()?.resolve(message.json);
      return;
    }
    if (message.type === 'progress') {
      this.progress = message;
      this.hearProgress(message);
      return;
    }
    (this.call?.hear ?? this.hearStart)(message);
    if (this.call && message.type === 'wasm') this.hearStart(message);
  }

  private finishCall(): Call | undefined {
    const call = this.call;
    this.call = undefined;
    return call;
  }

  private revoke(): void {
    if (this.stopURL !== undefined) URL.revokeObjectURL(this.stopURL);
    this.stopURL = undefined;
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
