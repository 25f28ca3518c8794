import { createContext, useContext } from 'react';

export interface Feedback {
  /** Opens the dialog; `uid` says what the feedback is about. */
  readonly openFeedback: (uid: string) => void;
}

const FeedbackContext = createContext<Feedback>({ openFeedback: () => undefined });
export const FeedbackScope = FeedbackContext.Provider;

/** Opens the feedback dialog from anywhere below the shell. */
export function useFeedback(): Feedback {
  return useContext(FeedbackContext);
}
