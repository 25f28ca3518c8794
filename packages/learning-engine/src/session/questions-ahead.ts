import { nextSessionStep } from './next-step.ts';
import type { AskedQuestion, SessionAnswer, SessionPlan, SessionStep } from './session-plan.ts';

type QuestionStep = Extract<SessionStep, { type: 'question' }>;

/** Most questions that are given ahead: the rest of a lesson of four skills. */
const mostAhead = 8;

/**
 * The questions that follow the one asked now if every answer is right: what a page keeps to go on without network.
 * Empty where the session ends after the question asked now.
 */
export function questionsAhead(
  plan: SessionPlan,
  answers: readonly SessionAnswer[],
): readonly QuestionStep[] {
  const skills = new Map(plan.questions.map(({ uid, skill }) => [uid, skill]));
  const given = [...answers];
  const ahead: QuestionStep[] = [];
  let step = nextSessionStep(plan, given);
  while (step.type === 'question' && ahead.length < mostAhead) {
    const { question, seed } = step;
    given.push({ question, seed, skill: skills.get(question) ?? '', correct: true, credit: 1 });
    step = nextSessionStep(plan, given);
    if (step.type === 'question') ahead.push(step);
  }
  return ahead;
}

/**
 * Whether a session takes an answer to this question now: to the question that it asks, or to one that it gave ahead
 * at any point so far and that was not answered yet. Without network the answers before it were not known.
 */
export function takesAnswer(
  plan: SessionPlan,
  answers: readonly SessionAnswer[],
  asked: AskedQuestion,
): boolean {
  const isAsked = (one: { readonly question: string; readonly seed?: number }) =>
    one.question === asked.question && one.seed === asked.seed;
  const step = nextSessionStep(plan, answers);
  if (step.type === 'finished') return false;
  if (isAsked(step)) return true;
  if (answers.some(isAsked)) return false;
  return [...answers.keys(), answers.length].some((i) =>
    questionsAhead(plan, answers.slice(0, i)).some(isAsked),
  );
}
