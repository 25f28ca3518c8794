'use client';

/** What runs in the page: for a server component of React these are references, which it may render. */
export { Blocks } from './lesson/blocks.tsx';
export { Lesson, type LessonLookProps, type LessonProps } from './lesson/lesson.tsx';
export { LessonPart } from './lesson/lesson-part.tsx';
export {
  LessonProvider,
  type FollowedLink,
  type LessonHostProps,
} from './host/lesson-provider.tsx';
export { LessonSurface, type LessonSurfaceProps } from './lesson/lesson-surface.tsx';
export { Notice } from './notice/notice.tsx';
export {
  AnsweredQuestion,
  type AnsweredQuestionProps,
} from './question/answered/answered-question.tsx';
export { loadQuestionForms } from './question/late-form.tsx';
export { Question, type QuestionProps } from './question/question.tsx';
export { englishStrings, type LessonStrings } from './strings/strings.ts';
export { defineQuestion } from './format/question-kind.ts';
export { defineWidget } from './format/widget.ts';
