import { dayOf, duration, percent } from '../formatting/figures.ts';
import type { Answered } from '../wire.ts';

type PastSession = Answered<'lessonHistory'>['sessions'][number];

/** Past sessions, newest first, each with its answers. */
export function SessionList({ sessions }: { readonly sessions: readonly PastSession[] }) {
  return (
    <ol className="session-list">
      {sessions.map((session) => (
        <li key={session.session_uid}>
          <details>
            <summary>
              <span className="session-day">{dayOf(session.started_at)}</span>
              <span>{session.kind === 'review' ? 'Review' : 'Lesson'}</span>
              <strong data-outcome={session.outcome ?? 'open'}>{outcomeWord(session)}</strong>
              <span className="muted">
                {session.accuracy === null ? '' : `${percent(session.accuracy)} right · `}
                {duration(session.minutes)} · {Math.round(session.xp)} XP
              </span>
            </summary>
            <ul className="session-answers">
              {session.answers.map((answer) => (
                <li key={`${answer.question_uid} ${answer.answered_at}`}>
                  <strong data-outcome={answer.correct ? 'passed' : 'failed'}>
                    {answer.correct ? 'Right' : 'Wrong'}
                  </strong>
                  <span>{answer.skill_title}</span>
                  <span className="muted">{Math.round(answer.seconds)} s</span>
                </li>
              ))}
              {session.answers.length === 0 && <li className="muted">No answers yet.</li>}
            </ul>
          </details>
        </li>
      ))}
    </ol>
  );
}

function outcomeWord({ outcome, kind }: PastSession): string {
  if (outcome === null) return 'Not finished';
  if (outcome === 'failed') return 'Not passed';
  return kind === 'review' ? 'Passed' : 'Mastered';
}
