import { useFeedback } from '../../feedback/feedback-context.ts';
import type { StudyState } from './session-state.ts';
import type { StudyReport } from './study-more.tsx';

/** On a question its report, with the seed; elsewhere one on the lesson. */
export function useReport({ lesson, phase }: StudyState, version: string): StudyReport {
  const { openFeedback } = useFeedback();
  if (phase.type === 'reading' || phase.type === 'finished')
    return { words: 'Report a problem', open: () => openFeedback(lesson.uid) };
  const { uid, seed } = phase.question;
  return {
    words: 'Report this question',
    open: () => openFeedback(uid, { question_uid: uid, seed, lesson_version: version }),
  };
}
