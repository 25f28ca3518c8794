import { Refusal } from '../refusal/refusal.ts';

/** How long a turn may be waited for, in milliseconds: about twice as long as PostgreSQL waits for a lock. */
const longestWait = 10_000;

/**
 * Work that happens in turn by key. A learner's writes lock the learner's row: if they waited for it with a database
 * connection each, one locked learner could hold every connection of the pool.
 */
export class Turns {
  readonly #last = new Map<string, Promise<void>>();

  /** Runs `work` after all earlier work of that key has ended, well or not. */
  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const own = this.#after(this.#last.get(key), work);
    const ended = own.then(
      () => undefined,
      () => undefined,
    );
    this.#last.set(key, ended);
    try {
      return await own;
    } finally {
      if (this.#last.get(key) === ended) this.#last.delete(key);
    }
  }

  async #after<T>(before: Promise<void> | undefined, work: () => Promise<T>): Promise<T> {
    const asked = performance.now();
    await before;
    if (performance.now() - asked > longestWait)
      throw new Refusal(
        'unavailable',
        'Earlier changes of yours are still being written. Try again shortly: this one was not begun.',
        {},
        { 'retry-after': '2' },
      );
    return work();
  }
}
