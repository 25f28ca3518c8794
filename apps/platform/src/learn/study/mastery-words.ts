import type { SkillProgress } from '@lemma/learning-engine';
import type { SessionKind } from '../wire.ts';

/** The rule of a session, said before its first question. */
export const ruleInWords: Record<SessionKind, string> = {
  lesson:
    'Each skill passes at two right answers in a row. If one does not get there in five questions, the lesson comes back.',
  review: 'Three right answers pass the review. Three misses bring the lesson back sooner.',
};

/** What an answer did to its skill. */
export function progressInWords(
  title: string,
  { met, streak, recent, recentRight }: SkillProgress,
): string {
  if (met) return `${title}: passed.`;
  if (streak >= 2)
    return `${title}: ${streak} right in a row, but only ${recentRight} of the last ${recent}.`;
  return `${title}: ${streak} of 2 right in a row.`;
}
