export type * from '../lesson/compiled-lesson.ts';
export type * from '../lesson/learner-lesson.ts';
export type { CompileOptions, WidgetSchema } from './compile-options.ts';
export { compileLesson, type Compiled } from './compile-lesson.ts';
export { feedbackFor } from './feedback.ts';
export { instantiateQuestion } from './instantiate-question.ts';
export { toLearnerLesson, toLearnerQuestion } from './learner-question.ts';
export { renderBlocksToHtml } from './render-html.ts';
