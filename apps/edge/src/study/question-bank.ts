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
    .map(
      (question): SessionQuestion => ({
        uid: question.uid,
        skill: question.skill,
        use: question.use,
        template: question.template !== undefined,
      }),
    );
  return { kind, seed, questions };
}

/** One instance of a lesson's question, with its key. */
export function questionAt(lesson: CompiledLesson, uid: string, seed: number): CompiledQuestion {
  const question = lesson.questions.find((one) => one.uid === uid);
  if (!question) throw new Error(`Lesson ${lesson.uid} (${lesson.hash}) has no question ${uid}.`);
  return instantiateQuestion(question, seed);
}
