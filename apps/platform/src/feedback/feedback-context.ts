import type { ApiClient } from '@lemma/api-client';
import { createContext, useContext } from 'react';

/** The instance of a question that a report is about. */
export type ReportedQuestion = NonNullable<
  Parameters<ApiClient['reportIssue']>[0]['body']['question']
>;

export interface Feedback {
  /** Opens the dialog; `uid` says what the feedback is about. */
  readonly openFeedback: (uid: string, question?: ReportedQuestion) => void;
}

const FeedbackContext = createContext<Feedback>({ openFeedback: () => undefined });
export const FeedbackScope = FeedbackContext.Provider;

/** Opens the feedback dialog from anywhere below the shell. */
export function useFeedback(): Feedback {
  return useContext(FeedbackContext);
}
