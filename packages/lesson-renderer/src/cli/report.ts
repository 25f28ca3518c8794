import type { CheckedLesson } from './check.ts';

/** Figures of one lesson, for a table or for JSON. */
export interface LessonFigures {
  readonly lesson: string;
  readonly minutes: number;
  readonly exercises: number;
  readonly reviews: number;
  readonly templates: number;
  readonly widgets: number;
  readonly errors: number;
  readonly warnings: number;
}

export function lessonFigures(lessons: readonly CheckedLesson[]): readonly LessonFigures[] {
  return lessons.map(({ lesson, file, messages }) => {
    const questions = lesson?.questions ?? [];
    return {
      lesson: lesson?.uid ?? file.name,
      minutes: lesson?.minutes ?? 0,
      exercises: questions.filter(({ use }) => use === 'exercise').length,
      reviews: questions.filter(({ use }) => use === 'review').length,
      templates: questions.filter(({ template }) => template).length,
      widgets: lesson?.widgets.length ?? 0,
      errors: messages.filter(({ severity }) => severity === 'error').length,
      warnings: messages.filter(({ severity }) => severity === 'warning').length,
    };
  });
}
