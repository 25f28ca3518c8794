/** A typical learner answers this share right. */
const typical = 0.85;
/** Answers that the typical learner is worth before any are known: holds back quick judgements. */
const prior = 10;

/**
 * A learner's speed at a lesson: ability over difficulty, as one ratio of their own share of right answers to
 * the typical one, (right + 0.85·10) / (asked + 10) / 0.85. 1 is typical. Source of the idea: Skycak's speed.
 */
export function lessonSpeed(answers: { readonly asked: number; readonly right: number }): number {
  return (answers.right + typical * prior) / (answers.asked + prior) / typical;
}

/** Below this speed a lesson needs reviews of its own: it takes no implicit credit. */
export const leastSpeedForCredit = 0.8;
