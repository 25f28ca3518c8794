import './quiz.css';
import { useApiQuery } from '@lemma/api-client/react';
import { Navigate, useParams } from 'react-router';
import { useNow } from '../formatting/use-now.ts';
import { learnPaths } from '../learn-paths.ts';
import { Answer } from '../page-states/answer.tsx';
import { SomethingMissing } from '../page-states/something-missing.tsx';
import { learnMeta } from '../page-title.ts';
import { isUuid } from './is-uuid.ts';
import { QuizResultView } from './quiz-result.tsx';

export const meta = () => learnMeta('Result of a quiz');

/** /learn/my-learning/quiz/:quiz_uid/result */
export default function ResultRoute() {
  const { quiz_uid = '' } = useParams();
  return isUuid(quiz_uid) ? (
    <KnownResult quiz_uid={quiz_uid} />
  ) : (
    <SomethingMissing what="this quiz" />
  );
}

function KnownResult({ quiz_uid }: { readonly quiz_uid: string }) {
  const query = useApiQuery('quiz', { params: { quiz_uid } });
  const now = useNow();
  return (
    <Answer query={query} what="the result of this quiz">
      {({ result, finished_at }) =>
        result && finished_at !== null ? (
          <QuizResultView result={result} finishedAt={finished_at} now={now} />
        ) : (
          <Navigate to={learnPaths.quiz(quiz_uid)} replace />
        )
      }
    </Answer>
  );
}
