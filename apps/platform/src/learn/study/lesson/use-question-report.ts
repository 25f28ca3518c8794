import { useCallback } from 'react';
import { useFeedback } from '../../../feedback/feedback-context.ts';

/** Opens the feedback dialog on a question of a lesson's version, with the seed that it was drawn with. */
export function useQuestionReport(version: string): (uid: string, seed: number) => void {
  const { openFeedback } = useFeedback();
  return useCallback(
    (uid, seed) => openFeedback(uid, { question_uid: uid, seed, lesson_version: version }),
    [openFeedback, version],
  );
}
