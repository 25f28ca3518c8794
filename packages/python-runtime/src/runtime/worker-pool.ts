import type { FromWorker } from '../protocol/worker-messages.ts';
import type { ResolvedOptions } from './options.ts';
import { missesSnapshot } from '../snapshot/kept-memory.ts';
import { WorkerHandle } from './worker-handle.ts';

/** Starts workers, hands the compiled module from the first to the later ones, and keeps one spare. */
export class WorkerPool {
  private readonly options: ResolvedOptions;
  private readonly hearProgress: (message: FromWorker) => void;
  private wasm: WebAssembly.Module | undefined;
  private spare: WorkerHandle | undefined;
  private maker: WorkerHandle | undefined;

  constructor(options: ResolvedOptions, hearProgress: (message: FromWorker) => void) {
    this.options = options;
    this.hearProgress = hearProgress;
  }

  /** The spare if there is one, else a new worker. */
  take(): WorkerHandle {
    const spare = this.spare;
    this.spare = undefined;
    return spare?.alive ? spare : this.start(this.hearProgress);
  }

  /** Starts a spare, if one is wanted and none is there. */
  prewarm(): void {
    if (!this.options.spare || this.spare?.alive) return;
    this.spare = this.start(() => undefined);
  }

  /** Keeps the memory of a start in this browser, if none is kept yet: later starts copy it. Never rejects. */
  async keepSnapshot(): Promise<void> {
    if (this.maker || !(await missesSnapshot(this.options.stdLibURL))) return;
    const maker = this.start(() => undefined, true);
    this.maker = maker;
    // Without one, Python starts as it did before.
    await maker.ready.catch(() => undefined);
    maker.end();
    this.maker = undefined;
  }

  end(): void {
    this.spare?.end();
    this.spare = undefined;
    this.maker?.end();
  }

  private start(hear: (message: FromWorker) => void, makeSnapshot = false): WorkerHandle {
    const { workerURL, indexURL, stdLibURL, packageBaseUrl, inputURL, limits } = this.options;
    const config = {
      assets: indexURL,
      stdlib: stdLibURL,
      // Each worker has an address of its own, so that an answer reaches the program that asked.
      ...(inputURL !== undefined && { inputURL: inputURL + crypto.randomUUID() }),
      ...(packageBaseUrl !== undefined && { packages: packageBaseUrl }),
      ...(this.wasm && { wasm: this.wasm }),
      ...(makeSnapshot && { makeSnapshot }),
    };
    return new WorkerHandle(workerURL, config, limits.startMs, (message) => {
      if (message.type === 'wasm') this.wasm = message.module;
      else hear(message);
    });
  }
}
