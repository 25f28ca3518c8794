import type { Answer } from '@lemma/learning-engine';
import { useId } from 'react';
import { BlockList } from '../../block/block-list.tsx';
import { HtmlBlock } from '../../block/html-block.tsx';
import type { Feedback, LearnerQuestion } from '../../format/learner-lesson.ts';
import { useLessonHost } from '../../host/lesson-context.ts';
import { ProgramComparison } from '../program-comparison.tsx';
import { AnswerForm } from '../question.tsx';
import { AnswerInWords } from './answer-in-words.tsx';
import { rightAnswerOf } from './right-answer-of.ts';

export interface AnsweredQuestionProps {
  readonly question: LearnerQuestion;
  readonly answer: Answer;
  /** With `secondTry` it says neither the right answer nor the steps, and neither are shown. */
  readonly feedback: Feedback;
}

/** Kinds whose options or parts are needed to understand the answer. */
const withForm: ReadonlySet<string> = new Set([
  'multiple-choice',
  'multi',
  'order',
  'match',
  'fault',
  'point',
  'custom',
]);

/**
 * A question that was answered earlier, to be read: the prompt with its numbers, one's own answer in words and, after a
 * miss, the right one beside it. The worked steps unfold, with the options or parts. For lists of past answers, inside `<LessonProvider>`.
 *
 * @example
 * <AnsweredQuestion question={question} answer={{ kind: 'numeric', text: '7' }} feedback={feedback} />
 */
export function AnsweredQuestion({ question, answer, feedback }: AnsweredQuestionProps) {
  const { strings } = useLessonHost();
  const promptId = useId();
  const right = rightAnswerOf(question, feedback);
  const { solution, explanation, secondTry = false } = feedback;
  const program = answer.kind === 'repl' && solution !== undefined && !secondTry;
  return (
    <section className="lemma-answered" role="group" aria-labelledby={promptId}>
      <div id={promptId} className="lemma-question-prompt">
        <BlockList blocks={question.prompt} questions={undefined} />
      </div>
      {feedback.comment !== '' && <HtmlBlock className="lemma-comment" html={feedback.comment} />}
      {program ? (
        <ProgramComparison own={answer.code} solution={solution} open={!feedback.correct} />
      ) : (
        <dl className="lemma-own-and-right">
          <div>
            <dt>{strings.yourAnswer}</dt>
            <dd data-own={feedback.dontKnow ? 'unknown' : feedback.correct ? 'right' : 'wrong'}>
              <AnswerInWords question={question} answer={answer} wrong={feedback.wrongEntries} />
            </dd>
          </div>
          {!feedback.correct && right && (
            <div>
              <dt>{strings.rightAnswer}</dt>
              <dd data-own="right">
                <AnswerInWords question={question} answer={right} wrong={feedback.wrongEntries} />
              </dd>
            </div>
          )}
        </dl>
      )}
      {!program && solution !== undefined && !secondTry && (
        <ProgramComparison own={undefined} solution={solution} open={false} />
      )}
      {explanation !== '' && (
        <details className="lemma-comparison">
          <summary>{strings.workedSteps}</summary>
          {withForm.has(question.kind) && (
            <AnswerForm
              question={question}
              promptId={promptId}
              state="answered"
              feedback={feedback}
              answer={answer}
              dontKnow={false}
              onAnswer={ignore}
            />
          )}
          <HtmlBlock html={explanation} className="lemma-explanation" />
        </details>
      )}
    </section>
  );
}

function ignore() {
  // It was answered.
}
