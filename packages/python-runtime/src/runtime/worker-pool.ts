import type { ResolvedOptions } from './options.ts';
import { WorkerHandle } from './worker-handle.ts';
import type { Hear } from './worker-handle.ts';

/** Starts workers, hands the compiled module from the first to the later ones, and keeps one spare. */
export class WorkerPool {
  private readonly options: ResolvedOptions;
  private wasm: WebAssembly.Module | undefined;
  private spare: WorkerHandle | undefined;

  constructor(options: ResolvedOptions) {
    this.options = options;
  }

  /** The spare if there is one, else a new worker. */
  take(): WorkerHandle {
    const spare = this.spare;
    this.spare = undefined;
    return spare?.alive ? spare : this.start();
  }

  /** Starts a spare, if one is wanted and none is there. */
  prewarm(): void {
    if (!this.options.spare || this.spare?.alive) return;
    this.spare = this.start();
  }

  end(): void {
    this.spare?.end();
    this.spare = undefined;
  }

  private start(): WorkerHandle {
    const { workerURL, indexURL, stdLibURL, snapshotURL, packageBaseUrl, inputURL, limits } =
      this.options;
    const config = {
      assets: indexURL,
      stdlib: stdLibURL,
      // Each worker has an address of its own, so that an answer reaches the program that asked.
      ...(inputURL !== undefined && { inputURL: inputURL + crypto.randomUUID() }),
      ...(packageBaseUrl !== undefined && { packages: packageBaseUrl }),
      ...(this.wasm && { wasm: this.wasm }),
      ...(snapshotURL !== undefined && { snapshot: snapshotURL }),
    };
    const keepModule: Hear = (message) => {
      if (message.type === 'wasm') this.wasm = message.module;
    };
    return new WorkerHandle(workerURL, config, limits.startMs, keepModule);
  }
}
