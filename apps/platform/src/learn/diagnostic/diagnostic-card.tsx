import { Skeleton } from '@chakra-ui/react/skeleton';
import { ApiError } from '@lemma/api-client';
import { useApiQuery } from '@lemma/api-client/react';
import { Button } from '@lemma/ui';
import { Link } from 'react-router';
import { useAuth } from '../../auth/auth-context.ts';
import { learnPaths } from '../learn-paths.ts';
import { NotLoaded } from '../states/not-loaded.tsx';
import { dayOf, duration } from '../words/figures.ts';
import { resultHeadline } from './result-headline.ts';
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
  const kept = status === 'anonymous' ? visitorSessions()[course] : undefined;
  const latest = kept ?? taken.data?.session?.session_uid;
  const results = useApiQuery(
    'diagnosticResults',
    { params: { session_uid: latest ?? '' } },
    { enabled: kept !== undefined || taken.data?.status === 'finished' },
  );
  // What a visitor began is deleted after a while if nobody claims it.
  const gone = results.error instanceof ApiError && results.error.code === 'not-found';
  const session = gone ? undefined : latest;
  const result = results.data?.session.status === 'finished' ? results.data : undefined;
  const finished = result !== undefined || taken.data?.status === 'finished';
  const finishedAt = (result ?? taken.data)?.session?.finished_at;

  if (about.isError)
    return (
      <li className="card diagnostic-card">
        <NotLoaded
          what="this diagnostic"
          error={about.error}
          onRetry={() => void about.refetch()}
        />
      </li>
    );
  if (!about.data || results.isLoading)
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
      {finished && (
        <p>
          {result && `${resultHeadline(result.skipped_count)}. `}
          {finishedAt && `Finished on ${dayOf(finishedAt)}.`}
        </p>
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
