import { questionNumber, type StudyState } from './session-state.ts';

export interface StepProgress {
  /** From 1. */
  readonly current: number;
  readonly total: number;
}

/**
 * The bar of steps: parts to read, then questions. Their number is an estimate, since a miss brings a further one:
 * two right answers for each skill in a lesson, four questions in a review. It only ever grows.
 */
export function stepProgress(state: StudyState): StepProgress {
  const expected = state.kind === 'review' ? 4 : Math.max(2 * state.lesson.skills.length, 2);
  const answered = state.marks.length + state.waiting.length;
  const read = state.reading.length;
  const { phase } = state;
  if (phase.type === 'finished') return { current: read + answered, total: read + answered };
  const asked = questionNumber(state);
  const total =
    read + Math.max(expected, asked, state.next.type === 'finished' ? answered : answered + 1);
  return { current: phase.type === 'reading' ? phase.step + 1 : read + asked, total };
}
