import type { Problem } from '@lemma/api-client/contract';
import { isOpen, isPassed, type LearnerState } from '@lemma/learning-engine';
import type { CompiledLesson } from '@lemma/lesson-renderer/compile';
import { type Content, lessonTitle } from '../content/content.ts';
import { Refusal } from '../refusal/refusal.ts';
import { hasLesson, type LessonAccess } from '../access/lesson-access.ts';

/** A written lesson. Refuses an unknown or a planned one. */
export function writtenLesson(content: Content, uid: string): CompiledLesson {
  const lesson = content.lessons.get(uid);
  if (lesson) return lesson;
  const planned = content.planned.get(uid);
  throw new Refusal(
    'not-found',
    planned
      ? `“${planned.title}” is planned and not written yet.`
      : `There is no lesson ${uid}. GET /edge/learn/all-lessons lists them.`,
    planned ? refusedLesson(planned) : {},
  );
}

/** Refuses a lesson that is neither free, nor paid for, nor begun while it was free. */
export function assertPaidFor(lesson: CompiledLesson, access: LessonAccess): void {
  if (!hasLesson(access, lesson))
    throw new Refusal(
      'payment-required',
      `“${lesson.title}” is part of the paid plan. See the plans at /#pricing.`,
      refusedLesson(lesson),
    );
}

/** Refuses a lesson whose prerequisites are not passed, naming them. */
export function assertOpen(content: Content, state: LearnerState, lesson: CompiledLesson): void {
  if (isOpen(state, content.graph, lesson.uid)) return;
  const missing = lesson.prerequisites
    .filter((uid) => !isPassed(state, uid))
    .map((uid) => ({ lesson_uid: uid, title: lessonTitle(content, uid) }));
  const names = missing.map(({ title }) => `“${title}”`).join(', ');
  throw new Refusal('lesson-locked', `Before “${lesson.title}”, master ${names}.`, {
    ...refusedLesson(lesson),
    missing_prerequisites: missing,
  });
}

/** Refuses a review of a lesson that is neither mastered nor skipped nor to be relearnt. */
export function assertReviewable(state: LearnerState, lesson: CompiledLesson): void {
  if (!isPassed(state, lesson.uid))
    throw new Refusal(
      'nothing-to-review',
      `“${lesson.title}” is not mastered yet. Study it first: session kind "lesson".`,
      refusedLesson(lesson),
    );
  if (!lesson.questions.some((question) => question.use === 'review'))
    throw new Refusal(
      'nothing-to-review',
      `“${lesson.title}” has no review questions.`,
      refusedLesson(lesson),
    );
}

/** Names the lesson in the problem document: a page shows it to the learner. */
export function refusedLesson(lesson: {
  readonly uid: string;
  readonly title: string;
}): Pick<Problem, 'lesson'> {
  return { lesson: { lesson_uid: lesson.uid, title: lesson.title } };
}
