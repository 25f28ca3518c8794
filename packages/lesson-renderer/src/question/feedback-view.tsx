import type { AnswerProblem } from '@lemma/learning-engine';
import { HtmlBlock } from '../block/html-block.tsx';
import type { QuestionKind } from '../lesson/compiled-lesson.ts';
import { useLessonHost } from '../lesson/lesson-context.ts';
import type { Feedback } from '../lesson/learner-lesson.ts';
import { RightValue } from './right-value.tsx';
import { sayProblem } from './say-problem.ts';

/** Right or wrong in one line, the why under it. A screen reader hears it without moving the focus. */
export function FeedbackView({
  kind,
  feedback,
  unreadable,
  unscored,
}: {
  readonly kind: QuestionKind;
  readonly feedback: Feedback | undefined;
  readonly unreadable: AnswerProblem | string | undefined;
  readonly unscored: string | undefined;
}) {
  const { strings } = useLessonHost();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> may hold no block content
    <div className="lemma-feedback" role="status">
      {!feedback && unreadable && (
        <p className="lemma-unreadable">{sayProblem(unreadable, strings)}</p>
      )}
      {!feedback && unscored && <p className="lemma-unscored">{unscored}</p>}
      {feedback && (
        <>
          <p className="lemma-verdict" data-mark={feedback.correct ? 'right' : 'wrong'}>
            {verdict(feedback)}{' '}
            <HtmlBlock tag="span" className="lemma-comment" html={feedback.comment} />
          </p>
          {!feedback.correct && feedback.correctValue !== undefined && (
            <p className="lemma-right-value">
              {strings.theAnswerIs} <RightValue kind={kind} value={feedback.correctValue} />
            </p>
          )}
          <HtmlBlock html={feedback.explanation} className="lemma-explanation" />
        </>
      )}
    </div>
  );

  function verdict({ correct, credit }: Feedback): string {
    if (correct) return strings.right;
    return credit > 0 ? strings.partly : strings.notQuite;
  }
}
