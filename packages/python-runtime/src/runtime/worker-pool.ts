import type { ResolvedOptions } from './options.ts';
import { PythonFrame } from './python-frame.ts';
import { sharedFiles } from './shared-files.ts';
import type { SharedFiles } from './shared-files.ts';
import { WorkerHandle } from './worker-handle.ts';

/** Starts workers in one frame, which shares the compiled module with the later ones, and keeps one spare. */
export class WorkerPool {
  private readonly options: ResolvedOptions;
  private frame: PythonFrame | undefined;
  private shared: SharedFiles | undefined;
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

  /** Ends the frame, and with it all workers. */
  end(): void {
    this.spare?.end();
    this.spare = undefined;
    this.frame?.end({ code: 'ended' });
    this.frame = undefined;
  }

  private start(): WorkerHandle {
    if (!this.frame?.alive || !this.shared) {
      this.frame = new PythonFrame(this.options.frameURL);
      this.shared = sharedFiles(this.frame, this.options);
    }
    return new WorkerHandle(this.frame, this.shared, this.options);
  }
}
