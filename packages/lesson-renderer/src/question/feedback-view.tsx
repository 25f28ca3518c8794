import type { Answer, AnswerProblem } from '@lemma/learning-engine';
import { createElement, type ComponentProps } from 'react';
import { HtmlBlock } from '../block/html-block.tsx';
import { useLessonHost } from '../host/lesson-context.ts';
import type { Feedback, LearnerQuestion } from '../format/learner-lesson.ts';
import type { PageStrings } from '../strings/page-strings.ts';
import { lateValue, useLateValue } from '../host/late-value.ts';
import type { OwnAndRight } from './own-and-right.tsx';
import type { ProgramComparison } from './program-comparison.tsx';

const problemTexts = lateValue(async () => (await import('./say-problem.ts')).sayProblem);
const comparison = lateValue(
  async () => (await import('./program-comparison.tsx')).ProgramComparison,
);
const ownAndRight = lateValue(async () => (await import('./own-and-right.tsx')).OwnAndRight);

/** Right or wrong in one line, the why under it. A screen reader hears it without moving the focus. */
export function FeedbackView({
  question,
  feedback,
  answer,
  unreadable,
  unscored,
}: {
  readonly question: LearnerQuestion;
  readonly feedback: Feedback | undefined;
  readonly answer: Answer | undefined;
  readonly unreadable: AnswerProblem | string | undefined;
  readonly unscored: string | undefined;
}) {
  const { strings } = useLessonHost();
  const { mark, words } = feedback ? verdict(feedback, strings) : {};
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> may hold no block content */}
      <div className="lemma-feedback" role="status">
        {unreadable && <Unreadable problem={unreadable} />}
        {!feedback && unscored && <p className="lemma-unscored">{unscored}</p>}
        {feedback && !unreadable && (
          <p className="lemma-verdict" data-mark={mark}>
            {words} <HtmlBlock tag="span" className="lemma-comment" html={feedback.comment} />
          </p>
        )}
        {feedback?.secondTry && !unreadable && (
          <p className="lemma-second-try">{strings.secondTry}</p>
        )}
        {feedback && !feedback.secondTry && (
          <>
            {!feedback.correct && feedback.correctValue !== undefined && (
              <LateOwnAndRight kind={question.kind} feedback={feedback} answer={answer} />
            )}
            {feedback.explanation !== '' && (
              <p className="lemma-steps-label">{strings.workedSteps}</p>
            )}
            <HtmlBlock html={feedback.explanation} className="lemma-explanation" />
          </>
        )}
      </div>
      {feedback?.solution !== undefined && !feedback.secondTry && (
        <LateComparison
          own={answer?.kind === 'repl' ? answer.code : undefined}
          solution={feedback.solution}
          open={!feedback.correct}
        />
      )}
    </>
  );
}

function verdict(
  { correct, credit, dontKnow }: Feedback,
  strings: PageStrings,
): { readonly mark: 'right' | 'wrong' | 'unknown'; readonly words: string } {
  if (dontKnow) return { mark: 'unknown', words: strings.notKnownYet };
  if (correct) return { mark: 'right', words: strings.right };
  return { mark: 'wrong', words: credit > 0 ? strings.partly : strings.notQuite };
}

/** Why the answer could not be read, once the sentences are there. */
function Unreadable({ problem }: { readonly problem: AnswerProblem | string }) {
  const { strings } = useLessonHost();
  const say = useLateValue(problemTexts);
  if (say === undefined) return null;
  return <p className="lemma-unreadable">{say ? say(problem, strings) : strings.unreadable}</p>;
}

/** The two programs side by side, once that view is there; the solution alone if it cannot be downloaded. */
function LateComparison(props: ComponentProps<typeof ProgramComparison>) {
  const Comparison = useLateValue(comparison);
  if (Comparison) return createElement(Comparison, props);
  return Comparison === null ? <pre className="lemma-code">{props.solution}</pre> : null;
}

/** One's own value beside the right one, once that view is there; the right one as text if it cannot be downloaded. */
function LateOwnAndRight(props: ComponentProps<typeof OwnAndRight>) {
  const { strings } = useLessonHost();
  const Values = useLateValue(ownAndRight);
  if (Values) return createElement(Values, props);
  if (Values === undefined) return null;
  return (
    <p className="lemma-right-value">
      {strings.theAnswerIs} {props.feedback.correctValue}
    </p>
  );
}
