import type { DiagnosedLesson } from './disc.ts';

/** Minutes of study a day that the estimate assumes: the daily goal as it stands before one sets one's own. */
const A_DAY = 30;
/** Reviews and second tries come on top of the lessons. */
const MORE = 1.4;

/**
 * Weeks to the end of a course, from what a diagnostic found: at best only what is new takes its time, at most what
 * is not sure too, with reviews and second tries on top. Undefined if nothing is left.
 */
export function weeksToGoal(
  lessons: readonly DiagnosedLesson[],
): { readonly least: number; readonly most: number } | undefined {
  const minutes = (results: readonly DiagnosedLesson['result'][]) =>
    lessons
      .filter((lesson) => results.includes(lesson.result))
      .reduce((sum, lesson) => sum + lesson.minutes, 0);
  const all = minutes(['unknown', 'missed', 'unsure']);
  if (all === 0) return undefined;
  const weeks = (work: number) => work / (A_DAY * 7);
  const least = Math.max(1, Math.floor(weeks(minutes(['unknown', 'missed']))));
  return { least, most: Math.max(least + 1, Math.ceil(weeks(all * MORE))) };
}
