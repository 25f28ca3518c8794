import type { LearnerState } from '../mastery/learner-state.ts';
import { isFromTheFuture } from '../mastery/lesson-status.ts';
import { addDays, dayOf, type Day } from '../progress/calendar.ts';
import { todayOf, type Where } from '../progress/daily-xp.ts';

/** Local days from one quiz to the next. */
const daysBetween = 7;

/** The learner's local day from which the next quiz may be taken: a week after the last one. Undefined before the first. */
export function nextQuizDay({ quizzes }: LearnerState, where: Where): Day | undefined {
  if (!quizzes || isFromTheFuture(quizzes.at, where.now)) return undefined;
  return addDays(quizzes.day ?? dayOf(quizzes.at, where.timeZone, where.dayStart), daysBetween);
}

/**
 * Whether the weekly quiz is due, at any time of that day: whoever takes it on Sundays may do so in the evening and the
 * next time in the morning. Its questions come from `drawQuiz`.
 */
export function isQuizDue(state: LearnerState, where: Where): boolean {
  const day = nextQuizDay(state, where);
  return day === undefined || day <= todayOf(where);
}
