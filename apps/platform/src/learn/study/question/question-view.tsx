import type { Answer } from '@lemma/learning-engine';
import { type Block, Question } from '@lemma/lesson-renderer';
import { Button } from '@lemma/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Phase } from '../session/session-state.ts';
import { ToRemember } from './to-remember.tsx';
import { WaitingNote } from './waiting-note.tsx';

export type QuestionPhase = Extract<Phase, { type: 'question' | 'sending' | 'feedback' }>;

export interface QuestionViewProps {
  readonly phase: QuestionPhase;
  readonly number: number;
  /** Title of the lesson, where the question does not follow from it: shown with the feedback only. */
  readonly lesson?: string;
  readonly next: 'question' | 'end';
  /** The lines to remember, in a review: shown once the question is answered. */
  readonly lines: readonly Block[];
  /** What the answer did to its skill, and what that leads to. */
  readonly standing: ReactNode;
  readonly onAnswer: (answer: Answer) => void;
  /** Goes on while the answer waits; undefined where nothing was kept ahead. */
  readonly onSetAside: (() => void) | undefined;
  readonly onGoOn: () => void;
  /** Under the question and its feedback. */
  readonly foot?: ReactNode;
}

/** One question, from its prompt to its feedback. Programs stand beside their prompt from 1000 px up. */
export function QuestionView({
  phase,
  number,
  lesson,
  next,
  lines,
  standing,
  onAnswer,
  onSetAside,
  onGoOn,
  foot,
}: QuestionViewProps) {
  const { question } = phase;
  const goOn = useRef<HTMLButtonElement>(null);
  const label = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (phase.type === 'feedback') goOn.current?.focus({ preventScroll: true });
    if (phase.type === 'question') label.current?.focus({ preventScroll: true });
  }, [phase.type]);
  const tried = phase.type === 'feedback' ? undefined : phase.tried;
  const shown = phase.type === 'feedback' ? phase : tried;
  return (
    <article
      data-question={question.uid}
      data-seed={question.seed}
      className={question.kind === 'repl' ? 'study-split' : 'study-column'}
    >
      <h1 ref={label} tabIndex={-1} className="question-label">
        Question {number}
        {lesson !== undefined && phase.type === 'feedback' && (
          <>
            {' · '}
            <span className="question-lesson">{lesson}</span>
          </>
        )}
        {phase.type === 'question' && phase.reason === 'retry' && <span> · once more</span>}
        {tried && <span> · second try</span>}
      </h1>
      <Question
        question={question}
        state={
          phase.type === 'question' ? 'open' : phase.type === 'sending' ? 'checking' : 'answered'
        }
        feedback={shown?.feedback}
        answer={shown?.answer}
        unreadable={phase.type === 'question' && phase.problem ? phase.problem : undefined}
        onAnswer={onAnswer}
      />
      {phase.type === 'sending' && (
        <WaitingNote right={passesHere(phase.answer)} onGoOn={onSetAside} />
      )}
      {phase.type === 'feedback' && (
        <>
          <ToRemember lines={lines} open={!phase.feedback.correct} />
          <div className="sticky-action study-actions">
            <Button ref={goOn} size="xl" className="study-go" onClick={onGoOn}>
              {next === 'end' ? 'See the summary' : 'Continue'}
            </Button>
            {standing}
          </div>
        </>
      )}
      {foot}
    </article>
  );
}

/** The tests of a program ran in this browser: what they say is known without the server. */
function passesHere(answer: Answer): boolean {
  if (answer.kind !== 'repl' || answer.results.length === 0) return false;
  return answer.results.every(({ passed }) => passed);
}
