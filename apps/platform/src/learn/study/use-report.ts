import { useFeedback } from '../../feedback/feedback-context.ts';
import type { StudyState } from './session/session-state.ts';
import type { StudyReport } from './study-more.tsx';
import { useQuestionReport } from './lesson/use-question-report.ts';

/** On a question its report, with the seed; elsewhere one on the lesson. */
export function useReport({ lesson, phase }: StudyState, version: string): StudyReport {
  const { openFeedback } = useFeedback();
  const reportQuestion = useQuestionReport(version);
  if (phase.type === 'reading' || phase.type === 'finished')
    return { words: 'Report a problem', open: () => openFeedback(lesson.uid) };
  const { uid, seed } = phase.question;
  return { words: 'Report this question', open: () => reportQuestion(uid, seed) };
}
