import { quarterInMs, type LearnerState } from '../mastery/learner-state.ts';
import { dayInMs } from '../memory/memory.ts';
import { dayOf } from '../progress/calendar.ts';
import { localDay } from '../progress/daily-xp.ts';

/** Estimated minutes of today's first studies and reviews. */
export interface WorkOfToday {
  readonly reviewed: number;
  readonly studied: number;
}

/** The sessions that ended on the learner's local day, whatever came of them. */
export function workOfToday(state: LearnerState, now: number, timeZone: string): WorkOfToday {
  const today = dayOf(now, timeZone);
  let [reviewed, studied] = [0, 0];
  for (const entry of state.activity.toReversed()) {
    if (entry[0] * quarterInMs < now - 2 * dayInMs) break;
    if (localDay(entry, timeZone) !== today) continue;
    studied += entry[3];
    reviewed += entry[4];
  }
  return { reviewed, studied };
}
