/**
 * Counts the workers that this document has made and not ended. Locks and the browser's own list know those of other
 * test files too, which run beside in the same browser. Call it before anything makes a worker.
 */
export function countOwnWorkers(): () => number {
  const alive = new Set<Worker>();
  globalThis.Worker = class extends globalThis.Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      alive.add(this);
    }

    override terminate(): void {
      alive.delete(this);
      super.terminate();
    }
  };
  return () => alive.size;
}
