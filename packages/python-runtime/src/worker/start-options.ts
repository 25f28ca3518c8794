import { sealedGlobals } from './seal.ts';

/** What a snapshot holds besides Python's own start. */
export const harnessModules = ['api', 'host', 'isolation', 'stepping'].map(
  (name) => `lemma_runtime.${name}`,
);

/** Options of a start that a snapshot and the worker which restores it must share. */
export function startOptions(scope: typeof globalThis) {
  return {
    jsglobals: sealedGlobals(scope),
    env: { MPLBACKEND: 'agg', PYTHONHASHSEED: 'random', HOME: '/home/learner' },
  };
}
