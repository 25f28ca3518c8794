import { Button } from '@lemma/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { counted, dayOf, percent } from '../formatting/figures.ts';
import { learnPaths } from '../learn-paths.ts';
import { RangePlot } from '../plots/range-plot.tsx';
import { QuizAnswers } from './quiz-answers.tsx';
import { QuizMarks } from './quiz-marks.tsx';
import {
  headlineOf,
  planChanges,
  rangeInWords,
  estimateInWords,
  type QuizResult,
} from './quiz-words.ts';
import { TopicRanges } from './topic-ranges.tsx';
import { WhatFollows } from './what-follows.tsx';

export interface QuizResultProps {
  readonly result: QuizResult;
  readonly finishedAt: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

const day = 86_400_000;

/** What a quiz found: the figure with its range, by topic, what changes in the plan, and every question with its answers. */
export function QuizResultView({ result, finishedAt, now }: QuizResultProps) {
  const { retention } = result;
  const changes = planChanges(result, finishedAt);
  const isFresh = now - Date.parse(finishedAt) < day;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <div className="learn-page quiz-result">
      <p className="muted">Weekly quiz, {dayOf(finishedAt)}</p>
      <h1 ref={heading} tabIndex={-1} className="page-heading">
        {headlineOf(retention)}
      </h1>
      <div className="quiz-columns">
        <section className="quiz-card" aria-labelledby="quiz-figure">
          <h2 id="quiz-figure" className="visually-hidden">
            How much you recall
          </h2>
          <p className="quiz-figure">
            <strong>{percent(retention.retention)}</strong> <span>{rangeInWords(retention)}</span>
          </p>
          <RangePlot
            label={`${estimateInWords(retention)}, on an axis from 0 to 100 %`}
            value={retention.retention}
            low={retention.low}
            high={retention.high}
            axis="fifths"
          />
          <p className="muted quiz-basis">{basisOf(result)}</p>
          <details className="quiz-method muted">
            <summary>How this is worked out</summary>
            <p>
              The lessons are drawn at random. One that was not asked since you learned it is three
              times as likely to be drawn, and its answer weighs a third as much, so that the figure
              holds for all your lessons. Of a hundred such ranges, about 95 contain the true
              figure. A lucky guess counts as right.
            </p>
          </details>
          <TopicRanges result={result} />
        </section>
        <div className="quiz-side">
          <WhatFollows result={result} changes={changes} isFresh={isFresh} />
          <section className="quiz-card" aria-labelledby="quiz-right">
            <h2 id="quiz-right" className="small-heading">
              {result.right} of {result.answers.length} right
              <span className="muted quiz-xp"> {Math.round(result.xp)} XP</span>
            </h2>
            <QuizMarks answers={result.answers} />
          </section>
          <p className="quiz-actions sticky-action">
            {isFresh && changes.due.length > 0 ? (
              <>
                <Button size="xl" asChild>
                  <Link to={learnPaths.reviews}>
                    Review{' '}
                    {changes.due.length === 1 ? 'the miss' : `the ${changes.due.length} misses`}{' '}
                    today
                  </Link>
                </Button>
                <Button size="xl" variant="outline" asChild>
                  <Link to={learnPaths.myLearning}>Today’s plan</Link>
                </Button>
              </>
            ) : (
              <Button size="xl" asChild>
                <Link to={learnPaths.myLearning}>Back to today’s plan</Link>
              </Button>
            )}
          </p>
        </div>
      </div>
      <QuizAnswers answers={result.answers} />
    </div>
  );
}

/** "From 10 questions drawn from the 16 lessons you have mastered." */
function basisOf({ retention: { answers, quizzes }, lessons }: QuizResult): string {
  if (quizzes === 1)
    return `From ${counted(answers, 'question')}, drawn from the ${lessons} lessons that you have mastered. So few answers leave a wide range: it narrows with each quiz.`;
  return `From the ${answers} answers of your last ${quizzes} quizzes. This one was drawn from the ${lessons} lessons that you have mastered.`;
}
