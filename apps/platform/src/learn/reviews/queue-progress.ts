import type { StepProgress } from '../study/session/step-progress.ts';
import type { StudyState } from '../study/session/session-state.ts';
import { lessonShown, type ReviewQueue } from './review-queue.ts';

/** Right answers that pass the review of a lesson: it asks so many questions at least. */
const rightToPass = 3;

/** What is known of a session that is held. */
export type Standing = Pick<StudyState, 'marks' | 'waiting' | 'phase'>;

/**
 * The place in the whole queue. Its length is the least number of questions: three to each lesson, and one more for
 * each miss.
 */
export function queueProgress(
  queue: ReviewQueue,
  sessions: ReadonlyMap<string, { readonly state: Standing }>,
): StepProgress {
  const { reviews, results, left } = queue;
  const ended = new Set([...results.map(({ lesson }) => lesson), ...left]);
  let answered = results.reduce((sum, result) => sum + result.answered, 0);
  let total = answered;
  for (const { lesson } of reviews) {
    if (ended.has(lesson)) continue;
    const { marks = [], waiting = [] } = sessions.get(lesson)?.state ?? {};
    const given = marks.length + waiting.length;
    const right = marks.filter(({ correct }) => correct).length + waiting.length;
    answered += given;
    total += given + Math.max(0, rightToPass - right);
  }
  const phase = sessions.get(lessonShown(queue) ?? '')?.state.phase.type;
  const current = phase === 'feedback' ? answered : answered + 1;
  return {
    current: Math.max(1, Math.min(current, Math.max(total, 1))),
    total: Math.max(total, 1),
    rounds: [Math.max(total, 1)],
    round: 1,
  };
}
