'use client';

export { Blocks } from './lesson/blocks.tsx';
export * from './events/index.ts';
export { Lesson, type LessonProps } from './lesson/lesson.tsx';
export type {
  AnyWidget,
  ExerciseSlot,
  LessonSlots,
  PythonSlot,
  SlotProps,
} from './host/lesson-context.ts';
export { lessonFrom } from './format/lesson-from.ts';
export { LessonLoadError, type LessonProblem } from './format/lesson-load-error.ts';
export { questionFrom } from './format/question-from.ts';
export { LessonPart } from './lesson/lesson-part.tsx';
export { LessonProvider, type LessonHostProps } from './host/lesson-provider.tsx';
export { LessonSurface, type LessonSurfaceProps } from './lesson/lesson-surface.tsx';
export { Notice } from './notice/notice.tsx';
export type { QuestionState } from './question/form/answer-form.ts';
export {
  AnsweredQuestion,
  type AnsweredQuestionProps,
} from './question/answered/answered-question.tsx';
export { loadQuestionForms } from './question/late-form.tsx';
export { Question, type QuestionProps } from './question/question.tsx';
export type { LessonLabels } from './format/labels.ts';
export { englishStrings, type LessonStrings } from './strings/strings.ts';
export { defineQuestion } from './format/question-kind.ts';
export type {
  AnyQuestionRules,
  AnyQuestionView,
  QuestionDefinition,
  QuestionRules,
  QuestionViewProps,
} from './format/question-kind.ts';
export { defineWidget } from './format/widget.ts';
export type {
  PropsSchema,
  WidgetDefinition,
  WidgetEvent,
  WidgetHost,
  WidgetView,
} from './format/widget.ts';
export type * from './format/compiled-lesson.ts';
export type * from './format/learner-lesson.ts';
export type { Predicted, PredictionStore } from './format/predicted.ts';
