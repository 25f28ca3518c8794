import './quiz.css';
import { useApiMutation, useApiQuery } from '@lemma/api-client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { learnPaths } from '../learn-paths.ts';
import { Answer } from '../page-states/answer.tsx';
import { learnMeta } from '../page-title.ts';
import { QuizzesView } from './quizzes-view.tsx';

export const meta = () => learnMeta('Weekly quiz');

/** /learn/my-learning/quiz: what a quiz is, its start, and the results of those before. */
export default function QuizzesRoute() {
  const query = useApiQuery('quizzes', {});
  const start = useApiMutation('startQuiz');
  const navigate = useNavigate();
  const [quiz_uid] = useState(() => crypto.randomUUID());
  const begin = () =>
    start.mutate(
      { body: { quiz_uid } },
      { onSuccess: (quiz) => void navigate(learnPaths.quiz(quiz.quiz_uid)) },
    );
  return (
    <Answer query={query} what="your quizzes">
      {(quizzes) => (
        <QuizzesView
          quizzes={quizzes}
          onStart={begin}
          starting={start.isPending}
          failed={start.isError}
        />
      )}
    </Answer>
  );
}
