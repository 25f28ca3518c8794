import type { SessionAnswer, SessionPlan } from './session-plan.ts';

/**
 * Answers that count as evidence: all but second tries. The first answer to an instance says whether the skill was
 * there; the second comes after feedback. Reasons and sources: docs/decisions/0061-second-try.md.
 */
export function evidenceOf<A extends Pick<SessionAnswer, 'question' | 'seed'>>(
  answers: readonly A[],
): readonly A[] {
  return answers.filter((_, i) => !isSecondTry(answers, i));
}

/** Whether the answer at `i` is the second in a row to the same instance. */
export function isSecondTry(
  answers: readonly Pick<SessionAnswer, 'question' | 'seed'>[],
  i: number,
): boolean {
  const [before, answer] = [answers[i - 1], answers[i]];
  return (
    before !== undefined &&
    answer?.seed !== undefined &&
    answer.question === before.question &&
    answer.seed === before.seed
  );
}

/** Whether the last answer is followed by a second try. */
export function offersSecondTry(plan: SessionPlan, answers: readonly SessionAnswer[]): boolean {
  const last = answers.at(-1);
  if (!last || plan.kind !== 'lesson' || last.correct || last.dontKnow) return false;
  if (last.seed === undefined || isSecondTry(answers, answers.length - 1)) return false;
  return plan.questions.some(({ uid, secondTry }) => uid === last.question && secondTry);
}
