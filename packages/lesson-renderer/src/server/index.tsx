import { renderToString } from 'react-dom/server';
import { Lesson, type LessonLookProps } from '../lesson/lesson.tsx';
import type { LearnerLesson } from '../format/learner-lesson.ts';

/**
 * A lesson as HTML, for servers: the same markup that `<Lesson>` makes in the page, so `hydrateRoot` takes it over.
 * Widgets and graphs stand as their placeholder or static picture until the page is live.
 */
export function renderLessonToString(lesson: LearnerLesson, props: LessonLookProps = {}): string {
  return renderToString(<Lesson {...props} lesson={lesson} />);
}
