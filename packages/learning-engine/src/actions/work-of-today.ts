import type { Standing } from '../mastery/standing.ts';
import { dayOf } from '../progress/calendar.ts';
import { dayInMs } from '../memory/memory.ts';
import { reviewMinutes } from '../xp/session-xp.ts';

/** Minutes of today's work by estimate. */
export interface WorkOfToday {
  readonly reviewed: number;
  readonly studied: number;
}

/** What was asked on the learner's local day: passed for the first time is studied, everything else reviewed. */
export function workOfToday(
  { graph, records }: Standing,
  now: number,
  timeZone: string,
): WorkOfToday {
  const today = dayOf(now, timeZone);
  let [reviewed, studied] = [0, 0];
  for (const [place, record] of records.entries()) {
    const lesson = graph.lessons[place];
    if (!record || !lesson || record.askedAt === undefined) continue;
    if (record.askedAt <= now - 2 * dayInMs || dayOf(record.askedAt, timeZone) !== today) continue;
    if (record.phase === 'mastered' && record.since === record.askedAt) studied += lesson.minutes;
    else reviewed += reviewMinutes(lesson);
  }
  return { reviewed, studied };
}
