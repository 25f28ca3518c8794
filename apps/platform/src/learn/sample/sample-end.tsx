import { Button } from '@lemma/ui';
import { Link } from 'react-router';
import { inDays, percent } from '../formatting/figures.ts';
import { useNow } from '../formatting/use-now.ts';
import { learnPaths } from '../learn-paths.ts';
import { encouragement, EndSummary, type EndSummaryProps } from '../study/session/end-summary.tsx';
import { Figure } from '../study/session/figure.tsx';

/** What a visitor can do at the end of a sample lesson. */
export interface SampleChoices {
  /** Makes an account that takes the lesson over. */
  readonly onKeep: () => void;
  /** Begins the lesson once more. */
  readonly onAgain: () => void;
}

/** The end of a lesson that was studied without an account: what came of it, and what an account does with it. */
export function SampleEnd({
  choices,
  ...summary
}: Omit<EndSummaryProps, 'kind' | 'notPassed'> & { readonly choices: SampleChoices }) {
  const now = useNow();
  const { end } = summary;
  const passed = end.outcome === 'passed';
  return (
    <section className="session-end" aria-labelledby="session-end-title">
      <EndSummary kind="lesson" notPassed={encouragement} {...summary} />
      <dl className="figures">
        <Figure name="Right" value={percent(end.accuracy)} unit="" />
        <Figure name="Worth" value={`${Math.round(end.xp)}`} unit="XP" />
      </dl>
      <h2 className="small-heading">{passed ? 'Keep what you have learned' : 'Keep your place'}</h2>
      <p>{passed ? keepSentence(end, now) : failedSentence}</p>
      <p className="action-row sticky-action">
        <Button size="xl" onClick={choices.onKeep}>
          Sign up and keep it
        </Button>
        {passed ? (
          <Button size="xl" variant="outline" asChild>
            <Link to={learnPaths.diagnostic}>Free diagnostic</Link>
          </Button>
        ) : (
          <Button size="xl" variant="outline" onClick={choices.onAgain}>
            Try the lesson again
          </Button>
        )}
      </p>
      <p className="muted small">
        Until you sign up, this lesson is kept under a random key that only this browser has, and is
        deleted after 30 days.
      </p>
    </section>
  );
}

const failedSentence =
  'With an account the lesson comes back soon, with other questions. You can also try it again now, as often as you like.';

function keepSentence(
  { next_review_at, opened_lessons }: EndSummaryProps['end'],
  now: number,
): string {
  const kept = 'With an account this lesson counts as mastered';
  const review = next_review_at ? `, and you are asked again ${inDays(next_review_at, now)}` : '';
  const names = opened_lessons.map(({ title }) => `“${title}”`);
  const list = new Intl.ListFormat('en', { type: 'conjunction' });
  const opened = names.length > 0 ? ` It opens ${list.format(names.slice(0, 3))}.` : '';
  return `${kept}${review}, before you would forget it.${opened}`;
}
