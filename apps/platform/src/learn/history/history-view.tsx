import { useApiMutation } from '@lemma/api-client/react';
import { Button, notify } from '@lemma/ui';
import { Link } from 'react-router';
import { learnPaths } from '../learn-paths.ts';
import { StateMark } from '../lesson-state/state-mark.tsx';
import { lessonStates } from '../lesson-state/states.ts';
import { dayOf, inDays } from '../formatting/figures.ts';
import type { Answered } from '../wire.ts';
import { MemoryPlot } from './memory-plot.tsx';
import { SessionList } from './session-list.tsx';
import './history.css';

export interface HistoryViewProps {
  readonly history: Answered<'lessonHistory'>;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** What the learner did on a lesson, how well it is remembered, and when it comes again. */
export function HistoryView({ history, now }: HistoryViewProps) {
  const { summary, memory, sessions, quizzes } = history;
  const mark = useApiMutation('markLessonAsNotMastered');
  const mastered = summary.status === 'mastered' || summary.status === 'due';
  const forget = () =>
    mark.mutate(
      { body: { event_uid: crypto.randomUUID(), lesson_uid: summary.lesson_uid } },
      {
        onSuccess: () =>
          notify({
            kind: 'success',
            title: 'Back in your plan',
            description: 'You will study it again.',
          }),
        onError: () =>
          notify({
            kind: 'error',
            title: 'Not saved',
            description: 'The server did not take it. Try it again.',
          }),
      },
    );
  return (
    <div className="learn-page history">
      <p className="history-state">
        <StateMark status={summary.status} />
        {lessonStates[summary.status].word}
        {summary.due_at && (
          <span className="muted">
            Next review {inDays(summary.due_at, now)}, {dayOf(summary.due_at)}
          </span>
        )}
      </p>
      <h1 className="page-heading">{summary.title}</h1>
      <p className="page-intro">{summary.summary}</p>
      <p className="action-row">
        {summary.status !== 'coming' && (
          <Button asChild>
            <Link to={learnPaths.start(summary.lesson_uid, mastered ? 'review' : 'lesson')}>
              {mastered ? 'Review it now' : 'Study it'}
            </Link>
          </Button>
        )}
        <Button variant="outline" asChild>
          <Link to={learnPaths.reference(summary.lesson_uid)}>Reference</Link>
        </Button>
        {mastered && (
          <Button variant="ghost" onClick={forget} disabled={mark.isPending}>
            I’ve forgotten this. Teach me again
          </Button>
        )}
      </p>
      <MemoryPlot memory={memory} summary={summary} now={now} />
      <h2 className="section-heading">Sessions</h2>
      {sessions.length === 0 ? (
        <p className="muted">You have not studied this lesson yet.</p>
      ) : (
        <>
          <p className="history-missed">
            <Link className="text-link" to={learnPaths.mistakes(summary.lesson_uid)}>
              What you missed in this lesson
            </Link>
          </p>
          <SessionList sessions={sessions} />
        </>
      )}
      {quizzes.length > 0 && (
        <>
          <h2 className="section-heading">Weekly quizzes</h2>
          <ul className="plain-rows history-quizzes">
            {quizzes.map((quiz) => (
              <li key={quiz.quiz_uid}>
                <Link to={learnPaths.quizResult(quiz.quiz_uid)}>
                  Quiz of {dayOf(quiz.answered_at)}
                </Link>{' '}
                <strong data-outcome={quiz.correct ? 'passed' : 'failed'}>
                  {quiz.correct ? 'Right' : 'Missed'}
                </strong>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
