import type { Answer } from '@lemma/learning-engine';
import type { Feedback, LearnerQuestion } from '../../format/learner-lesson.ts';

/** `open` takes an answer, `checking` waits for its feedback, `answered` shows it. */
export type QuestionState = 'open' | 'checking' | 'answered';

/** What each kind of form takes. */
export interface AnswerFormProps {
  readonly question: LearnerQuestion;
  readonly promptId: string;
  readonly state: QuestionState;
  readonly feedback: Feedback | undefined;
  /** The answer that the feedback is on; with a second try, what the form begins with. */
  readonly answer: Answer | undefined;
  readonly dontKnow: boolean;
  readonly onAnswer: (answer: Answer) => void;
}
