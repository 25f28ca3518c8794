import { masteryCriteria } from '@lemma/learning-engine';
import type { LearnerLesson } from '@lemma/lesson-renderer';
import { useEffect, useRef } from 'react';
import { criteriaInWords } from '../../lesson-state/mastery-words.ts';
import { StateMark } from '../../lesson-state/state-mark.tsx';
import type { FinishedStep, SessionKind } from '../../wire.ts';
import type { Mark } from './session-state.ts';

/** Said of whatever was not passed. */
export const encouragement = 'Nothing is lost: each attempt makes the next one easier.';

export interface EndSummaryProps {
  readonly kind: SessionKind;
  readonly lesson: Pick<LearnerLesson, 'uid' | 'title' | 'summary'>;
  readonly end: FinishedStep;
  /** The answers that counted. */
  readonly answers: readonly Mark[];
  /** What is said of a session that was not passed. */
  readonly notPassed: string;
}

/** What came of a session: what one can now do, by which rule, and what was missed. The heading takes the focus, as that of every step does. */
export function EndSummary({ kind, lesson, end, answers, notPassed }: EndSummaryProps) {
  const passed = end.outcome === 'passed';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <p id="session-end-state" className="session-end-state">
        <StateMark status={passed ? 'mastered' : 'failed'} size={28} />
        {passed ? (kind === 'review' ? 'Review passed' : 'Lesson mastered') : notYet[kind]}
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
        {passed ? `You can now do this: ${lowerFirst(lesson.summary)}` : notPassed}
      </p>
      <p className="muted">{whyInWords(kind, end, answers)}</p>
      {end.weak_skills.length > 0 && <WeakSkills end={end} kind={kind} />}
    </>
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

const notYet: Record<SessionKind, string> = {
  lesson: 'Not yet mastered',
  review: 'Review not passed',
};

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
