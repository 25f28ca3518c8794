import { useApiMutation } from '@lemma/api-client/react';
import { Button, notify } from '@lemma/ui';
import { Link, useNavigate } from 'react-router';
import { useAuth } from '../../auth/auth-context.ts';
import { learnPaths } from '../learn-paths.ts';
import type { Answered } from '../wire.ts';
import { counted } from '../formatting/figures.ts';
import { useSiteHeader } from '../../shell/site-header.ts';
import { FoundLessons } from './found-lessons.tsx';
import { resultHeadline } from './result-headline.ts';
import { ResultFigures } from './result-figures.tsx';
import { useTopOfPage } from './use-top-of-page.ts';

type Results = Answered<'diagnosticResults'>;

/** Where to start, what is skipped and missed, how sure that is, and how to be surer. */
export function DiagnosticResult({ result }: { readonly result: Results }) {
  useSiteHeader();
  // It takes the place of the last question.
  const heading = useTopOfPage();
  return (
    <div className="learn-page diagnostic-result">
      <p className="muted">
        {result.session.course.title}: diagnostic, {counted(result.session.answered, 'answer')}
      </p>
      <h1 ref={heading} tabIndex={-1} className="page-heading">
        {resultHeadline(result)}
      </h1>
      <div className="result-columns">
        <div>
          <p className="page-intro">{answersInWords(result)}</p>
          <ResultFigures result={result} />
          <ResultActions result={result} />
        </div>
        <section className="card result-graph" aria-labelledby="lesson-by-lesson">
          <h2 id="lesson-by-lesson" className="small-heading">
            Lesson by lesson
          </h2>
          <FoundLessons lessons={result.lessons} />
        </section>
      </div>
    </div>
  );
}

function answersInWords({ session, correct, wrong, dont_know }: Results): string {
  const misses = [
    ...(wrong > 0 ? [`missed ${wrong}`] : []),
    ...(dont_know > 0 ? [`did not know ${dont_know}`] : []),
  ].join(' and ');
  const answers = `You answered ${correct} of ${counted(session.answered, 'question')} correctly`;
  return `${answers}${misses && `, ${misses}`}. That is enough to place you, not enough to call anything mastered.`;
}

function ResultActions({ result }: { readonly result: Results }) {
  const { status, signup } = useAuth();
  const navigate = useNavigate();
  const start = useApiMutation('updateCourse');
  const goOn = useApiMutation('continueDiagnostic');
  const { course, session_uid } = result.session;
  const first = result.start_with[0];
  const failed = () =>
    notify({ kind: 'error', title: 'Not started', description: 'Try it again.' });
  const begin = () =>
    start.mutate(
      { params: { course_id: course.course_uid } },
      {
        onSuccess: () =>
          void navigate(first ? learnPaths.start(first.lesson_uid) : learnPaths.myLearning),
        onError: failed,
      },
    );
  const more = result.more_questions;
  return (
    <>
      {status !== 'signed-in' && (
        <p>
          Make an account and this result is yours: your plan starts from it. The first units are
          free.
        </p>
      )}
      {status === 'signed-in' && !first && (
        <p>
          Nothing on this path is left to study. Next come the first checks of what you skipped, in
          your plan.
        </p>
      )}
      <p className="action-row sticky-action">
        {status === 'signed-in' ? (
          <Button size="xl" onClick={begin} disabled={start.isPending}>
            {first ? `Start with ${first.title}` : 'Go to my plan'}
          </Button>
        ) : (
          <Button size="xl" onClick={() => void signup({ returnTo: window.location.pathname })}>
            Sign up and keep it
          </Button>
        )}
      </p>
      {more > 0 && (
        <div className="result-surer">
          <Button
            variant="outline"
            disabled={goOn.isPending}
            onClick={() => goOn.mutate({ params: { session_uid } }, { onError: failed })}
          >
            Answer a few more to be surer
          </Button>
          <p className="muted small">
            At most {counted(more, 'more question')}. You can also do it later.
          </p>
        </div>
      )}
      <p className="muted small result-more">
        {!first && status === 'signed-in' && (
          <Link to={learnPaths.paths}>Choose another path. </Link>
        )}
        <Link to={learnPaths.diagnostic}>All diagnostics</Link>
      </p>
    </>
  );
}
