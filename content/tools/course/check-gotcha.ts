import type { LessonMarkdown } from './course-lesson.ts';

/** Lessons without a gotcha: each warns of what learners really meet. */
export function checkGotcha(lessons: readonly LessonMarkdown[]): string[] {
  return lessons
    .filter(({ markdown }) => !/^:{3,}gotcha\b/mu.test(markdown))
    .map(({ file }) => `${file} error No gotcha. Warn of the trap that learners fall into here.`);
}
