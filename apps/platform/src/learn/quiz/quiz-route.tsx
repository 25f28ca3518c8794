// First, so that these styles have the place in the page that the screens before gave them.
import '../study/study-styles.ts';
import './quiz.css';
import { useApiQuery } from '@lemma/api-client/react';
import { Navigate, useParams } from 'react-router';
import { learnPaths } from '../learn-paths.ts';
import { Answer } from '../page-states/answer.tsx';
import { SomethingMissing } from '../page-states/something-missing.tsx';
import { learnMeta } from '../page-title.ts';
import { StudySkeleton } from '../study/study-skeleton.tsx';
import { isUuid } from './is-uuid.ts';
import { QuizScreen } from './quiz-screen.tsx';

export const handle = { bare: true };
export const meta = () => learnMeta('Weekly quiz');

/** /learn/my-learning/quiz/:quiz_uid: a quiz while it runs. */
export default function QuizRoute() {
  const { quiz_uid = '' } = useParams();
  return isUuid(quiz_uid) ? (
    <KnownQuiz quiz_uid={quiz_uid} />
  ) : (
    <SomethingMissing what="this quiz" />
  );
}

function KnownQuiz({ quiz_uid }: { readonly quiz_uid: string }) {
  const query = useApiQuery('quiz', { params: { quiz_uid } });
  return (
    <Answer query={query} what="your quiz" skeleton={<StudySkeleton />}>
      {(quiz) =>
        quiz.question ? (
          <QuizScreen quiz={quiz} question={quiz.question} />
        ) : (
          <Navigate to={learnPaths.quizResult(quiz_uid)} replace />
        )
      }
    </Answer>
  );
}
