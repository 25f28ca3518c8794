import type { SessionPlan, SessionQuestion } from '@lemma/learning-engine';
import {
  type CompiledLesson,
  type CompiledQuestion,
  instantiateQuestion,
} from '@lemma/lesson-renderer/compile';

/** The plan of a session: the lesson's exercises for a first study, its review questions for a review. */
export function planOf(
  lesson: CompiledLesson,
  kind: SessionPlan['kind'],
  seed: number,
): SessionPlan {
  const use = kind === 'lesson' ? 'exercise' : 'review';
  const questions = lesson.questions
    .filter((question) => question.use === use)
    .map((question): SessionQuestion => ({
      uid: question.uid,
      skill: question.skill,
      use: question.use,
      template: question.template !== undefined,
    }));
  return { kind, seed, questions };
}

/** Instances that were asked for last: filling a template typesets it anew. */
const instances = new Map<string, CompiledQuestion>();
const mostInstances = 2000;

/** One instance of a lesson's question, with its key and without its template: it stays as it is. */
export function questionAt(lesson: CompiledLesson, uid: string, seed: number): CompiledQuestion {
  const question = lesson.questions.find((one) => one.uid === uid);
  if (!question) throw new Error(`Lesson ${lesson.uid} (${lesson.hash}) has no question ${uid}.`);
  if (!question.template) return question;
  const key = `${lesson.hash} ${uid} ${seed}`;
  const known = instances.get(key);
  if (known) return known;
  const { template: _template, ...instance } = instantiateQuestion(question, seed);
  if (instances.size >= mostInstances) instances.delete(instances.keys().next().value ?? '');
  instances.set(key, instance);
  return instance;
}
