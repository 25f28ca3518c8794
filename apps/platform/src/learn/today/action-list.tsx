import { StateMark } from '../lesson-state/state-mark.tsx';
import { duration } from '../formatting/figures.ts';
import type { Action, LessonStatus } from '../wire.ts';
import { ActionLink } from './action-link.tsx';

interface ActionWords {
  readonly word: string;
  readonly mark: LessonStatus;
  readonly start: string;
}

const actionWords: Readonly<Record<Action['kind'], ActionWords>> = {
  continue: { word: 'Continue', mark: 'in-progress', start: 'Continue the lesson' },
  lesson: { word: 'New', mark: 'available', start: 'Start the lesson' },
  review: { word: 'Review', mark: 'due', start: 'Start with the review' },
  diagnostic: { word: 'Diagnostic', mark: 'available', start: 'Take the diagnostic' },
};

/** How an action is called. A lesson that was failed is not new. */
export function wordsOf({ kind, reason }: Action): ActionWords {
  return reason.code === 'back-after-failure'
    ? { word: 'Again', mark: 'failed', start: 'Try the lesson again' }
    : actionWords[kind];
}

/** Today's plan: what to do next, best first, each with its reason and its minutes. */
export function ActionList({ actions }: { readonly actions: readonly Action[] }) {
  return (
    <ol className="action-list">
      {actions.map((action) => (
        <li key={`${action.kind} ${action.lesson_uid ?? action.course_uid ?? ''}`}>
          <StateMark status={wordsOf(action).mark} size={28} />
          <div>
            <ActionLink action={action} prefetch="viewport" className="action-title">
              {action.title}
            </ActionLink>
            <p>
              <strong data-kind={action.kind}>
                {action.has_access ? wordsOf(action).word : 'Part of a plan'}
              </strong>{' '}
              {action.reason.text}
            </p>
          </div>
          <span className="action-minutes">{duration(action.minutes)}</span>
        </li>
      ))}
    </ol>
  );
}
