import { Skeleton } from '@chakra-ui/react/skeleton';
import { useApiQuery } from '@lemma/api-client/react';
import { Button } from '@lemma/ui';
import { Link } from 'react-router';
import { useAuth } from '../../auth/auth-context.ts';
import { learnPaths } from '../learn-paths.ts';
import { dayOf, duration } from '../words/figures.ts';
import { visitorSessions } from './visitor-sessions.ts';

/** One path's diagnostic: what it covers, whether it is taken, and its result. */
export function DiagnosticCard({ course }: { readonly course: string }) {
  const { status } = useAuth();
  const about = useApiQuery('diagnosticCourse', { params: { course_id: course } });
  const taken = useApiQuery(
    'diagnosticStatus',
    { params: { course_id: course } },
    { enabled: status === 'signed-in' },
  );
  const session =
    taken.data?.session?.session_uid ??
    (status === 'signed-in' ? undefined : visitorSessions()[course]);
  const finished = taken.data?.status === 'finished';

  if (about.isError)
    return (
      <li className="card diagnostic-card">
        <p role="alert">This diagnostic could not be loaded.</p>
        <Button variant="outline" onClick={() => void about.refetch()}>
          Try again
        </Button>
      </li>
    );
  if (!about.data)
    return (
      <li className="card diagnostic-card" aria-busy>
        <Skeleton height="96px" />
      </li>
    );
  return (
    <li className="card diagnostic-card">
      <h2 className="path-title">{about.data.course.title}</h2>
      <p className="muted">
        {about.data.lesson_count} lessons, {about.data.at_least} to {about.data.at_most} questions,
        about {duration(about.data.minutes)}.
      </p>
      {finished && taken.data?.session?.finished_at && (
        <p>Finished on {dayOf(taken.data.session.finished_at)}.</p>
      )}
      <p className="action-row">
        {finished && session ? (
          <Button asChild>
            <Link to={learnPaths.diagnosticSession(session)}>See the result</Link>
          </Button>
        ) : (
          <Button asChild>
            <Link
              to={
                session
                  ? learnPaths.diagnosticSession(session)
                  : learnPaths.diagnosticCourse(course)
              }
            >
              {session ? 'Continue' : 'Take free diagnostic test'}
            </Link>
          </Button>
        )}
        {finished && (
          <Button variant="outline" asChild>
            <Link to={learnPaths.diagnosticCourse(course)}>Take it again</Link>
          </Button>
        )}
      </p>
    </li>
  );
}
