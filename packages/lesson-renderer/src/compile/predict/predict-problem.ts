import type { Place } from '../../format/reporter.ts';

/** Why a `predict` block cannot be used: one message, where the author has to look. */
export interface PredictProblem {
  readonly place: Place;
  readonly message: string;
  readonly fix: string;
}
