interface AttemptLimitOptions {
  /** Attempts in the window that may fail. */
  readonly allowed: number;
  readonly windowMs: number;
  readonly clock: () => number;
}

/** Keys kept at most: past it the longest unused go. */
const mostKept = 50_000;

/** Counts attempts by key. An attempt is counted when it begins, and taken back if it succeeds. */
export class AttemptLimit {
  readonly #options: AttemptLimitOptions;
  readonly #attempts = new Map<string, readonly number[]>();

  constructor(options: AttemptLimitOptions) {
    this.#options = options;
  }

  /** Counts an attempt. Returns a function that takes it back, or undefined if there were too many. */
  take(key: string): (() => void) | undefined {
    const { allowed, windowMs, clock } = this.#options;
    const now = clock();
    const recent = (this.#attempts.get(key) ?? []).filter((at) => at > now - windowMs);
    if (recent.length >= allowed) return undefined;
    // Deleting first keeps the map in order of last use.
    this.#attempts.delete(key);
    this.#attempts.set(key, [...recent, now]);
    const oldest = this.#attempts.size > mostKept ? this.#attempts.keys().next().value : undefined;
    if (oldest !== undefined) this.#attempts.delete(oldest);
    return () => {
      const counted = this.#attempts.get(key) ?? [];
      const index = counted.indexOf(now);
      if (index !== -1) this.#attempts.set(key, counted.toSpliced(index, 1));
    };
  }

  clear(key: string): void {
    this.#attempts.delete(key);
  }
}
