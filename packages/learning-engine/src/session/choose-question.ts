import { mixSeed, shuffled } from '../random/seeded.ts';
import {
  type AskedQuestion,
  isFirstStudy,
  type SessionAnswer,
  type SessionPlan,
  type SessionQuestion,
} from './session-plan.ts';

/** A question that a skill could ask now. */
export interface Candidate {
  readonly question: SessionQuestion;
  readonly seed: number;
  /** True if this very instance was asked before, so that its answer has been shown. */
  readonly repeated: boolean;
}

/** A missed template comes back, with other numbers, after at least this many answers, its own included. */
const retryAfter = 3;
/** Seeds that are tried until a template gives an instance that was not asked yet. */
const mostSeeds = 24;

/**
 * The question that a skill asks next. In this order: a template that was missed and has rested, a question never
 * asked, a template with other numbers (that of the last answer only if there is no other). An instance whose answer
 * was shown comes again only when nothing else is left, the one shown longest ago first.
 */
export function chooseQuestion(
  plan: SessionPlan,
  questions: readonly SessionQuestion[],
  answers: readonly SessionAnswer[],
): Candidate | undefined {
  const asked = [...(plan.shown ?? []), ...answers];
  const lastAsked = new Map(asked.map(({ question }, i) => [question, i]));
  const candidates = orderOf(plan, questions).map((question) =>
    candidate(plan, question, asked, answers),
  );
  const rank = ({ question, repeated }: Candidate): number => {
    if (repeated) return 4;
    if (isMissedAndRested(question, answers)) return 0;
    if (!lastAsked.has(question.uid)) return 1;
    return question.uid === answers.at(-1)?.question ? 3 : 2;
  };
  const age = ({ question }: Candidate) => lastAsked.get(question.uid) ?? -1;
  return candidates.toSorted((a, b) => rank(a) - rank(b) || age(a) - age(b))[0];
}

/** The author's order at the first study; an order of its own in a review and at every further study. */
function orderOf(
  plan: SessionPlan,
  questions: readonly SessionQuestion[],
): readonly SessionQuestion[] {
  return isFirstStudy(plan) ? questions : shuffled(questions, mixSeed(plan.seed, 2));
}

function isMissedAndRested(
  { uid, template }: SessionQuestion,
  answers: readonly SessionAnswer[],
): boolean {
  const i = answers.findLastIndex(({ question }) => question === uid);
  return template && i >= 0 && !answers[i]?.correct && answers.length - i >= retryAfter;
}

/** The question at the first of its seeds that was not used, and whose instance was not asked, if there is one. */
function candidate(
  plan: SessionPlan,
  question: SessionQuestion,
  asked: readonly Partial<AskedQuestion>[],
  answers: readonly SessionAnswer[],
): Candidate {
  const { uid, template, instance } = question;
  const own = asked.filter((one) => one.question === uid);
  const used = new Set(own.map(({ seed }) => seed));
  const names = new Set(
    instance ? own.flatMap(({ seed }) => (seed === undefined ? [] : [instance(seed)])) : [],
  );
  const index = plan.questions.indexOf(question);
  const first = answers.filter((answer) => answer.question === uid).length;
  let unused: number | undefined;
  for (let n = first; n < first + mostSeeds + used.size; n += 1) {
    const seed = mixSeed(plan.seed, index, n);
    if (used.has(seed)) continue;
    if (!template) return { question, seed, repeated: own.length > 0 };
    if (!instance || !names.has(instance(seed))) return { question, seed, repeated: false };
    unused ??= seed;
  }
  return { question, seed: unused ?? mixSeed(plan.seed, index, first), repeated: true };
}
