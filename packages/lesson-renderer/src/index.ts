'use client';

export { Blocks } from './block/blocks.tsx';
export * from './events/index.ts';
export { Lesson, type LessonProps } from './lesson/lesson.tsx';
export type {
  AnyWidget,
  ExerciseSlot,
  LessonSlots,
  PythonSlot,
  SlotProps,
} from './lesson/lesson-context.ts';
export { lessonFrom } from './lesson/lesson-from.ts';
export { LessonLoadError, type LessonProblem } from './lesson/lesson-load-error.ts';
export { LessonPart } from './lesson/lesson-part.tsx';
export { LessonProvider, type LessonHostProps } from './lesson/lesson-provider.tsx';
export { LessonSurface, type LessonSurfaceProps } from './lesson/lesson-surface.tsx';
export { Notice } from './notice/notice.tsx';
export type { QuestionState } from './question/answer-form.ts';
export { Question, type QuestionProps } from './question/question.tsx';
export type { LessonLabels } from './compile/labels.ts';
export { englishStrings, type LessonStrings } from './strings/strings.ts';
export { defineWidget } from './widget/widget.ts';
export type {
  PropsSchema,
  WidgetDefinition,
  WidgetEvent,
  WidgetHost,
  WidgetView,
} from './widget/widget.ts';
export type * from './lesson/compiled-lesson.ts';
export type * from './lesson/learner-lesson.ts';
