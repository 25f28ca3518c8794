import { type DiagnosticItem, itemNoise } from '@lemma/learning-engine';
import type { CompiledLesson } from '@lemma/lesson-renderer/compile';
import { questionAt } from '../study/question-bank.ts';

/** Questions that a diagnostic may ask, each with its own chance of a guess and a slip. */
export function diagnosticItems(lessons: Iterable<CompiledLesson>): DiagnosticItem[] {
  return [...lessons].flatMap((lesson) =>
    lesson.questions.map((question) => ({
      question: question.uid,
      lesson: lesson.uid,
      // An entry that is a template has the same kind at every seed.
      ...itemNoise(question.kind, questionAt(lesson, question.uid, 0).options.length || undefined),
    })),
  );
}
