import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { counted, duration } from '../formatting/figures.ts';
import { learnPaths } from '../learn-paths.ts';
import { StateMark } from '../lesson-state/state-mark.tsx';
import type { DueReview } from '../reviews/due-reviews.ts';
import type { Action, LessonStatus } from '../wire.ts';
import { ActionLink } from './action-link.tsx';
import type { PlanRow } from './plan-rows.ts';

interface ActionWords {
  readonly word: string;
  readonly mark: LessonStatus;
  readonly start: string;
}

const actionWords: Readonly<Record<Action['kind'], ActionWords>> = {
  continue: { word: 'Continue', mark: 'in-progress', start: 'Continue the lesson' },
  lesson: { word: 'New', mark: 'available', start: 'Start the lesson' },
  review: { word: 'Review', mark: 'due', start: 'Start the review' },
  diagnostic: { word: 'Diagnostic', mark: 'available', start: 'Take the diagnostic' },
  quiz: { word: 'Quiz', mark: 'available', start: 'Take the quiz' },
};

/** How an action is called. A lesson that was failed is not new, nor is a quiz that was begun. */
function wordsOf({ kind, reason }: Action): ActionWords {
  if (reason.code === 'back-after-failure')
    return { word: 'Again', mark: 'failed', start: 'Try the lesson again' };
  if (reason.code === 'continues-quiz')
    return { word: 'Quiz', mark: 'in-progress', start: 'Continue the quiz' };
  return actionWords[kind];
}

/** What the button that begins the plan says. */
export function startWords(row: PlanRow): string {
  if (row.type === 'reviews')
    return row.reviews.some(({ session }) => session !== undefined)
      ? 'Continue the reviews'
      : `Start the ${row.reviews.length === 1 ? 'review' : 'reviews'}`;
  return row.action.has_access ? wordsOf(row.action).start : 'See the plans';
}

/** Today's plan: what to do next, best first, each with its reason and its minutes. */
export function ActionList({ rows }: { readonly rows: readonly PlanRow[] }) {
  return (
    <ol className="action-list">
      {rows.map((row) =>
        row.type === 'reviews' ? (
          <Row
            key="reviews"
            mark="due"
            title={
              <Link to={learnPaths.reviews} className="action-title">
                {row.reviews.length === 1
                  ? 'Review of one lesson'
                  : `Mixed review of ${counted(row.reviews.length, 'lesson')}`}
              </Link>
            }
            kind="review"
            word="Review"
            reason={reasonOf(row.reviews)}
            minutes={row.minutes}
          />
        ) : (
          <Row
            key={`${row.action.kind} ${row.action.lesson_uid ?? row.action.course_uid ?? ''}`}
            mark={wordsOf(row.action).mark}
            title={
              <ActionLink action={row.action} prefetch="viewport" className="action-title">
                {row.action.title}
              </ActionLink>
            }
            kind={row.action.kind}
            word={row.action.has_access ? wordsOf(row.action).word : 'Part of a plan'}
            reason={row.action.reason.text}
            minutes={row.minutes}
          />
        ),
      )}
    </ol>
  );
}

interface RowProps {
  readonly mark: LessonStatus;
  readonly title: ReactNode;
  readonly kind: Action['kind'];
  readonly word: string;
  readonly reason: string;
  readonly minutes: number;
}

function Row({ mark, title, kind, word, reason, minutes }: RowProps) {
  return (
    <li>
      <StateMark status={mark} size={28} />
      <div>
        {title}
        <p>
          <strong data-kind={kind}>{word}</strong> {reason}
        </p>
      </div>
      <span className="action-minutes">{duration(minutes)}</span>
    </li>
  );
}

/** Why the reviews come. A lesson is not named: choosing the method is part of its questions. */
function reasonOf(reviews: readonly DueReview[]): string {
  const [only] = reviews;
  return only && reviews.length === 1
    ? only.reason
    : 'Their questions take turns. Each lesson is named once you have answered.';
}
