import { isRevoked } from './signal-url.ts';

const pollMs = 100;
const sigint = 2;
/** Most readings that are left out after one, and how soon it must have come: in most programs they come microseconds apart. */
const mostLeftOut = 15;
const soonMs = 2;

/**
 * An interrupt buffer without shared memory. Pyodide reads its entry 0 now and then while Python runs; at most every
 * 100 ms that asks whether the frame has revoked the call's `blob:` URL.
 */
export class StopSignal {
  readonly #now = performance.now.bind(performance);
  /** The newest signal, of the turn of this number. */
  #turn = -1;
  #url = '';
  #arrived = Promise.withResolvers<void>();
  #used = Promise.withResolvers<void>();
  #usedTurn = -1;
  #watching = false;
  /** The turn of the call that is watched for. */
  #watched = -1;
  #leftOut = 0;
  #polledAt = 0;
  #readAt = 0;

  /** Takes in the signal of the next turn. */
  give(turn: number, url: string): void {
    this.#turn = turn;
    this.#url = url;
    const arrived = this.#arrived;
    this.#arrived = Promise.withResolvers();
    arrived.resolve();
    if (turn > this.#usedTurn) this.#used.resolve();
  }

  /** Resolves when the signal of this turn has been used. For the newest call alone: what waits for an earlier one is let go. */
  async usedIn(turn: number): Promise<void> {
    if (this.#turn > turn) return;
    this.#used = Promise.withResolvers();
    this.#usedTurn = turn;
    await this.#used.promise;
  }

  /** Resolves when the signal of this turn is there: the frame makes it when that of the turn before has been used. */
  async ofTurn(turn: number): Promise<void> {
    while (this.#turn < turn) await this.#arrived.promise;
  }

  /** Begins to watch for the stop of the call that has this turn. */
  watch(turn: number): void {
    this.#watched = turn;
    this.watchAgain();
  }

  /** Goes on watching for the same call. */
  watchAgain(): void {
    this.#watching = true;
    this.#polledAt = this.#now();
    this.#leftOut = 0;
  }

  /** Stops watching; whether it did. */
  rest(): boolean {
    const watched = this.#watching;
    this.#watching = false;
    return watched;
  }

  /** Whether the watched call is to stop. A signal of a later turn comes once that of this call has been used. */
  fired(): boolean {
    return this.#watching && (this.#turn > this.#watched || isRevoked(this.#url));
  }

  /**
   * Readings that `assets/quick-loader.ts` may leave out before the next. C code reads the buffer in its loops, as for each digit of a long
   * division, which takes less time than a reading.
   */
  get leftOut(): number {
    return this.#leftOut;
  }

  get 0(): number {
    if (!this.#watching) return 0;
    const now = this.#now();
    this.#leftOut = now - this.#readAt < soonMs ? Math.min(2 * this.#leftOut + 1, mostLeftOut) : 0;
    this.#readAt = now;
    if (now - this.#polledAt < pollMs) return 0;
    this.#polledAt = now;
    if (!this.fired()) return 0;
    this.#watching = false;
    return sigint;
  }

  /** Pyodide clears the entry after reading it. */
  set 0(_: number) {
    // Nothing to clear: a fired signal stops watching by itself.
  }
}
Object.freeze(StopSignal.prototype);
