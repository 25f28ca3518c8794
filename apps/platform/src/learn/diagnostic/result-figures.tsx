import type { Answered } from '../wire.ts';
import { duration } from '../formatting/figures.ts';
import { surenessInWords } from './sureness-in-words.ts';
import { weeksToGoal } from './time-to-goal.ts';

type Results = Answered<'diagnosticResults'>;

const surenessWords = {
  very: { words: 'We are very sure', parts: 4 },
  fairly: { words: 'We are fairly sure', parts: 3 },
  'not-very': { words: 'We are not very sure yet', parts: 2 },
} as const;
const mostParts = 4;

/** What is skipped, missed and left, with the certainty as words and a range of lessons. */
export function ResultFigures({ result }: { readonly result: Results }) {
  const { skipped_count: skipped, checked_soon: soon, missed_before: doubted } = result;
  const missed = result.lessons.filter((lesson) => lesson.result === 'missed');
  const left = result.lessons.filter((lesson) => lesson.result !== 'skipped').length;
  const startsWithMiss = missed.some(
    ({ lesson_uid }) => lesson_uid === result.start_with[0]?.lesson_uid,
  );
  const weeks = weeksToGoal(result.lessons);
  return (
    <>
      <dl className="result-figures">
        <Figure
          count={skipped}
          label={`${skipped === 1 ? 'lesson' : 'lessons'} skipped, counted apart`}
        >
          {skipped === 0
            ? 'Nothing is skipped on so few right answers. You start at the beginning.'
            : `They do not count as mastered. ${firstChecks(soon, skipped)}; what you miss there comes back as a lesson.`}
          {doubted.length > 0 &&
            ` Checked first: ${namesOf(doubted)}, where you missed a question before you got one right.`}
        </Figure>
        {missed.length > 0 && (
          <Figure
            count={missed.length}
            label={`${missed.length === 1 ? 'lesson' : 'lessons'} missed`}
          >
            {namesOf(missed)}. {missed.length === 1 ? 'It is not' : 'None of them is'} skipped
            {startsWithMiss && `, and you start with ${result.start_with[0]?.title}`}.
          </Figure>
        )}
        <Figure count={left} label={`${left === 1 ? 'lesson' : 'lessons'} to learn`}>
          {weeks && `${weeks.least} to ${weeks.most} weeks at 30 min a day. `}
          {result.minutes_saved >= 1 && `Skipping saves ${duration(result.minutes_saved)}.`}
        </Figure>
      </dl>
      {skipped > 0 && <Sureness result={result} />}
    </>
  );
}

const namesOf = (lessons: readonly { readonly title: string }[]) =>
  lessons.map(({ title }) => title).join('; ');

function Figure({
  count,
  label,
  children,
}: {
  readonly count: number;
  readonly label: string;
  readonly children: React.ReactNode;
}) {
  return (
    <div>
      <dt>
        <strong>{count}</strong> {label}
      </dt>
      <dd className="muted">{children}</dd>
    </div>
  );
}

function Sureness({ result }: { readonly result: Results }) {
  const { words, parts } = surenessWords[result.sureness];
  const names = result.least_sure.map(({ title }) => title).join(' and ');
  return (
    <section className="result-sureness" aria-labelledby="sureness">
      <h2 id="sureness" className="small-heading">
        {words}
      </h2>
      <p className="sureness-parts" aria-hidden>
        {Array.from({ length: mostParts }, (_, i) => (
          <span key={i} data-full={i < parts || undefined} />
        ))}
      </p>
      <p className="muted">
        {surenessInWords(result)}
        {names && ` We are least sure of ${names}.`}
      </p>
    </section>
  );
}

/** When what was skipped is asked for the first time. */
function firstChecks(soon: number, skipped: number): string {
  const within = 'first check within 3 days';
  if (soon === skipped) return `Each gets its ${within}`;
  return `${soon === 1 ? '1 of them gets its' : `${soon} of them get their`} ${within}, the others later`;
}
