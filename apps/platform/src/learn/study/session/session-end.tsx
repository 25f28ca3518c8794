import { useNow } from '../../formatting/use-now.ts';
import { Button } from '@lemma/ui';
import { Link } from 'react-router';
import { learnPaths } from '../../learn-paths.ts';
import { inDays, percent } from '../../formatting/figures.ts';
import type { SessionKind } from '../../wire.ts';
import { afterSession } from './after-session.ts';
import { DifficultyRating } from './difficulty-rating.tsx';
import { encouragement, EndSummary, type EndSummaryProps } from './end-summary.tsx';
import { Figure } from './figure.tsx';
import { OpenedLessons } from './opened-lessons.tsx';

export interface SessionEndProps extends Omit<EndSummaryProps, 'notPassed'> {
  readonly session: string;
}

/** The quiet end of a session: what came of it, what opened, XP and streak, and what comes next. */
export function SessionEnd({ session, kind, lesson, end, answers }: SessionEndProps) {
  const now = useNow();
  const main = afterSession(end);
  return (
    <section className="session-end" aria-labelledby="session-end-title">
      <EndSummary
        kind={kind}
        lesson={lesson}
        end={end}
        answers={answers}
        notPassed={failedSentence(kind, end.next_round)}
      />
      <dl className="figures">
        <Figure name="Earned" value={`${Math.round(end.xp)}`} unit="XP" />
        <Figure
          name="Today"
          value={`${Math.round(end.daily_xp.xp)}`}
          unit={`of ${end.daily_xp.goal} XP`}
        />
        <Figure name="Right" value={percent(end.accuracy)} unit="" />
        <Figure name="Streak" value={`${end.streak}`} unit={end.streak === 1 ? 'day' : 'days'} />
      </dl>
      {end.opened_lessons.length > 0 && (
        <OpenedLessons from={lesson.title} opened={end.opened_lessons} />
      )}
      {end.next_review_at && (
        <p className="muted">Your next review of it is {inDays(end.next_review_at, now)}.</p>
      )}
      {answers.some(({ correct }) => !correct) && (
        <p>
          <Link className="text-link" to={learnPaths.mistakes(lesson.uid)}>
            Look at what you missed
          </Link>
        </p>
      )}
      <DifficultyRating session={session} />
      <p className="action-row sticky-action">
        <Button size="xl" asChild>
          <Link to={main.to}>{main.words}</Link>
        </Button>
        {main.to !== learnPaths.myLearning && (
          <Button size="xl" variant="outline" asChild>
            <Link to={learnPaths.myLearning}>My learning</Link>
          </Button>
        )}
      </p>
    </section>
  );
}

function failedSentence(kind: SessionKind, nextRound: number | undefined): string {
  if (kind === 'review') return `It comes back sooner. ${encouragement}`;
  const back =
    nextRound === undefined ? 'It comes back soon' : `It comes back soon at round ${nextRound}`;
  return `${back}, with other questions, after what it rests on. ${encouragement}`;
}
