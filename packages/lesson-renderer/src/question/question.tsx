import type { Answer, AnswerProblem } from '@lemma/learning-engine';
import { useId, type ReactNode } from 'react';
import { BlockList } from '../block/block-list.tsx';
import { useLessonHost } from '../host/lesson-context.ts';
import { PieceBoundary } from '../host/piece-boundary.tsx';
import type { Feedback, LearnerQuestion } from '../format/learner-lesson.ts';
import type { AnswerFormProps, QuestionState } from './form/answer-form.ts';
import { ChoiceForm } from './choice-form.tsx';
import { FeedbackView } from './feedback-view.tsx';
import { Hints } from './hints.tsx';
import { LateForm } from './late-form.tsx';
import { NumericForm } from './numeric-form.tsx';

export interface QuestionProps {
  readonly question: LearnerQuestion;
  readonly onAnswer: (answer: Answer) => void;
  /** What was said of the answer: it closes the question, unless it allows a second try. */
  readonly feedback?: Feedback | undefined;
  /** The answer that the feedback is on: shown beside the right one. */
  readonly answer?: Answer | undefined;
  /** Default: `answered` with feedback that allows no second try, else `open`. */
  readonly state?: QuestionState | undefined;
  /** Place among the questions of a step, from 1. */
  readonly number?: number | undefined;
  readonly total?: number | undefined;
  /** Offers "I don't know yet". Default true. */
  readonly dontKnow?: boolean | undefined;
  /** Why the answer could not be read: the engine's `problem`, said by `strings`, or a sentence. It is not an attempt. */
  readonly unreadable?: AnswerProblem | string | undefined;
  /** A sentence that says why the answer has no feedback, which is no mistake of the learner's. */
  readonly unscored?: string | undefined;
  /** Buttons under the feedback, for example "Continue". */
  readonly actions?: ReactNode;
}

/** One question: prompt, hints, a way to answer, and the feedback once it is given. */
export function Question({
  question,
  onAnswer,
  feedback,
  answer,
  state = feedback && !feedback.secondTry ? 'answered' : 'open',
  number,
  total,
  dontKnow = true,
  unreadable,
  unscored,
  actions,
}: QuestionProps) {
  const { strings, emit } = useLessonHost();
  const promptId = useId();
  return (
    // A group, not the region that a named section is: landmarks are for finding one's way, and two questions may be asked in the same words.
    <section className="lemma-question" role="group" aria-labelledby={promptId} data-state={state}>
      {number !== undefined && total !== undefined && (
        <p className="lemma-question-number">{strings.question(number, total)}</p>
      )}
      <div id={promptId} className="lemma-question-prompt">
        <BlockList blocks={question.prompt} questions={undefined} />
      </div>
      <PieceBoundary
        message={strings.partFailed}
        retry={strings.tryAgain}
        onError={(error) =>
          emit({ type: 'widget-failed', id: question.uid, name: 'question', error })
        }
      >
        <AnswerForm
          key={`${question.uid}#${question.seed}#${feedback?.secondTry ? 'second' : 'first'}`}
          question={question}
          promptId={promptId}
          state={state}
          feedback={feedback}
          answer={answer}
          dontKnow={dontKnow}
          onAnswer={onAnswer}
        />
        <FeedbackView
          question={question}
          feedback={feedback}
          answer={answer}
          unreadable={unreadable}
          unscored={unscored}
        />
        {state !== 'answered' && <Hints question={question} />}
      </PieceBoundary>
      {actions !== undefined && <div className="lemma-actions">{actions}</div>}
      <button
        type="button"
        className="lemma-widget-report lemma-question-report"
        onClick={() =>
          emit({
            type: 'issue-reported',
            id: question.uid,
            name: 'question',
            seed: question.seed,
          })
        }
      >
        <svg aria-hidden="true" viewBox="0 0 24 24" width="16" height="16">
          <path d="M5 21V4h12l-2 4 2 4H5" />
        </svg>
        {strings.reportQuestion}
      </button>
    </section>
  );
}

/** Forms of two kinds load with the page, those of the others with their first question. */
export function AnswerForm(props: AnswerFormProps) {
  switch (props.question.kind) {
    case 'multiple-choice':
      return <ChoiceForm {...props} />;
    case 'numeric':
      return <NumericForm {...props} />;
    default:
      return <LateForm {...props} />;
  }
}
