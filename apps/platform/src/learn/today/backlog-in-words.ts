import { daysBetween } from '@lemma/learning-engine';
import { dateOf } from '../formatting/figures.ts';
import type { DailyXp, NextActions } from '../wire.ts';
import { weekday } from './last-days.ts';

/** When the reviews that do not fit into today are done, if the plan is followed. */
export function backlogInWords(
  { gone_by: day }: NonNullable<NextActions['backlog']>,
  { goal, today }: Pick<DailyXp, 'goal' | 'today'>,
): string {
  const pace = `At ${goal} XP a day, new lessons included,`;
  if (day === null)
    return `They do not all fit into today. ${pace} that takes more than a month. A higher daily goal is quicker.`;
  const days = daysBetween(today, day);
  const when = days === 1 ? 'tomorrow' : `by ${weekday(day)}, ${dateOf(day)}`;
  return `They do not all fit into today. ${pace} they are done ${when}.`;
}
