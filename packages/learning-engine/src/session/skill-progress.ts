import { masteryRule } from './rules.ts';
import type { SessionAnswer } from './session-plan.ts';

/** How far a skill is in a first study. */
export interface SkillProgress {
  /** Right answers in a row, up to now. */
  readonly streak: number;
  /** Right answers among the last five. */
  readonly recentRight: number;
  /** Answers among the last five: fewer at the beginning. */
  readonly recent: number;
  /** Whether the mastery rule is met, so that the skill is asked no more. */
  readonly met: boolean;
}

/** How far a skill is after the answers that count, oldest first. Answers to other skills are left out. */
export function skillProgress(
  skill: string,
  answers: readonly Pick<SessionAnswer, 'skill' | 'correct'>[],
): SkillProgress {
  const given = answers
    .filter((answer) => answer.skill === skill)
    .map((answer) => ({ ...answer, question: '', credit: answer.correct ? 1 : 0 }));
  const streak = given.length - 1 - given.findLastIndex(({ correct }) => !correct);
  const recent = given.slice(-5);
  const state = {
    skill,
    questions: [],
    asked: given.length,
    right: given.filter(({ correct }) => correct).length,
    streak,
  };
  return {
    streak,
    recent: recent.length,
    recentRight: recent.filter(({ correct }) => correct).length,
    met: masteryRule.open([state], given).length === 0,
  };
}
