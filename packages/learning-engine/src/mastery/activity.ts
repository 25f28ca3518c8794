import { quarterInMs, type ActivityEntry, type LearnerState } from './learner-state.ts';

/** What a session adds to its quarter of an hour. */
export interface Work {
  readonly xp: number;
  /** Minutes of focused work. */
  readonly minutes: number;
  /** Estimated minutes of a first study, and of a review. */
  readonly studied: number;
  readonly reviewed: number;
}

/** Adds work to the quarter of an hour of `at` and the local `day`. XP never falls: what is negative or no number counts as 0. */
export function withActivity(
  state: LearnerState,
  { xp, minutes, studied, reviewed }: Work,
  at: number,
  day?: string,
): LearnerState {
  const added = [xp, minutes, studied, reviewed].map(amount);
  if (added.every((value) => value === 0)) return state;
  const quarter = Math.floor(at / quarterInMs);
  let i = state.activity.length;
  while (i > 0 && (state.activity[i - 1]?.[0] ?? 0) > quarter) i -= 1;
  const last = state.activity[i - 1];
  const same = last?.[0] === quarter && last[5] === day;
  const [gained = 0, worked = 0, learnt = 0, repeated = 0] = added;
  const sums = [
    round((same ? last[1] : 0) + gained),
    round((same ? last[2] : 0) + worked),
    round((same ? last[3] : 0) + learnt),
    round((same ? last[4] : 0) + repeated),
  ] as const;
  const entry: ActivityEntry = day === undefined ? [quarter, ...sums] : [quarter, ...sums, day];
  return {
    ...state,
    activity: [...state.activity.slice(0, same ? i - 1 : i), entry, ...state.activity.slice(i)],
  };
}

/** No session is longer, or worth more, than a day in minutes. */
const most = 1440;

/** XP or minutes of a session, from 0 to a day; what is no number counts as 0. */
export function amount(value: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(0, value)) : 0;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
