import type { RunTimers } from './run-timers.ts';
import { sealedGlobals } from './seal.ts';

/** What a snapshot holds besides Python's own start. */
export const harnessModules = ['api', 'host', 'isolation', 'stepping'].map(
  (name) => `lemma_runtime.${name}`,
);

/** Options of a start that a snapshot and the worker which restores it must share. */
export function startOptions(timers: RunTimers) {
  return {
    jsglobals: sealedGlobals(timers),
    env: { MPLBACKEND: 'agg', PYTHONHASHSEED: 'random', HOME: '/home/learner' },
  };
}
