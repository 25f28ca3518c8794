import type { SessionAnswer, SessionQuestion } from './session-plan.ts';

/** One skill of the session and its answers so far. */
export interface SkillState {
  readonly skill: string;
  readonly questions: readonly SessionQuestion[];
  readonly asked: number;
  readonly right: number;
  /** Right answers in a row, up to now. */
  readonly streak: number;
}

interface Verdict {
  readonly outcome: 'passed' | 'failed';
  readonly weakSkills: readonly string[];
}

/** When a session ends and which skills it still asks. */
interface SessionRule {
  readonly verdict: (
    skills: readonly SkillState[],
    answers: readonly SessionAnswer[],
  ) => Verdict | undefined;
  readonly open: (
    skills: readonly SkillState[],
    answers: readonly SessionAnswer[],
  ) => readonly SkillState[];
}

const streakForMastery = 2;
const mostAsks = 5;

/**
 * A first study is passed with two right answers in a row at each skill. A skill at which that can no longer
 * happen within five asks fails the lesson at once: more of the same would only tire.
 * Reasons and sources: docs/decisions/0010-mastery-rule.md.
 */
export const masteryRule: SessionRule = {
  verdict: (skills) => {
    const lost = skills.filter(isLost);
    if (lost.length > 0 || skills.length === 0)
      return { outcome: 'failed', weakSkills: lost.map((state) => state.skill) };
    if (skills.every(isMasteredSkill))
      return { outcome: 'passed', weakSkills: skills.filter(isShaky).map((state) => state.skill) };
    return undefined;
  },
  open: (skills) => skills.filter((state) => !isMasteredSkill(state)),
};

function isMasteredSkill(state: SkillState): boolean {
  return state.streak >= streakForMastery;
}

function isLost(state: SkillState): boolean {
  return mostAsks - state.asked < streakForMastery - state.streak;
}

/** Mastered, but with more than one miss on the way. */
function isShaky(state: SkillState): boolean {
  return state.asked - state.right > 1;
}

const fewestReview = 3;
const mostReview = 5;

/**
 * A review asks three to five questions spread over the skills. Three right in the first three, or three of
 * five, pass; three misses fail. With a slip of 0.1 someone who knows it passes in 99 % of reviews, with a
 * guess of 0.2 someone who does not in 6 %.
 */
export const reviewRule: SessionRule = {
  verdict: (skills, answers) => {
    if (skills.length === 0) return { outcome: 'failed', weakSkills: [] };
    const right = answers.filter((answer) => answer.correct).length;
    const wrong = answers.length - right;
    const weakSkills = skills
      .filter((state) => state.right < state.asked)
      .map((state) => state.skill);
    if (right >= fewestReview) return { outcome: 'passed', weakSkills };
    return wrong > mostReview - fewestReview ? { outcome: 'failed', weakSkills } : undefined;
  },
  open: (skills) => skills,
};
