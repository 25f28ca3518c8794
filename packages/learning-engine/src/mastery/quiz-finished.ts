import type { QuizFinished } from '../events/learning-event.ts';
import type { LessonGraph } from '../graph/lesson-graph.ts';
import { credited } from '../memory/memory.ts';
import { withActivity } from './activity.ts';
import { changed } from './changed.ts';
import type { LearnerState, Quizzes } from './learner-state.ts';

/** A review asks three questions at least: one right answer is that share of it. */
const shareOfReview = 1 / 3;
/** Answers that are kept for the figure of retention: those of a dozen quizzes. */
const mostKept = 120;

/**
 * A right answer practises its lesson by a third of a review; a wrong one makes its review due now. Neither replaces the
 * review by which a lesson is asked itself. Lessons that are no longer mastered only count in the figure.
 */
export function quizFinished(
  state: LearnerState,
  { at, answers, xp, minutes, day }: QuizFinished,
  graph: LessonGraph,
): LearnerState {
  const kept = [
    ...(state.quizzes?.answers ?? []),
    ...answers
      .filter(({ probability }) => probability > 0 && probability <= 1)
      .map(({ probability, correct }) => [probability, correct ? 1 : 0] as const),
  ].slice(-mostKept);
  const counted = {
    ...withActivity(state, { xp, minutes, studied: 0, reviewed: 0 }, at, day),
    quizzes: { ...latest(state.quizzes, at, day), answers: kept },
  };
  return changed(counted, graph, (changes) => {
    for (const { lesson, correct } of answers) {
      const record = changes.get(lesson);
      if (record?.phase !== 'mastered' || !record.memory) continue;
      const { carried: _, ...own } = record;
      const asked = { ...own, asked: record.asked + 1, right: record.right + (correct ? 1 : 0) };
      changes.set(
        lesson,
        correct
          ? { ...asked, memory: credited(record.memory, shareOfReview, at) }
          : { ...asked, doubtedAt: at },
      );
    }
  });
}

function latest(
  before: Quizzes | undefined,
  at: number,
  day: string | undefined,
): Pick<Quizzes, 'at' | 'day'> {
  if (before && before.at > at) return before;
  return day === undefined ? { at } : { at, day };
}
