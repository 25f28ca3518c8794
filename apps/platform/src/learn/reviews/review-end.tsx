import { useApiQuery } from '@lemma/api-client/react';
import { Button } from '@lemma/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { counted, duration, inDays, percent } from '../formatting/figures.ts';
import { useNow } from '../formatting/use-now.ts';
import { learnPaths } from '../learn-paths.ts';
import { StateMark } from '../lesson-state/state-mark.tsx';
import type { Review } from '../wire.ts';
import { type DueReview, dueReviews, minutesOf } from './due-reviews.ts';
import { Figure } from '../study/session/figure.tsx';
import type { ReviewQueue, ReviewResult } from './review-queue.ts';

export interface ReviewEndProps {
  readonly queue: ReviewQueue;
  /** Begins another queue with what is still due. */
  readonly onMore: () => void;
}

/** The end of a queue of reviews, with what is due after it. */
export function ReviewEnd({ queue, onMore }: ReviewEndProps) {
  const plan = useApiQuery('nextActions', {});
  const open = useApiQuery('inProgressSessions', {});
  const reviews = useApiQuery('nextReviews', {});
  const isNew = !plan.isFetching && !open.isFetching;
  const still =
    isNew && plan.data && open.data ? dueReviews(plan.data, open.data.sessions) : undefined;
  return (
    <ReviewEndView
      queue={queue}
      still={still}
      reviews={reviews.isFetching ? undefined : reviews.data?.reviews}
      onMore={onMore}
    />
  );
}

export interface ReviewEndViewProps extends ReviewEndProps {
  /** Reviews that are due now; undefined until they are known. */
  readonly still: readonly DueReview[] | undefined;
  /** All coming reviews, soonest first; undefined until they are known. */
  readonly reviews: readonly Review[] | undefined;
}

/** What was kept, what slipped and what happens with it, and when the next review is due. */
export function ReviewEndView({ queue, still, reviews, onMore }: ReviewEndViewProps) {
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { results, left, day } = queue;
  const kept = results.filter(({ passed }) => passed);
  const slipped = results.filter(({ passed }) => !passed);
  const answered = sum(results.map((result) => result.answered));
  const next = reviews?.find(({ due }) => !due);
  return (
    <div className="study" data-phase="finished">
      <section className="session-end" aria-labelledby="review-end-title">
        <p id="review-end-state" className="session-end-state">
          <StateMark status={slipped.length === 0 ? 'mastered' : 'due'} size={28} />
          Reviews done
        </p>
        <h1
          ref={heading}
          id="review-end-title"
          className="page-heading"
          tabIndex={-1}
          aria-describedby="review-end-state"
        >
          {headline(kept.length, results.length)}
        </h1>
        {day && (
          <dl className="figures">
            <Figure
              name="Earned"
              value={`${Math.round(sum(results.map(({ xp }) => xp)))}`}
              unit="XP"
            />
            <Figure name="Today" value={`${Math.round(day.xp)}`} unit={`of ${day.goal} XP`} />
            <Figure
              name="Right"
              value={percent(sum(results.map(({ right }) => right)) / Math.max(1, answered))}
              unit={`of ${answered}`}
            />
            <Figure
              name="Streak"
              value={`${day.streak}`}
              unit={day.streak === 1 ? 'day' : 'days'}
            />
          </dl>
        )}
        {slipped.length > 0 && (
          <section aria-labelledby="slipped-title">
            <h2 id="slipped-title" className="small-heading">
              What slipped
            </h2>
            <p className="muted">
              It is asked again soon, with other questions. What builds on it stays open; if it
              slips twice in a row, the lesson itself comes back.
            </p>
            <ul className="plain-rows review-rows">
              {slipped.map((result) => (
                <ResultRow key={result.lesson} result={result} now={now} />
              ))}
            </ul>
          </section>
        )}
        {kept.length > 0 && (
          <section aria-labelledby="kept-title">
            <h2 id="kept-title" className="small-heading">
              What you kept
            </h2>
            <ul className="plain-rows review-rows">
              {kept.map((result) => (
                <ResultRow key={result.lesson} result={result} now={now} />
              ))}
            </ul>
          </section>
        )}
        {left.length > 0 && (
          <p className="muted">
            {counted(left.length, 'lesson')} could not be asked now and{' '}
            {left.length === 1 ? 'stays' : 'stay'} due.
          </p>
        )}
        {still?.length === 0 && (
          <p className="muted">
            Nothing more is due now.
            {next && ` The next review is due ${dueWords(next.due_at, now)}.`}
          </p>
        )}
        <p className="action-row sticky-action">
          <Button size="xl" asChild>
            <Link to={learnPaths.myLearning}>Back to my learning</Link>
          </Button>
          {still && still.length > 0 && (
            <Button size="xl" variant="outline" onClick={onMore}>
              {counted(still.length, 'more review')}, about {duration(minutesOf(still))}
            </Button>
          )}
        </p>
      </section>
    </div>
  );
}

function ResultRow({ result, now }: { readonly result: ReviewResult; readonly now: number }) {
  const { lesson, title, right, answered, passed, weakSkills } = result;
  return (
    <li>
      <div>
        <Link to={learnPaths.reference(lesson)}>{title}</Link>
        {!passed && weakSkills.length > 0 && (
          <span className="muted small">To look at again: {weakSkills.join(', ')}</span>
        )}
      </div>
      <span className="muted small">
        {right} of {answered} right
      </span>
      <span className="small">{comesBack(result, now)}</span>
    </li>
  );
}

function comesBack({ nextReviewAt, passed }: ReviewResult, now: number): string {
  if (nextReviewAt === null) return 'Back on your plan as a lesson';
  const when = dueWords(nextReviewAt, now);
  return passed ? `Next review ${when}` : `To be relearnt: again ${when}`;
}

/** "later today", "in 6 days". */
function dueWords(moment: string, now: number): string {
  const when = inDays(moment, now);
  return when === 'today' ? 'later today' : when;
}

function headline(kept: number, all: number): string {
  if (all === 0) return 'Nothing could be asked';
  if (all === 1) return kept === 1 ? 'You kept this lesson' : 'This lesson slipped';
  return kept === all ? `You kept all ${all} lessons` : `You kept ${kept} of ${all} lessons`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
