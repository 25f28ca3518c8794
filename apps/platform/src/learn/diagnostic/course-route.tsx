import { useApiMutation, useApiQuery } from '@lemma/api-client/react';
import { Button, Notice } from '@lemma/ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useAuth } from '../../auth/auth-context.ts';
import { learnMeta } from '../page-title.ts';
import { learnPaths } from '../learn-paths.ts';
import { Answer } from '../page-states/answer.tsx';
import { duration } from '../formatting/figures.ts';
import { visitorDiagnostics } from '../visitor-sessions/visitor-sessions.ts';

export const meta = () => learnMeta('Diagnostic test');

/** /learn/diagnostic/path/:course_id: what the test is, and its start. */
export default function CourseRoute() {
  const { course_id = '' } = useParams();
  const about = useApiQuery('diagnosticCourse', { params: { course_id } });
  const start = useApiMutation('startDiagnostic');
  const navigate = useNavigate();
  const { status } = useAuth();
  const [session_uid] = useState(() => crypto.randomUUID());
  const begin = () =>
    start.mutate(
      { body: { session_uid, course_id } },
      {
        onSuccess: (state) => {
          if (status !== 'signed-in') visitorDiagnostics.keep(course_id, state.session_uid);
          void navigate(learnPaths.diagnosticSession(state.session_uid));
        },
      },
    );
  return (
    <Answer query={about} what="this diagnostic">
      {(data) => (
        <section className="learn-page state-screen">
          <h1 className="page-heading">{data.course.title}: diagnostic</h1>
          <p>
            {data.at_least} to {data.at_most} questions on {data.lesson_count} lessons, about{' '}
            {duration(data.minutes)}. It stops as soon as it is sure enough.
          </p>
          <ul className="bullet-list">
            <li>No score and no clock. A guess only makes the plan worse.</li>
            <li>“I don’t know yet” has the same weight as an answer.</li>
            <li>You can leave at any time and continue later.</li>
          </ul>
          {start.isError && <Notice variant="error">The test did not start. Try it again.</Notice>}
          <p className="action-row sticky-action">
            <Button size="xl" onClick={begin} disabled={start.isPending}>
              Start the diagnostic
            </Button>
          </p>
        </section>
      )}
    </Answer>
  );
}
