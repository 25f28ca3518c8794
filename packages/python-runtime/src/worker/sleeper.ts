/** Sleeps that a stop can end. */
export class Sleeper {
  private readonly waking = new Set<() => void>();
  private readonly setTimer = setTimeout.bind(globalThis);

  /** Resolves with true after `milliseconds`, or with false as soon as `wake` is called. */
  sleep(milliseconds: number): Promise<boolean> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        resolve(false);
      };
      const timer = this.setTimer(() => {
        this.waking.delete(wake);
        resolve(true);
      }, milliseconds);
      this.waking.add(wake);
    });
  }

  /** Ends all sleeps; true if there was one. */
  wake(): boolean {
    const sleeping = this.waking.size > 0;
    for (const wake of this.waking) wake();
    this.waking.clear();
    return sleeping;
  }
}
