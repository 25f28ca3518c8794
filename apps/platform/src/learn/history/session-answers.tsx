import { useApiQuery } from '@lemma/api-client/react';
import { Answer } from '../page-states/answer.tsx';
import { PastAnswer } from '../study/lesson/past-answer.tsx';
import type { Answered } from '../wire.ts';

type PastSession = Answered<'lessonHistory'>['sessions'][number];

/** The answers of a past session, oldest first, each with its question as it was asked. */
export function SessionAnswers({ session }: { readonly session: PastSession }) {
  const query = useApiQuery('session', { params: { session_uid: session.session_uid } });
  if (session.answers.length === 0) return <p className="session-answers muted">No answers yet.</p>;
  return (
    <Answer query={query} what="the questions of this session" skeleton={<Loading />}>
      {({ answers }) => (
        <ol className="session-answers">
          {answers.map((one, index) => {
            const told = session.answers[index];
            const { correct, dontKnow } = one.feedback;
            return (
              <li key={one.attempt_uid}>
                <p className="session-answer-head">
                  <strong data-outcome={correct ? 'passed' : 'failed'}>
                    {correct ? 'Right' : dontKnow === true ? 'Not known yet' : 'Wrong'}
                  </strong>
                  <span>{told?.skill_title}</span>
                  <span className="muted small">
                    {told ? `${Math.round(told.seconds)} s · ` : ''}
                    {one.question.uid}, seed {one.question.seed}
                  </span>
                </p>
                <PastAnswer {...one} />
              </li>
            );
          })}
        </ol>
      )}
    </Answer>
  );
}

function Loading() {
  return (
    <p className="session-answers muted" role="status">
      Loading the questions of this session…
    </p>
  );
}
