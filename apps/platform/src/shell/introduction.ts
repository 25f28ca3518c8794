/** Of whom the server has been told since this page was loaded. */
let introduced: string | undefined;
const listeners = new Set<() => void>();

/** The server has been told of this learner, or cannot be: their profile may be asked for. */
export function noteIntroduced(sub: string): void {
  introduced = sub;
  for (const listener of listeners) listener();
}

/** The `sub` that the server has been told of; undefined before. */
export const introducedLearner = (): string | undefined => introduced;

export function onIntroduction(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Resolves once the server has been told of a signed-in learner, at the latest after `patience` milliseconds. */
export async function whenIntroduced(patience: number): Promise<void> {
  if (introduced) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(done, patience);
    const forget = onIntroduction(() => introduced && done());
    function done() {
      clearTimeout(timer);
      forget();
      resolve();
    }
  });
}
