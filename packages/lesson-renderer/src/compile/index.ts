export type * from '../lesson/compiled-lesson.ts';
export type * from '../lesson/learner-lesson.ts';
