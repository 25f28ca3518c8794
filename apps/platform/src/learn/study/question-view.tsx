import type { Answer } from '@lemma/learning-engine';
import { Question } from '@lemma/lesson-renderer';
import { Button } from '@lemma/ui';
import { useEffect, useRef } from 'react';
import type { Phase } from './session-state.ts';
import { WaitingNote } from './waiting-note.tsx';

export type QuestionPhase = Extract<Phase, { type: 'question' | 'sending' | 'feedback' }>;

export interface QuestionViewProps {
  readonly phase: QuestionPhase;
  readonly number: number;
  readonly next: 'question' | 'end';
  readonly onAnswer: (answer: Answer) => void;
  readonly onGoOn: () => void;
}

/** One question, from its prompt to its feedback. Programs stand beside their prompt from 1000 px up. */
export function QuestionView({ phase, number, next, onAnswer, onGoOn }: QuestionViewProps) {
  const { question } = phase;
  const goOn = useRef<HTMLButtonElement>(null);
  const label = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (phase.type === 'feedback') goOn.current?.focus({ preventScroll: true });
    if (phase.type === 'question') label.current?.focus({ preventScroll: true });
  }, [phase.type]);
  return (
    <article
      data-question={question.uid}
      data-seed={question.seed}
      className={question.kind === 'repl' ? 'study-split' : 'study-column'}
    >
      <h1 ref={label} tabIndex={-1} className="question-label">
        Question {number}
        {phase.type === 'question' && phase.reason === 'retry' && <span> · once more</span>}
      </h1>
      <Question
        question={question}
        state={
          phase.type === 'question' ? 'open' : phase.type === 'sending' ? 'checking' : 'answered'
        }
        feedback={phase.type === 'feedback' ? phase.feedback : undefined}
        unreadable={phase.type === 'question' && phase.problem ? phase.problem : undefined}
        onAnswer={onAnswer}
      />
      {phase.type === 'sending' && <WaitingNote />}
      {phase.type === 'feedback' && (
        <div className="sticky-action study-actions">
          <Button ref={goOn} size="xl" className="study-go" onClick={onGoOn}>
            {next === 'end' ? 'See the summary' : 'Continue'}
          </Button>
          {!phase.feedback.correct && next === 'question' && (
            <p className="muted small">A question like this comes back later in the session.</p>
          )}
        </div>
      )}
    </article>
  );
}
