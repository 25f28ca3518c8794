import { mixSeed, shuffled } from '../random/seeded.ts';
import { masteryRule, reviewRule, type SkillState } from './rules.ts';
import type { SessionAnswer, SessionPlan, SessionQuestion, SessionStep } from './session-plan.ts';

/**
 * What a session asks next, or how it ends. A pure function of the plan and the answers so far, so that a
 * reload or another device finds the same step. Unreadable answers are no answers: leave them out.
 */
export function nextSessionStep(plan: SessionPlan, answers: readonly SessionAnswer[]): SessionStep {
  const use = plan.kind === 'lesson' ? 'exercise' : 'review';
  const questions = plan.questions.filter((question) => question.use === use);
  const skills = skillStates(questions, answers);
  const rule = plan.kind === 'lesson' ? masteryRule : reviewRule;
  const verdict = rule.verdict(skills, answers);
  if (verdict) return { type: 'finished', ...verdict };
  const skill = nextSkill(plan, rule.open(skills, answers), answers);
  const question = skill && nextQuestion(plan, skill, answers);
  if (!question) return { type: 'finished', outcome: 'failed', weakSkills: [] };
  const earlier = answers.filter((answer) => answer.question === question.uid);
  return {
    type: 'question',
    question: question.uid,
    seed: mixSeed(plan.seed, plan.questions.indexOf(question), earlier.length),
    reason: earlier.at(-1)?.correct === false ? 'retry' : 'new',
  };
}

function skillStates(
  questions: readonly SessionQuestion[],
  answers: readonly SessionAnswer[],
): SkillState[] {
  const bySkill = new Map<string, SessionQuestion[]>();
  for (const question of questions)
    bySkill.set(question.skill, [...(bySkill.get(question.skill) ?? []), question]);
  return [...bySkill].map(([skill, ofSkill]) => {
    const given = answers.filter((answer) => answer.skill === skill);
    const streak = given.length - 1 - given.findLastIndex((answer) => !answer.correct);
    const right = given.filter((answer) => answer.correct).length;
    return { skill, questions: ofSkill, asked: given.length, right, streak };
  });
}

/** The least asked skill, another than the last one where there is one; a review begins anywhere. */
function nextSkill(
  plan: SessionPlan,
  open: readonly SkillState[],
  answers: readonly SessionAnswer[],
): SkillState | undefined {
  const last = answers.at(-1)?.skill;
  const others = open.filter((state) => state.skill !== last);
  const candidates = others.length > 0 ? others : open;
  const ordered = plan.kind === 'review' ? shuffled(candidates, mixSeed(plan.seed, 1)) : candidates;
  const least = Math.min(...ordered.map((state) => state.asked));
  return ordered.find((state) => state.asked === least);
}

/**
 * Within a skill: what was missed comes back once something else was asked in between, then a question not asked
 * yet, then the one asked longest ago, a template before any other: its next instance has other numbers.
 */
function nextQuestion(
  plan: SessionPlan,
  skill: SkillState,
  answers: readonly SessionAnswer[],
): SessionQuestion | undefined {
  const last = answers.at(-1)?.question;
  const lastAsked = new Map(answers.map((answer, i) => [answer.question, i]));
  const ordered =
    plan.kind === 'review'
      ? shuffled(skill.questions, mixSeed(plan.seed, 2))
      : [...skill.questions];
  const candidates = ordered.filter((question) => question.uid !== last);
  if (candidates.length === 0) return ordered[0];
  const missed = candidates.find((question) => {
    const i = lastAsked.get(question.uid);
    return i !== undefined && !answers[i]?.correct && answers.length - i >= retryAfter;
  });
  const unasked = candidates.find((question) => !lastAsked.has(question.uid));
  const age = (question: SessionQuestion) =>
    (lastAsked.get(question.uid) ?? -1) - (question.template ? answers.length : 0);
  return missed ?? unasked ?? candidates.toSorted((a, b) => age(a) - age(b))[0];
}

/** A missed question comes back after at least this many answers, its own included. */
const retryAfter = 3;
