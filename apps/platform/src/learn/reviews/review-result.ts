import type { StudyState } from '../study/session/session-state.ts';
import type { FinishedStep } from '../wire.ts';
import type { DayFigures, ReviewResult } from './review-queue.ts';

/** What came of a review that has ended. */
export function resultOf({ lesson, marks }: StudyState, end: FinishedStep): ReviewResult {
  return {
    lesson: lesson.uid,
    title: lesson.title,
    passed: end.outcome === 'passed',
    right: marks.filter(({ correct }) => correct).length,
    answered: marks.length,
    xp: end.xp,
    weakSkills: end.weak_skills.map(({ title }) => title),
    nextReviewAt: end.next_review_at,
  };
}

export function dayOf({ daily_xp, streak }: FinishedStep): DayFigures {
  return { xp: daily_xp.xp, goal: daily_xp.goal, streak };
}
