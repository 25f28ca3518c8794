import { Skeleton } from '@chakra-ui/react/skeleton';
import { ApiError } from '@lemma/api-client';
import { useApiQuery } from '@lemma/api-client/react';
import { Button } from '@lemma/ui';
import { Link } from 'react-router';
import { useAuth } from '../../auth/auth-context.ts';
import { learnPaths } from '../learn-paths.ts';
import { TakeDiagnostic } from './diagnostic-cards.tsx';
import { NotLoaded } from '../page-states/not-loaded.tsx';
import type { Answered } from '../wire.ts';
import { dayOf, duration } from '../formatting/figures.ts';
import { resultSummary } from './result-headline.ts';
import { visitorDiagnostics } from '../visitor-sessions/visitor-sessions.ts';

/** A test as the server knows it: how long it may take, whether it was taken, and its result. */
export function TakenDiagnostic({ course }: { readonly course: string }) {
  const { status } = useAuth();
  const about = useApiQuery('diagnosticCourse', { params: { course_id: course } });
  const taken = useApiQuery(
    'diagnosticStatus',
    { params: { course_id: course } },
    { enabled: status === 'signed-in' },
  );
  const kept = status === 'anonymous' ? visitorDiagnostics.all()[course] : undefined;
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
      <NotLoaded what="this diagnostic" error={about.error} onRetry={() => void about.refetch()} />
    );
  if (results.isLoading || taken.isLoading) return <Skeleton height="96px" aria-busy="true" />;
  return (
    <>
      <p className="small muted" aria-busy={about.isPending}>
        {about.data ? lengthOf(about.data) : 'Counting its questions…'}
      </p>
      {finished && (
        <p>
          {result && `${resultSummary(result.skipped_count)}. `}
          {finishedAt && `Finished on ${dayOf(finishedAt)}.`}
        </p>
      )}
      <p className="action-row">
        {session ? (
          <Button asChild>
            <Link to={learnPaths.diagnosticSession(session)}>
              {finished ? 'See the result' : 'Continue'}
            </Link>
          </Button>
        ) : (
          <TakeDiagnostic course={course} />
        )}
        {finished && (
          <Button variant="outline" asChild>
            <Link to={learnPaths.diagnosticCourse(course)}>Take it again</Link>
          </Button>
        )}
      </p>
    </>
  );
}

/** How long a test may take, as the server plans it. */
function lengthOf(about: Answered<'diagnosticCourse'>): string {
  return `${about.at_least} to ${about.at_most} questions, about ${duration(about.minutes)}.`;
}
