import { rightStillNeeded } from './rules.ts';
import type { SessionAnswer } from './session-plan.ts';
import { skillAnswers } from './skill-state.ts';

/** How far a skill is in a first study. */
export interface SkillProgress {
  /** Right answers in a row, up to now. */
  readonly streak: number;
  /** Right answers among the last five. */
  readonly recentRight: number;
  /** Answers among the last five: fewer at the beginning. */
  readonly recent: number;
  /** Right answers in a row, from now on, with which the skill passes; 0 once it has. */
  readonly rightStillNeeded: number;
  /** Whether the mastery rule is met, so that the skill is asked no more. */
  readonly met: boolean;
}

/** How far a skill is after the answers that count, oldest first. Answers to other skills are left out. */
export function skillProgress(
  skill: string,
  answers: readonly Pick<SessionAnswer, 'skill' | 'correct'>[],
): SkillProgress {
  const given = skillAnswers(skill, answers);
  const needed = rightStillNeeded(given);
  return {
    streak: given.streak,
    recent: given.recent.length,
    recentRight: given.recent.filter(Boolean).length,
    rightStillNeeded: needed,
    met: needed === 0,
  };
}
