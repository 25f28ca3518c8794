import { useLessonHost } from '../lesson/lesson-context.ts';
import type { QuestionState } from './answer-form.ts';

/** The button that hands the answer in, and "I don't know yet" where it is not one of the options. */
export function SubmitRow({
  state,
  disabled,
  onDontKnow,
}: {
  readonly state: QuestionState;
  readonly disabled: boolean;
  readonly onDontKnow?: (() => void) | undefined;
}) {
  const { strings } = useLessonHost();
  const checking = state === 'checking';
  return (
    <div className="lemma-actions">
      <button type="submit" className="lemma-button" disabled={disabled || checking}>
        {checking ? strings.checking : strings.check}
      </button>
      {onDontKnow && (
        <button
          type="button"
          className="lemma-button-outline"
          disabled={checking}
          onClick={onDontKnow}
        >
          {strings.dontKnow}
        </button>
      )}
    </div>
  );
}
