import { Refusal } from '../refusal/refusal.ts';

export interface Allowance {
  /** Requests that may come at once. */
  readonly burst: number;
  /** Requests a second in the long run. */
  readonly perSecond: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/**
 * Token buckets in this process's memory. With several servers behind a balancer each gives its own allowance:
 * a limit against floods, not a quota.
 */
export class RateLimiter {
  readonly #clock: () => number;
  readonly #buckets = new Map<string, Bucket>();
  /** Buckets kept at most: past it the longest unused go. */
  readonly #capacity = 100_000;

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Takes one request of `key`’s allowance. Refuses with Retry-After if none is left. */
  take(key: string, allowance: Allowance): void {
    const now = this.#clock();
    const known = this.#buckets.get(key);
    const gained = known ? (Math.max(0, now - known.at) / 1000) * allowance.perSecond : 0;
    const tokens = Math.min(allowance.burst, (known?.tokens ?? allowance.burst) + gained);
    // Deleting first keeps the map in order of last use.
    this.#buckets.delete(key);
    this.#buckets.set(key, { tokens: Math.max(0, tokens - 1), at: now });
    if (this.#buckets.size > this.#capacity) {
      const oldest = this.#buckets.keys().next().value;
      if (oldest !== undefined) this.#buckets.delete(oldest);
    }
    if (tokens >= 1) return;
    const wait = Math.max(1, Math.ceil((1 - tokens) / allowance.perSecond));
    throw new Refusal(
      'too-many-requests',
      `Too many requests. Wait ${wait} s, then go on.`,
      {},
      { 'retry-after': String(wait) },
    );
  }
}
