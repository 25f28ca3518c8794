/** A timer's number, or in Node its object. */
type Timer = ReturnType<typeof setTimeout>;
type Callback = (...values: unknown[]) => unknown;

/**
 * The timers that Python gets. They end with the run that has set them, and what they call gets no `this`, which would be the global object.
 */
export class RunTimers {
  readonly #scope: Pick<
    typeof globalThis,
    'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval'
  >;
  readonly #running = new Set<Timer>();
  #run = 0;

  constructor(scope: typeof globalThis) {
    // Bound now: the worker loses its globals, and a program may replace what is left of them.
    this.#scope = {
      setTimeout: scope.setTimeout.bind(scope),
      clearTimeout: scope.clearTimeout.bind(scope),
      setInterval: scope.setInterval.bind(scope),
      clearInterval: scope.clearInterval.bind(scope),
    };
  }

  /** As Python's `js` module has them. */
  functions(): Readonly<Record<string, Callback>> {
    return {
      setTimeout: (callback, milliseconds) => {
        const call = callback as Callback;
        const timer = this.#scope.setTimeout(() => {
          this.#running.delete(timer);
          call();
        }, Number(milliseconds));
        this.#running.add(timer);
        return timer;
      },
      clearTimeout: (timer) => {
        this.#end(timer as Timer);
      },
      setInterval: (callback, milliseconds) => {
        const call = callback as Callback;
        const timer = this.#scope.setInterval(() => {
          call();
        }, Number(milliseconds));
        this.#running.add(timer);
        return timer;
      },
      clearInterval: (timer) => {
        this.#end(timer as Timer);
      },
    };
  }

  /** What is scheduled by this is left out once its run has ended. */
  schedule(inner: (callback: () => void, milliseconds: number) => void): typeof inner {
    return (callback, milliseconds) => {
      const run = this.#run;
      inner(() => {
        if (run === this.#run) callback();
      }, milliseconds);
    };
  }

  /** Ends all timers of a run. */
  end(): void {
    this.#run += 1;
    for (const timer of this.#running) this.#end(timer);
  }

  #end(timer: Timer): void {
    this.#running.delete(timer);
    this.#scope.clearTimeout(timer);
  }
}
