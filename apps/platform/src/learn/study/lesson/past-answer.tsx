import type { Session } from '@lemma/api-client/contract';
import { AnsweredQuestion, LessonProvider, LessonSurface } from '@lemma/lesson-renderer';
import { widgets } from '@lemma/widgets';
import '@lemma/widgets/styles.css';
import { asFeedback, asQuestion } from './documents.ts';

export type PastAnswerProps = Pick<Session['answers'][number], 'question' | 'answer' | 'feedback'>;

/** A question that was answered in an earlier session. Nothing in it runs. */
export function PastAnswer({ question, answer, feedback }: PastAnswerProps) {
  return (
    <LessonProvider widgets={widgets}>
      <LessonSurface theme="light">
        <AnsweredQuestion
          question={asQuestion(question)}
          answer={answer}
          feedback={asFeedback(feedback)}
        />
      </LessonSurface>
    </LessonProvider>
  );
}
