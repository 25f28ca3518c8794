import { Link } from 'react-router';
import { StateMark } from '../lesson-state/state-mark.tsx';
import { lessonStates } from '../lesson-state/states.ts';
import { learnPaths } from '../learn-paths.ts';
import { duration } from '../formatting/figures.ts';
import type { LessonSummary } from '../wire.ts';

/** One lesson of a list: its state, what one can do after it, how long it takes, and what one can do with it. */
export function LessonRow({ lesson }: { readonly lesson: LessonSummary }) {
  const { lesson_uid, title, summary, status } = lesson;
  return (
    <li className="lesson-row">
      <StateMark status={status} size={26} />
      <div className="lesson-row-text">
        <p className="lesson-row-title">
          {status === 'coming' ? title : <Link to={learnPaths.reference(lesson_uid)}>{title}</Link>}
        </p>
        <p className="muted small">{summary}</p>
      </div>
      <p className="lesson-row-state small muted">
        {lesson.has_access ? lessonStates[status].word : 'Part of a plan'}
        <span>{duration(lesson.minutes)}</span>
      </p>
      <LessonLink lesson={lesson} />
    </li>
  );
}

function LessonLink({ lesson }: { readonly lesson: LessonSummary }) {
  const { lesson_uid, title, status } = lesson;
  if (status === 'coming') return <span className="lesson-row-link" />;
  const [to, word] = linkOf(lesson);
  return (
    <Link className="lesson-row-link" to={to}>
      {word}
      <span className="visually-hidden"> {title}</span>
    </Link>
  );

  function linkOf({ has_access }: LessonSummary): readonly [string, string] {
    if (!has_access) return [learnPaths.pricing, 'Plans for'];
    if (status === 'mastered') return [learnPaths.history(lesson_uid), 'History'];
    if (status === 'due' || status === 'relearn')
      return [learnPaths.start(lesson_uid, 'review'), 'Review'];
    if (status === 'locked') return [learnPaths.start(lesson_uid), 'What is missing'];
    return [
      learnPaths.start(lesson_uid),
      status === 'available' || status === 'skipped' ? 'Start' : 'Continue',
    ];
  }
}
