import { useApiMutation } from '@lemma/api-client/react';
import { Button, notify } from '@lemma/ui';
import { Link, useNavigate } from 'react-router';
import { useAuth } from '../../auth/auth-context.ts';
import { freePart } from '../../paths/free-part.ts';
import { learnPaths } from '../learn-paths.ts';
import { counted, duration, percent } from '../words/figures.ts';
import type { Answered } from '../wire.ts';
import { BeliefGraph } from './belief-graph.tsx';
import { BeliefRows } from './belief-rows.tsx';
import { resultHeadline } from './result-headline.ts';
import { weeksToGoal } from './time-to-goal.ts';
import { useTopOfPage } from './use-top-of-page.ts';

/** What can be skipped, how sure that is, what is to be learnt, and where to start. */
export function DiagnosticResult({ result }: { readonly result: Answered<'diagnosticResults'> }) {
  const { status, signup } = useAuth();
  const navigate = useNavigate();
  const start = useApiMutation('updateCourse');
  const { course } = result.session;
  const toLearn = result.lessons.filter((lesson) => lesson.result !== 'known').length;
  const weeks = weeksToGoal(result.lessons);
  const first = result.start_with[0];
  // It takes the place of the last question.
  const heading = useTopOfPage();
  const begin = () =>
    start.mutate(
      { params: { course_id: course.course_uid } },
      {
        onSuccess: () =>
          void navigate(first ? learnPaths.start(first.lesson_uid) : learnPaths.myLearning),
        onError: () =>
          notify({ kind: 'error', title: 'Not started', description: 'Try it again.' }),
      },
    );
  return (
    <div className="learn-page diagnostic-result">
      <p className="muted">{course.title}: diagnostic</p>
      <h1 ref={heading} tabIndex={-1} className="page-heading">
        {resultHeadline(result.skipped_count)}
      </h1>
      <p className="page-intro">
        From {counted(result.session.answered, 'answer')}, {result.correct} of them right. We are{' '}
        {percent(result.certainty)} sure on average; what you skip comes once as an early review, to
        make certain.
      </p>
      <dl className="figures">
        <div>
          <dt>To skip</dt>
          <dd>
            <strong>{result.skipped_count}</strong> lessons
          </dd>
        </div>
        <div>
          <dt>Time saved</dt>
          <dd>
            <strong>{result.minutes_saved < 1 ? '0 min' : duration(result.minutes_saved)}</strong>
          </dd>
        </div>
        <div>
          <dt>To learn</dt>
          <dd>
            <strong>{toLearn}</strong> lessons
          </dd>
        </div>
        {weeks && (
          <div>
            <dt>To the goal, at 30 min a day</dt>
            <dd>
              <strong>
                {weeks.least} to {weeks.most}
              </strong>{' '}
              weeks
            </dd>
          </div>
        )}
      </dl>
      {status !== 'signed-in' && (
        <p>
          Make an account and this result is yours: your plan starts from it. Without a plan,
          {freePart} is open to you.
        </p>
      )}
      <p className="action-row sticky-action">
        {status === 'signed-in' ? (
          <Button size="xl" onClick={begin} disabled={start.isPending}>
            {first ? `Start with ${first.title}` : 'Go to my learning'}
          </Button>
        ) : (
          <Button size="xl" onClick={() => void signup({ returnTo: window.location.pathname })}>
            Sign up and keep it
          </Button>
        )}
        <Button size="xl" variant="outline" asChild>
          <Link to={learnPaths.diagnostic}>All diagnostics</Link>
        </Button>
      </p>
      <h2 className="section-heading">Lesson by lesson</h2>
      <BeliefGraph lessons={result.lessons} />
      <BeliefRows lessons={result.lessons} />
    </div>
  );
}
