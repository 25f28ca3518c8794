import { quarterInMs, type LearnerState } from '../mastery/learner-state.ts';
import { dayInMs } from '../memory/memory.ts';
import { localDay, todayOf, type Where } from '../progress/daily-xp.ts';

/** Estimated minutes of today's first studies and reviews. */
export interface WorkOfToday {
  readonly reviewed: number;
  readonly studied: number;
}

/** The sessions that ended on the learner's local day, whatever came of them. */
export function workOfToday(state: LearnerState, where: Where): WorkOfToday {
  const today = todayOf(where);
  let [reviewed, studied] = [0, 0];
  for (const entry of state.activity.toReversed()) {
    if (entry[0] * quarterInMs < where.now - 2 * dayInMs) break;
    if (localDay(entry, where) !== today) continue;
    studied += entry[3];
    reviewed += entry[4];
  }
  return { reviewed, studied };
}
