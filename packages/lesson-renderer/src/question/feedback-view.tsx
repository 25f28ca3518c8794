import type { Answer, AnswerProblem } from '@lemma/learning-engine';
import { HtmlBlock } from '../block/html-block.tsx';
import { useLessonHost } from '../host/lesson-context.ts';
import type { Feedback, LearnerQuestion } from '../format/learner-lesson.ts';
import type { PageStrings } from '../strings/page-strings.ts';
import { OwnAndRight } from './own-and-right.tsx';
import { ProgramComparison } from './program-comparison.tsx';
import { sayProblem } from './say-problem.ts';

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
        {unreadable && <p className="lemma-unreadable">{sayProblem(unreadable, strings)}</p>}
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
            <OwnAndRight kind={question.kind} feedback={feedback} answer={answer} />
            {feedback.explanation !== '' && (
              <p className="lemma-steps-label">{strings.workedSteps}</p>
            )}
            <HtmlBlock html={feedback.explanation} className="lemma-explanation" />
          </>
        )}
      </div>
      {feedback?.solution !== undefined && !feedback.secondTry && (
        <ProgramComparison
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
