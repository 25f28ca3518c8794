// No 'use client' here: what makes no component is the function itself in a server component, too.
export {
  AnsweredQuestion,
  type AnsweredQuestionProps,
  type FollowedLink,
  Blocks,
  defineQuestion,
  defineWidget,
  englishStrings,
  Lesson,
  type LessonHostProps,
  LessonPart,
  type LessonLookProps,
  type LessonProps,
  LessonProvider,
  type LessonStrings,
  LessonSurface,
  type LessonSurfaceProps,
  loadQuestionForms,
  Notice,
  Question,
  type QuestionProps,
} from './client.ts';
export * from './events/index.ts';
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
export type { QuestionState } from './question/form/answer-form.ts';
export type { LessonLabels } from './format/labels.ts';
export type {
  AnyQuestionRules,
  AnyQuestionView,
  QuestionDefinition,
  QuestionRules,
  QuestionViewProps,
} from './format/question-kind.ts';
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
