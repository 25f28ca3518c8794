import type { Answer } from '@lemma/learning-engine';
import { Button, Loading } from '@lemma/ui';
import { useEffect, useRef } from 'react';
import { LessonQuestion } from './lesson-blocks.tsx';
import type { Phase } from './session-state.ts';

export type QuestionPhase = Extract<Phase, { type: 'question' | 'sending' | 'feedback' }>;

export interface QuestionViewProps {
  readonly phase: QuestionPhase;
  readonly session: string;
  readonly number: number;
  readonly next: 'question' | 'end';
  readonly onAnswer: (answer: Answer) => void;
  readonly onGoOn: () => void;
}

/** One question, from its prompt to its feedback. Programs stand beside their prompt from 1000 px up. */
export function QuestionView({ phase, session, number, next, onAnswer, onGoOn }: QuestionViewProps) {
  const { question } = phase;
  const goOn = useRef<HTMLButtonElement>(null);
  const label = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (phase.type === 'feedback') goOn.current?.focus({ preventScroll: true });
    if (phase.type === 'question') label.current?.focus({ preventScroll: true });
  }, [phase.type]);
  return (
    <article className={question.kind === 'repl' ? 'study-split' : 'study-column'}>
      <h1 ref={label} tabIndex={-1} className="question-label">
        Question {number}
        {phase.type === 'question' && phase.reason === 'retry' && <span> · once more</span>}
      </h1>
      <LessonQuestion
        question={question}
        answer={phase.type === 'question' ? undefined : phase.answer}
        feedback={phase.type === 'feedback' ? phase.feedback : undefined}
        busy={phase.type === 'sending'}
        draftKey={`${session}/${question.uid}/${question.seed}`}
        onAnswer={onAnswer}
      />
      {phase.type === 'question' && phase.problem && (
        <p role="alert" className="question-problem">
          {phase.problem}
        </p>
      )}
      {phase.type === 'sending' && <Loading label="Checking your answer…" />}
      {phase.type === 'feedback' && (
        <div className="sticky-action study-actions">
          <Button ref={goOn} size="xl" className="study-go" onClick={onGoOn}>
            {next === 'end' ? 'See the summary' : 'Continue'}
          </Button>
          {!phase.feedback.correct && (
            <p className="muted small">A question like this comes back later in the session.</p>
          )}
        </div>
      )}
    </article>
  );
}
