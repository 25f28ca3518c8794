import { studyWeeks, type Weeks } from '../formatting/study-weeks.ts';
import type { DiagnosedLesson } from './disc.ts';

/** Minutes of study a day that the estimate assumes: the daily goal as it stands before one sets one's own. */
const A_DAY = 30;

/**
 * Weeks to the end of a course, from what a diagnostic found: at best only what is new takes its time, at most what
 * is not sure too. Undefined if nothing is left.
 */
export function weeksToGoal(lessons: readonly DiagnosedLesson[]): Weeks | undefined {
  const minutes = (results: readonly DiagnosedLesson['result'][]) =>
    lessons
      .filter((lesson) => results.includes(lesson.result))
      .reduce((sum, lesson) => sum + lesson.minutes, 0);
  return studyWeeks(
    { least: minutes(['unknown', 'missed']), most: minutes(['unknown', 'missed', 'unsure']) },
    A_DAY,
  );
}
