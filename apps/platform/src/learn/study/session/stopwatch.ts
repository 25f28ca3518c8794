/** Longest stretch without any sign of the learner that still counts as work, in milliseconds. */
export const PATIENCE = 120_000;

/** Counts focused time: it stands still while the page is hidden, and stops `PATIENCE` after the last sign of life. */
export class Stopwatch {
  #seconds = 0;
  #since: number | undefined;
  #sign = 0;

  /** The learner is here (again). */
  start(now: number): void {
    this.#since ??= now;
    this.#sign = now;
  }

  /** A key, a press, a scroll. */
  touch(now: number): void {
    if (this.#since !== undefined && now - this.#sign > PATIENCE) {
      this.#take(now);
      this.#since = now;
    }
    this.#sign = now;
  }

  /** The page is hidden. */
  pause(now: number): void {
    this.#take(now);
    this.#since = undefined;
  }

  /** Seconds since the last call of `lap`. */
  lap(now: number): number {
    const running = this.#since !== undefined;
    this.#take(now);
    const seconds = this.#seconds;
    this.#seconds = 0;
    if (running) this.#since = now;
    return seconds;
  }

  #take(now: number): void {
    if (this.#since === undefined) return;
    const end = Math.min(now, this.#sign + PATIENCE);
    this.#seconds += Math.max(0, end - this.#since) / 1000;
  }
}
