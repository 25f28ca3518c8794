import type { AskedQuestion } from '@lemma/learning-engine';
import {
  type CompiledLesson,
  type CompiledQuestion,
  instantiateQuestion,
} from '@lemma/lesson-renderer/compile';
import { playedSession, sessionQuestions } from '../course/played-session.ts';

/** Reviews that are counted: about what a learner has of one lesson in a year. */
const reviews = 8;

/** Of one template so many count at most: with other numbers it still asks for the same thought. */
const fromOneTemplate = 6;

/** What a learner meets in eight reviews in a row of a lesson. */
export interface ReviewVariety {
  /** Different questions, of which at most six count of one template. */
  readonly distinct: number;
  /** Items that they come from: a template is one, whatever it draws. */
  readonly items: number;
}

/**
 * How many different questions a learner meets in eight reviews in a row of a lesson, after its study, each answered right. Two are the
 * same if prompt, options, material (lines, gaps, cells) and key are, and of one template at most six count. The engine draws them, and knows what earlier reviews have shown, as on the server.
 */
export function reviewVariety(lesson: Pick<CompiledLesson, 'questions' | 'skills'>): ReviewVariety {
  const byUid = new Map(lesson.questions.map((question) => [question.uid, question]));
  const questions = sessionQuestions(lesson);
  const shown: AskedQuestion[] = [];
  const met = new Map<string, Set<string>>();
  for (let seed = 0; seed <= reviews; seed += 1) {
    const kind = seed === 0 ? 'lesson' : 'review';
    for (const { question, seed: drawn } of playedSession({
      kind,
      seed,
      questions,
      shown: [...shown],
    })) {
      shown.push({ question, seed: drawn, by: kind });
      const compiled = kind === 'review' ? byUid.get(question) : undefined;
      if (compiled) met.set(question, (met.get(question) ?? new Set()).add(asMet(compiled, drawn)));
    }
  }
  const distinct = [...met.values()].reduce(
    (sum, { size }) => sum + Math.min(size, fromOneTemplate),
    0,
  );
  return { distinct, items: met.size };
}

function asMet(question: CompiledQuestion, seed: number): string {
  const { prompt, options, material, key } = question.template
    ? instantiateQuestion(question, seed)
    : question;
  return JSON.stringify([prompt, options.map(({ html }) => html), material, key]);
}
