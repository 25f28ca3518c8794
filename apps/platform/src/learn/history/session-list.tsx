import { useState } from 'react';
import { dayOf, duration, percent } from '../formatting/figures.ts';
import type { Answered } from '../wire.ts';
import { SessionAnswers } from './session-answers.tsx';

type PastSession = Answered<'lessonHistory'>['sessions'][number];

/** Past sessions, newest first. The answers of one are asked for once it is unfolded. */
export function SessionList({ sessions }: { readonly sessions: readonly PastSession[] }) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  return (
    <ol className="session-list">
      {sessions.map((session) => (
        <li key={session.session_uid}>
          <details
            onToggle={({ currentTarget }) => {
              if (currentTarget.open)
                setOpened((before) => new Set(before).add(session.session_uid));
            }}
          >
            <summary>
              <span className="session-day">{dayOf(session.started_at)}</span>
              <span>{session.kind === 'review' ? 'Review' : 'Lesson'}</span>
              <strong data-outcome={session.outcome ?? 'open'}>{outcomeWord(session)}</strong>
              <span className="muted">
                {session.accuracy === null ? '' : `${percent(session.accuracy)} right · `}
                {duration(session.minutes)} · {Math.round(session.xp)} XP
              </span>
            </summary>
            {opened.has(session.session_uid) && <SessionAnswers session={session} />}
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
