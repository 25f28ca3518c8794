import { quizMinutes } from '@lemma/learning-engine';
import { Button, Notice } from '@lemma/ui';
import { Link } from 'react-router';
import { dateOf, dayOf, duration, percent } from '../formatting/figures.ts';
import { learnPaths } from '../learn-paths.ts';
import { RangePlot } from '../plots/range-plot.tsx';
import type { Answered } from '../wire.ts';
import { estimateInWords, rangeInWords } from './quiz-words.ts';

type Quizzes = Answered<'quizzes'>;

export interface QuizzesViewProps {
  readonly quizzes: Quizzes;
  readonly onStart: () => void;
  readonly starting: boolean;
  /** The last try to start did not succeed. */
  readonly failed: boolean;
}

/** The weekly quiz before it is taken, and those that were. */
export function QuizzesView({ quizzes, onStart, starting, failed }: QuizzesViewProps) {
  const { open, available, lessons_needed: needed } = quizzes;
  return (
    <div className="learn-page quizzes">
      <h1 className="page-heading">Weekly quiz</h1>
      <p className="page-intro">
        How much of everything that you have mastered do you still recall? {needed} questions from{' '}
        {needed} lessons answer that once a week, about {duration(quizMinutes)}.
      </p>
      <ul className="bullet-list quizzes-rules">
        <li>No hints, and right or wrong only after the last question.</li>
        <li>Nothing to prepare: whoever looks an answer up measures the wrong thing.</li>
        <li>You can leave at any time and go on later.</li>
        <li>What you miss comes up for review on the same day.</li>
      </ul>
      {failed && (
        <Notice variant="error">
          The quiz did not start. Check your connection and try again.
        </Notice>
      )}
      {open ? (
        <p className="action-row sticky-action">
          <Button size="xl" asChild>
            <Link to={learnPaths.quiz(open.quiz_uid)}>
              Continue with question {open.answered + 1} of {open.total}
            </Link>
          </Button>
        </p>
      ) : available ? (
        <p className="action-row sticky-action">
          <Button size="xl" onClick={onStart} disabled={starting}>
            Start the quiz
          </Button>
        </p>
      ) : (
        <NotYet quizzes={quizzes} />
      )}
      {quizzes.quizzes.length > 0 && <PastQuizzes quizzes={quizzes} />}
    </div>
  );
}

function NotYet({ quizzes }: { readonly quizzes: Quizzes }) {
  const { next_quiz_on: next, lessons_needed: needed } = quizzes;
  return (
    <div className="quizzes-wait">
      <p>
        {next === null
          ? `The first quiz comes once you have mastered ${needed} lessons: it asks one question of each.`
          : `This week’s quiz is done. The next one can be taken from ${dateOf(next)} on.`}
      </p>
      <p className="action-row">
        <Button asChild>
          <Link to={learnPaths.myLearning}>Back to today’s plan</Link>
        </Button>
      </p>
    </div>
  );
}

function PastQuizzes({ quizzes: { quizzes, retention } }: { readonly quizzes: Quizzes }) {
  return (
    <section aria-labelledby="past-quizzes">
      <h2 id="past-quizzes" className="section-heading">
        Your quizzes
      </h2>
      {retention && (
        <p className="muted">
          You recall about <strong>{percent(retention.retention)}</strong> of what you have
          mastered, {rangeInWords(retention)}.
        </p>
      )}
      <ol className="past-quizzes">
        {quizzes.map((quiz) => (
          <li key={quiz.quiz_uid}>
            <Link className="text-link" to={learnPaths.quizResult(quiz.quiz_uid)}>
              {dayOf(quiz.finished_at)}
            </Link>
            <span>
              {quiz.right} of {quiz.total} right
            </span>
            <RangePlot
              label={estimateInWords(quiz.retention)}
              value={quiz.retention.retention}
              low={quiz.retention.low}
              high={quiz.retention.high}
            />
            <span className="past-quiz-words">
              <strong>{percent(quiz.retention.retention)}</strong>,{' '}
              {Math.round(quiz.retention.low * 100)} to {Math.round(quiz.retention.high * 100)}
            </span>
          </li>
        ))}
      </ol>
      <p className="muted small">
        Each line: right answers of that quiz, then the share of everything mastered that was
        recalled, with its range, from that quiz and those before it.
      </p>
    </section>
  );
}
