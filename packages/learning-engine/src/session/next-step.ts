import { mixSeed, shuffled } from '../random/seeded.ts';
import { type Candidate, chooseQuestion } from './choose-question.ts';
import { couldRecover, leastQuestions, masteryRule, reviewRule, type SkillState } from './rules.ts';
import { evidenceOf, offersSecondTry } from './second-try.ts';
import { skillStates } from './skill-state.ts';
import {
  isFirstStudy,
  openRounds,
  roundsOf,
  type SessionAnswer,
  type SessionPlan,
  type SessionStep,
} from './session-plan.ts';

/**
 * What a session asks next, or how it ends. A pure function of the plan and the answers so far, so that a
 * reload or another device finds the same step. Unreadable answers are no answers: leave them out.
 * A study asks the next round once every skill of the round before is passed and the round has asked its least number
 * of questions, and ends with the round that fails.
 */
export function nextSessionStep(plan: SessionPlan, given: readonly SessionAnswer[]): SessionStep {
  const last = given.at(-1);
  if (last?.seed !== undefined && offersSecondTry(plan, given))
    return { type: 'question', question: last.question, seed: last.seed, reason: 'second-try' };
  const answers = evidenceOf(given);
  const rule = plan.kind === 'lesson' ? masteryRule : reviewRule;
  const passedSkills = [...(plan.passedSkills ?? [])];
  const weakSkills: string[] = [];
  const rounds = roundsOf(plan);
  const least = plan.kind === 'lesson' ? leastQuestions(rounds.length) : 0;
  for (const round of openRounds(plan, rounds)) {
    const skills = skillStates(round, answers);
    const verdict = rule.verdict(skills, answers);
    if (!verdict) return questionStep(plan, rule.open(skills, answers), answers);
    if (verdict.outcome === 'failed') return failed(verdict.weakSkills, passedSkills);
    const further = askedOf(skills) < least && furtherPractice(plan, skills, answers);
    if (further) return stepOf(further, answers);
    weakSkills.push(...verdict.weakSkills);
    passedSkills.push(...skills.map(({ skill }) => skill));
  }
  return { type: 'finished', outcome: 'passed', weakSkills };
}

function questionStep(
  plan: SessionPlan,
  open: readonly SkillState[],
  answers: readonly SessionAnswer[],
): SessionStep {
  const next = nextQuestion(plan, open, answers);
  return next ? stepOf(next, answers) : failed([]);
}

function stepOf({ question, seed }: Candidate, answers: readonly SessionAnswer[]): SessionStep {
  const earlier = answers.findLast((answer) => answer.question === question.uid);
  const reason = earlier?.correct === false ? 'retry' : 'new';
  return { type: 'question', question: question.uid, seed, reason };
}

function askedOf(skills: readonly SkillState[]): number {
  return skills.reduce((sum, { asked }) => sum + asked, 0);
}

/**
 * One more question to skills that are passed: one not asked before, and only to a skill that a miss cannot fail at
 * once. Nobody loses a lesson by practising it more.
 */
function furtherPractice(
  plan: SessionPlan,
  skills: readonly SkillState[],
  answers: readonly SessionAnswer[],
): Candidate | undefined {
  const next = nextQuestion(plan, skills.filter(couldRecover), answers);
  return next?.repeated ? undefined : next;
}

function failed(weakSkills: readonly string[], passedSkills: readonly string[] = []): SessionStep {
  const kept = passedSkills.length > 0 ? { passedSkills } : {};
  return { type: 'finished', outcome: 'failed', weakSkills, ...kept };
}

/**
 * Asks the least asked skill, another than the last one where there is one; a review and a further study begin
 * anywhere, a review with what earlier reviews asked least. A skill that could only repeat what was shown waits until
 * the others are done.
 */
function nextQuestion(
  plan: SessionPlan,
  open: readonly SkillState[],
  answers: readonly SessionAnswer[],
): Candidate | undefined {
  const last = answers.at(-1)?.skill;
  const reviewed = plan.kind === 'review' ? askedInReviews(plan) : undefined;
  const ordered = (isFirstStudy(plan) ? open : shuffled(open, mixSeed(plan.seed, 1))).toSorted(
    (a, b) =>
      Number(a.skill === last) - Number(b.skill === last) ||
      a.asked - b.asked ||
      (reviewed?.get(a.skill) ?? 0) - (reviewed?.get(b.skill) ?? 0),
  );
  let repeated: Candidate | undefined;
  for (const { questions } of ordered) {
    const candidate = chooseQuestion(plan, questions, answers);
    if (candidate && !candidate.repeated) return candidate;
    repeated ??= candidate;
  }
  return repeated;
}

/** How often earlier reviews asked each skill. */
function askedInReviews({ questions, shown = [] }: SessionPlan): ReadonlyMap<string, number> {
  const skills = new Map(questions.map(({ uid, skill }) => [uid, skill]));
  const counts = new Map<string, number>();
  for (const { question, by } of shown) {
    const skill = by === 'review' ? skills.get(question) : undefined;
    if (skill !== undefined) counts.set(skill, (counts.get(skill) ?? 0) + 1);
  }
  return counts;
}
