import { masteryCriteria } from '@lemma/learning-engine';
import { useNow } from '../../formatting/use-now.ts';
import { Button } from '@lemma/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { LearnerLesson } from '@lemma/lesson-renderer';
import { StateMark } from '../../lesson-state/state-mark.tsx';
import { learnPaths } from '../../learn-paths.ts';
import { inDays, percent } from '../../formatting/figures.ts';
import type { FinishedStep, SessionKind } from '../../wire.ts';
import type { Mark } from './session-state.ts';
import { afterSession } from './after-session.ts';
import { criteriaInWords } from '../../lesson-state/mastery-words.ts';
import { DifficultyRating } from './difficulty-rating.tsx';
import { Figure } from './figure.tsx';
import { OpenedLessons } from './opened-lessons.tsx';

export interface SessionEndProps {
  readonly session: string;
  readonly kind: SessionKind;
  readonly lesson: Pick<LearnerLesson, 'uid' | 'title' | 'summary'>;
  readonly end: FinishedStep;
  /** The answers that counted. */
  readonly answers: readonly Mark[];
}

/**
 * The quiet end of a session: what one can now do, what opened, XP and streak, and what comes next. The heading takes
 * the focus, as that of every step does.
 */
export function SessionEnd({ session, kind, lesson, end, answers }: SessionEndProps) {
  const now = useNow();
  const passed = end.outcome === 'passed';
  const main = afterSession(end);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="session-end" aria-labelledby="session-end-title">
      <p id="session-end-state" className="session-end-state">
        <StateMark status={passed ? 'mastered' : 'failed'} size={28} />
        {passed ? (kind === 'review' ? 'Review passed' : 'Lesson mastered') : notPassed[kind]}
      </p>
      <h1
        ref={heading}
        id="session-end-title"
        className="page-heading"
        tabIndex={-1}
        aria-describedby="session-end-state"
      >
        {lesson.title}
      </h1>
      <p className="session-end-summary">
        {passed
          ? `You can now do this: ${lowerFirst(lesson.summary)}`
          : failedSentence(kind, end.next_round)}
      </p>
      <p className="muted">{whyInWords(kind, end, answers)}</p>
      {end.weak_skills.length > 0 && <WeakSkills end={end} kind={kind} />}
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

function WeakSkills({ end, kind }: { readonly end: FinishedStep; readonly kind: SessionKind }) {
  const passed = end.outcome === 'passed';
  return (
    <>
      <h2 className="small-heading">
        {passed && kind === 'lesson' ? 'Passed, after more than one miss' : 'What to look at again'}
      </h2>
      <ul className="plain-rows">
        {end.weak_skills.map((skill) => (
          <li key={skill.skill_id}>{skill.title}</li>
        ))}
      </ul>
    </>
  );
}

const notPassed: Record<SessionKind, string> = {
  lesson: 'Not yet mastered',
  review: 'Review not passed',
};

function failedSentence(kind: SessionKind, nextRound: number | undefined): string {
  if (kind === 'review')
    return 'It comes back sooner. Nothing is lost: each attempt makes the next one easier.';
  const back =
    nextRound === undefined ? 'It comes back soon' : `It comes back soon at round ${nextRound}`;
  return `${back}, with other questions, after what it rests on. Nothing is lost: each attempt makes the next one easier.`;
}

/** The rule as it was met or not: the figure of right answers alone would not say why. */
function whyInWords(kind: SessionKind, end: FinishedStep, answers: readonly Mark[]): string {
  const right = answers.filter(({ correct }) => correct).length;
  const of = `${right} of ${answers.length} right.`;
  if (kind === 'review')
    return end.outcome === 'passed'
      ? `${of} Three right answers pass a review.`
      : `${of} Three misses end a review.`;
  return end.outcome === 'passed'
    ? `${of} A lesson is mastered when each skill has ${criteriaInWords}.`
    : `${of} ${end.weak_skills.length === 1 ? 'One skill' : 'Some skills'} could no longer get ${criteriaInWords}, within ${masteryCriteria.mostAsks} questions.`;
}

function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
