import { quarterInMs, type ActivityEntry, type LearnerState } from './learner-state.ts';

/** Adds XP and minutes to the quarter of an hour of `at` and the local `day`. XP never falls: what is negative or no number counts as 0. */
export function withActivity(
  state: LearnerState,
  at: number,
  xp: number,
  minutes: number,
  day?: string,
): LearnerState {
  const gained = amount(xp);
  const worked = amount(minutes);
  if (gained === 0 && worked === 0) return state;
  const quarter = Math.floor(at / quarterInMs);
  let i = state.activity.length;
  while (i > 0 && (state.activity[i - 1]?.[0] ?? 0) > quarter) i -= 1;
  const last = state.activity[i - 1];
  const same = last?.[0] === quarter && last[3] === day;
  const sums = [
    round((same ? last[1] : 0) + gained),
    round((same ? last[2] : 0) + worked),
  ] as const;
  const entry: ActivityEntry = day === undefined ? [quarter, ...sums] : [quarter, ...sums, day];
  return {
    ...state,
    activity: [...state.activity.slice(0, same ? i - 1 : i), entry, ...state.activity.slice(i)],
  };
}

function amount(value: number): number {
  return Number.isFinite(value) ? Math.max(0, value) : 0;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
