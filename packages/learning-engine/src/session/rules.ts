import type { SessionAnswer, SessionQuestion } from './session-plan.ts';

/** One skill of the session and its answers so far. */
export interface SkillState {
  readonly skill: string;
  readonly questions: readonly SessionQuestion[];
  readonly asked: number;
  readonly right: number;
  /** Right answers in a row, up to now. */
  readonly streak: number;
  /** Whether each of its last five answers was right, oldest first. */
  readonly recent: readonly boolean[];
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

/** When a skill passes. Reasons and sources: docs/decisions/0064-mastery-rule.md. */
export const masteryCriteria = {
  /** Right answers in a row. */
  streak: 2,
  /** Share of the last answers that is right, 0 to 1. */
  share: 0.7,
  /** How many of the last answers that share is of; of fewer while fewer were given. */
  recent: 5,
  /** A skill that cannot pass within this many answers fails the lesson. */
  mostAsks: 7,
} as const;

/** Questions that a first study asks at least, over all its rounds. */
const leastInStudy = 8;
/** And in each round, so that many rounds do not make them a formality. */
const leastInRound = 3;

/**
 * Questions that each round of a first study asks at least, also of a learner who makes no mistake. Fewer only where
 * none is left that has not been asked. Reasons: docs/decisions/0090-length-of-a-study.md.
 *
 * @param rounds - Number of rounds of the lesson, from 1.
 * @example
 * leastQuestions(1); // 8
 * leastQuestions(3); // 3
 */
export function leastQuestions(rounds: number): number {
  return Math.max(leastInRound, Math.ceil(leastInStudy / Math.max(rounds, 1)));
}

/**
 * A first study is passed when each skill has two right answers in a row and at least 70 % of its last five right. A
 * skill at which that can no longer happen within seven answers fails the lesson at once: more of the same would tire.
 */
export const masteryRule: SessionRule = {
  verdict: (skills) => {
    const lost = skills.filter(isLost);
    if (lost.length > 0 || skills.length === 0)
      return { outcome: 'failed', weakSkills: lost.map((state) => state.skill) };
    if (skills.every(isPassedSkill))
      return { outcome: 'passed', weakSkills: skills.filter(isShaky).map((state) => state.skill) };
    return undefined;
  },
  open: (skills) => skills.filter((state) => !isPassedSkill(state)),
};

function isPassedSkill({ streak, recent }: Pick<SkillState, 'streak' | 'recent'>): boolean {
  if (streak < masteryCriteria.streak) return false;
  return recent.filter(Boolean).length >= masteryCriteria.share * recent.length;
}

/** Right answers in a row, from now on, with which the skill passes; 0 once it has. */
export function rightStillNeeded({
  streak,
  recent,
}: Pick<SkillState, 'streak' | 'recent'>): number {
  let answers = [...recent];
  for (let more = 0; more <= masteryCriteria.recent; more += 1) {
    if (isPassedSkill({ streak: streak + more, recent: answers })) return more;
    answers = [...answers, true].slice(-masteryCriteria.recent);
  }
  return masteryCriteria.recent;
}

function isLost(state: Pick<SkillState, 'asked' | 'streak' | 'recent'>): boolean {
  return masteryCriteria.mostAsks - state.asked < rightStillNeeded(state);
}

/** Whether the skill could still pass after a miss at one more question. */
export function couldRecover({ asked, recent }: SkillState): boolean {
  const missed = [...recent, false].slice(-masteryCriteria.recent);
  return !isLost({ asked: asked + 1, streak: 0, recent: missed });
}

/** Passed, but with more than one miss on the way. */
function isShaky(state: SkillState): boolean {
  return state.asked - state.right > 1;
}

const fewestReview = 3;
const mostReview = 5;

/**
 * A review asks three to five questions: every skill once, then the least asked. Three right pass once every skill was
 * asked, or after five; three misses fail. With a slip of 0.1 someone who knows a lesson of two or three skills passes in
 * 99 % of reviews, with a guess of 0.2 someone who does not in 6 %.
 */
export const reviewRule: SessionRule = {
  verdict: (skills, answers) => {
    if (skills.length === 0) return { outcome: 'failed', weakSkills: [] };
    const right = answers.filter((answer) => answer.correct).length;
    const wrong = answers.length - right;
    const weakSkills = skills
      .filter((state) => state.right < state.asked)
      .map((state) => state.skill);
    const isWhole = answers.length >= mostReview || skills.every(({ asked }) => asked > 0);
    if (right >= fewestReview && isWhole) return { outcome: 'passed', weakSkills };
    return wrong > mostReview - fewestReview ? { outcome: 'failed', weakSkills } : undefined;
  },
  open: (skills) => {
    const unasked = skills.filter(({ asked }) => asked === 0);
    return unasked.length > 0 ? unasked : skills;
  },
};
