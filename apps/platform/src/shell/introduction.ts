/** `sub` of the learner whose profile was sent to the server since this page was loaded. */
let introduced: string | undefined;
const listeners = new Set<() => void>();

/** Call it once the learner's profile was sent to the server, or cannot be sent: it may be asked for from then on. */
export function noteIntroduced(sub: string): void {
  introduced = sub;
  for (const listener of listeners) listener();
}

/** `sub` of the learner whose profile was sent; undefined before. */
export const introducedLearner = (): string | undefined => introduced;

export function onIntroduction(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Resolves once a signed-in learner's profile was sent to the server, at the latest after `patience` milliseconds. */
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
