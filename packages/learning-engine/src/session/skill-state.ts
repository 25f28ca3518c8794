import { masteryCriteria, type SkillState } from './rules.ts';
import type { SessionAnswer, SessionQuestion } from './session-plan.ts';

/** The answers by skill, for each skill of these questions. */
export function skillStates(
  questions: readonly SessionQuestion[],
  answers: readonly SessionAnswer[],
): SkillState[] {
  const bySkill = Map.groupBy(questions, ({ skill }) => skill);
  return [...bySkill].map(([skill, ofSkill]) => ({
    skill,
    questions: ofSkill,
    ...skillAnswers(skill, answers),
  }));
}

/** What the answers to a skill come to, oldest first. Answers to other skills are left out. */
export function skillAnswers(
  skill: string,
  answers: readonly Pick<SessionAnswer, 'skill' | 'correct'>[],
): Pick<SkillState, 'asked' | 'right' | 'streak' | 'recent'> {
  const given = answers.filter((answer) => answer.skill === skill);
  return {
    asked: given.length,
    right: given.filter(({ correct }) => correct).length,
    streak: given.length - 1 - given.findLastIndex(({ correct }) => !correct),
    recent: given.slice(-masteryCriteria.recent).map(({ correct }) => correct),
  };
}
