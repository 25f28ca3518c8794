import {
  type AskedQuestion,
  instantiateTemplate,
  nextSessionStep,
  type SessionAnswer,
  type SessionQuestion,
} from '@lemma/learning-engine';
import {
  type CompiledLesson,
  type CompiledQuestion,
  instantiateQuestion,
} from '@lemma/lesson-renderer/compile';

/** Reviews that are counted: about what a learner has of one lesson in a year. */
const reviews = 8;

/** Of one template so many count at most: with other numbers it still asks for the same thought. */
const fromOneTemplate = 6;

/**
 * How many different questions a learner meets in eight reviews in a row of a lesson, after its study, each answered right. Two are the
 * same if prompt, options and key are, and of one template at most six count. The engine draws them, and knows what earlier reviews have shown, as on the server.
 */
export function distinctInReviews({ questions }: Pick<CompiledLesson, 'questions'>): number {
  const byUid = new Map(questions.map((question) => [question.uid, question]));
  const asked = questions.map(sessionQuestion);
  const shown: AskedQuestion[] = [];
  const met = new Map<string, Set<string>>();
  for (let seed = 0; seed <= reviews; seed += 1) {
    const kind = seed === 0 ? 'lesson' : 'review';
    const before = [...shown];
    const answers: SessionAnswer[] = [];
    for (;;) {
      const step = nextSessionStep({ kind, seed, questions: asked, shown: before }, answers);
      const question = step.type === 'question' ? byUid.get(step.question) : undefined;
      if (step.type === 'finished' || !question) break;
      shown.push({ question: step.question, seed: step.seed, by: kind });
      answers.push({
        question: step.question,
        seed: step.seed,
        skill: question.skill,
        correct: true,
        credit: 1,
      });
      if (kind === 'review')
        met.set(question.uid, (met.get(question.uid) ?? new Set()).add(asMet(question, step.seed)));
    }
  }
  return [...met.values()].reduce((sum, { size }) => sum + Math.min(size, fromOneTemplate), 0);
}

function sessionQuestion({ uid, skill, use, template }: CompiledQuestion): SessionQuestion {
  if (!template) return { uid, skill, use, template: false };
  const instance = (seed: number) => {
    const filled = instantiateTemplate(template, seed);
    return filled.ok ? filled.source : String(seed);
  };
  return { uid, skill, use, template: true, instance };
}

function asMet(question: CompiledQuestion, seed: number): string {
  const { prompt, options, key } = question.template
    ? instantiateQuestion(question, seed)
    : question;
  return JSON.stringify([prompt, options.map(({ html }) => html), key]);
}
