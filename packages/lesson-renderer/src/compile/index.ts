export type * from '../format/compiled-lesson.ts';
export type * from '../format/learner-lesson.ts';
export type {
  DirectiveResult,
  DirectiveSource,
  LessonExtensions,
  OwnCallout,
  OwnDirective,
  RemarkPlugin,
} from '../format/extensions.ts';
export type { CompileOptions, WidgetSchema } from '../format/compile-options.ts';
export { defineQuestion } from '../format/question-kind.ts';
export type {
  AnyQuestionRules,
  AnyQuestionView,
  QuestionDefinition,
  QuestionRules,
  QuestionViewProps,
} from '../format/question-kind.ts';
export { englishLabels, type LessonLabels } from '../format/labels.ts';
export { compileLesson } from './compile-lesson.ts';
export type { Compiled } from './compile-with.ts';
export { feedbackFor } from './feedback.ts';
export { feedbackBeforeSecondTry, feedbackOnInstance } from '../scoring/feedback.ts';
export { instantiateQuestion } from './instantiate-question.ts';
export { type LessonPlaces, lessonPlaces, type PlacedLesson } from './lesson-places.ts';
export { lessonTitle } from '../front-matter/lesson-title.ts';
export { toLearnerLesson, toLearnerQuestion } from './learner-question.ts';
export { renderBlocksToHtml } from '../html/render-html.ts';
export { lessonFrom } from '../format/lesson-from.ts';
export { LessonLoadError, type LessonProblem } from '../format/lesson-load-error.ts';
export { questionFrom } from '../format/question-from.ts';
