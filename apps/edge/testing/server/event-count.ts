/** Lets a test wait for further events, however long the machine takes for them. */
export class EventCount {
  #count = 0;
  #waiting: { readonly until: number; readonly resolve: () => void }[] = [];

  readonly add = (): void => {
    this.#count += 1;
    for (const { until, resolve } of this.#waiting) if (this.#count >= until) resolve();
  };

  /** Resolves when `count` more have happened. */
  further(count: number): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push({ until: this.#count + count, resolve });
    });
  }
}
