const pollMs = 100;
const sigint = 2;
/** Most readings that are left out after one, and how soon it must have come: in most programs they come microseconds apart. */
const mostLeftOut = 15;
const soonMs = 2;

/**
 * An interrupt buffer without shared memory. Pyodide reads its entry 0 now and then while Python runs; at most every
 * 100 ms that asks whether the page has revoked the call's `blob:` URL. Synchronous XHR is the one way to hear from
 * the page while the thread is busy.
 */
export class StopSignal {
  private url: string | undefined;
  /**
   * Readings that `assets/quick-loader.ts` may leave out before the next. C code reads the buffer in its loops, as for each digit of a long
   * division, which takes less time than a reading.
   */
  leftOut = 0;
  private polledAt = 0;
  private readAt = 0;
  private readonly Request: typeof XMLHttpRequest;

  constructor() {
    // Taken before the network globals are deleted from the worker.
    this.Request = XMLHttpRequest;
  }

  /** Begins to watch a URL; undefined to rest. */
  watch(url: string | undefined): void {
    this.url = url;
    this.polledAt = performance.now();
    this.leftOut = 0;
  }

  /** Stops watching; gives what was watched. */
  rest(): string | undefined {
    const { url } = this;
    this.url = undefined;
    return url;
  }

  get 0(): number {
    if (this.url === undefined) return 0;
    const now = performance.now();
    this.leftOut = now - this.readAt < soonMs ? Math.min(2 * this.leftOut + 1, mostLeftOut) : 0;
    this.readAt = now;
    if (now - this.polledAt < pollMs) return 0;
    this.polledAt = now;
    if (this.exists(this.url)) return 0;
    this.url = undefined;
    return sigint;
  }

  /** Pyodide clears the entry after reading it. */
  set 0(_: number) {
    // Nothing to clear: a fired signal stops watching by itself.
  }

  private exists(url: string): boolean {
    const request = new this.Request();
    try {
      request.open('GET', url, false);
      request.send();
      return request.status === 200;
    } catch {
      return false;
    }
  }
}
