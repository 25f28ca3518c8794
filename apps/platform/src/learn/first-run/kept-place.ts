import { findGoal, type GoalId } from './goals.ts';

/** The screens of the first run, in their order. */
export const firstRunSteps = ['goal', 'time', 'path', 'start'] as const;
export type FirstRunStep = (typeof firstRunSteps)[number];

/** How far a learner has come in the first run. */
export interface Place {
  /** The screen that was reached last; `done` once it was ended or left for good. */
  readonly step: FirstRunStep | 'done';
  readonly goal?: GoalId;
}

const KEY = 'lemma-first-run';

/** Where this learner left the first run in this browser; its beginning if nothing sound is kept. */
export function keptPlace(learner: string): Place {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return beginning;
    const { learner: of, step, goal } = kept as Readonly<Record<string, unknown>>;
    const known = step === 'done' ? step : stepOf(step);
    if (of !== learner || known === undefined) return beginning;
    const chosen = findGoal(goal);
    return chosen ? { step: known, goal: chosen.id } : { step: known };
  } catch {
    return beginning;
  }
}

const beginning: Place = { step: 'goal' };

/** Keeps it for the next visit. Without storage the first run begins anew then. */
export function keepPlace(learner: string, place: Place): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify({ learner, ...place }));
  } catch {
    // Storage is full or forbidden.
  }
}

/** The screen of that name; undefined for anything else. */
export function stepOf(value: unknown): FirstRunStep | undefined {
  return firstRunSteps.find((step) => step === value);
}
