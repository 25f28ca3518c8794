import type { CompiledLesson } from '../format/compiled-lesson.ts';
import type { LearnerLesson, LearnerQuestion } from '../format/learner-lesson.ts';
import { shownQuestion } from '../format/shown-question.ts';

/**
 * The questions of a lesson without their keys. TypeScript refuses a lesson with keys; where one comes all the same, as from JSON,
 * they are taken away and, with `told`, the console says so: whoever opens the page's sources can still read them. What is no
 * question is left out: its place in the lesson says that it cannot be shown.
 */
export function shownQuestions(
  { uid, questions }: CompiledLesson | LearnerLesson,
  told: boolean,
): readonly LearnerQuestion[] {
  if (told && questions.some((question) => isObject(question) && 'key' in question)) {
    // oxlint-disable-next-line no-console -- for whoever runs the page: its learners are to see nothing of it
    console.warn(
      `Lesson "${uid}" holds its keys, and learners can read them. Send what toLearnerLesson() makes.`,
    );
  }
  return questions.flatMap((question) => {
    try {
      return isObject(question) ? [shownQuestion(question)] : [];
    } catch {
      return [];
    }
  });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
