import { leastQuestions, masteryCriteria, type SkillProgress } from '@lemma/learning-engine';
import { counted, percent } from '../formatting/figures.ts';
import type { SessionKind } from '../wire.ts';

const { streak: inARow, share, recent: last, mostAsks } = masteryCriteria;

/** What a skill needs to pass. */
export const criteriaInWords = `${inARow} right answers in a row and at least ${percent(share)} of its last ${last} answers right`;

/** The rule of a session, said before its first question. */
export const ruleInWords: Record<SessionKind, string> = {
  lesson: `At least ${leastQuestions(1)} questions. Each skill passes with ${criteriaInWords}. If one does not get there in ${mostAsks} questions, the lesson comes back.`,
  review: 'Three right answers pass the review. Three misses bring the lesson back sooner.',
};

/** What an answer did to its skill. */
export function progressInWords(
  title: string,
  { met, streak, recent, recentRight, rightStillNeeded }: SkillProgress,
): string {
  if (met) return `${title}: passed.`;
  if (streak >= inARow)
    return `${title}: ${streak} right in a row, but only ${recentRight} of the last ${recent} answers right. It passes with ${counted(rightStillNeeded, 'more right answer')}.`;
  return `${title}: ${streak} of ${inARow} right in a row.`;
}
