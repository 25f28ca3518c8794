import {
  instantiateTemplate,
  nextSessionStep,
  type SessionAnswer,
  type SessionPlan,
  type SessionQuestion,
} from '@lemma/learning-engine';
import type { CompiledLesson } from '@lemma/lesson-renderer/compile';

/** The questions of a lesson as the engine plans with them, as on the server. */
export function sessionQuestions({
  questions,
  skills,
}: Pick<CompiledLesson, 'questions' | 'skills'>): readonly SessionQuestion[] {
  const rounds = new Map(skills.map(({ id, round }) => [id, round]));
  return questions.map(({ uid, skill, use, template }) => {
    const round = use === 'exercise' ? rounds.get(skill) : undefined;
    const planned = { uid, skill, use, ...(round === undefined ? {} : { round }) };
    if (!template) return { ...planned, template: false };
    const instance = (seed: number) => {
      const filled = instantiateTemplate(template, seed);
      return filled.ok ? filled.source : String(seed);
    };
    return { ...planned, template: true, instance };
  });
}

/** The answers of a session of somebody who answers everything right, in order. */
export function playedSession(plan: SessionPlan): readonly (SessionAnswer & { seed: number })[] {
  const skills = new Map(plan.questions.map(({ uid, skill }) => [uid, skill]));
  const answers: (SessionAnswer & { seed: number })[] = [];
  for (;;) {
    const step = nextSessionStep(plan, answers);
    if (step.type === 'finished') return answers;
    const { question, seed } = step;
    answers.push({ question, seed, skill: skills.get(question) ?? '', correct: true, credit: 1 });
  }
}
