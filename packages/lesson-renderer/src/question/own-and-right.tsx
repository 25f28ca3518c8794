import type { Answer } from '@lemma/learning-engine';
import { useLessonHost } from '../host/lesson-context.ts';
import type { QuestionKind } from '../format/compiled-lesson.ts';
import type { Feedback } from '../format/learner-lesson.ts';
import { ScrolledMatrix } from './matrix-value.tsx';
import { RightValue, rowsOf } from './right-value.tsx';

/** One's own number or matrix beside the right one, after a miss. What differs is marked. */
export function OwnAndRight({
  kind,
  feedback,
  answer,
}: {
  readonly kind: QuestionKind;
  readonly feedback: Feedback;
  readonly answer: Answer | undefined;
}) {
  const { strings } = useLessonHost();
  if (feedback.correct || feedback.correctValue === undefined) return null;
  const own = ownValue(answer);
  if (own === undefined)
    return (
      <p className="lemma-right-value">
        {strings.theAnswerIs} <RightValue kind={kind} value={feedback.correctValue} />
      </p>
    );
  return (
    <dl className="lemma-own-and-right">
      <div>
        <dt>{strings.yourAnswer}</dt>
        <dd>
          {typeof own === 'string' ? (
            <strong className="lemma-differs">{own}</strong>
          ) : (
            <ScrolledMatrix rows={own} wrong={feedback.wrongEntries} />
          )}
        </dd>
      </div>
      <div>
        <dt>{strings.rightAnswer}</dt>
        <dd>
          {typeof own === 'string' ? (
            <RightValue kind={kind} value={feedback.correctValue} />
          ) : (
            <ScrolledMatrix
              rows={rowsOf(feedback.correctValue) ?? []}
              wrong={feedback.wrongEntries}
            />
          )}
        </dd>
      </div>
    </dl>
  );
}

function ownValue(answer: Answer | undefined): string | readonly (readonly string[])[] | undefined {
  if (answer?.kind === 'numeric') return answer.text;
  return answer?.kind === 'matrix' ? answer.entries : undefined;
}
