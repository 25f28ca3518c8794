import { useLessonHost } from '../../host/lesson-context.ts';
import type { AnswerFormProps } from './answer-form.ts';

interface SubmitRowProps extends Pick<AnswerFormProps, 'state' | 'dontKnow' | 'onAnswer'> {
  readonly disabled: boolean;
}

/** The button that hands the answer in, and "I don't know yet" beside it; nothing once it is answered. */
export function SubmitRow({ state, disabled, dontKnow, onAnswer }: SubmitRowProps) {
  const { strings } = useLessonHost();
  if (state === 'answered') return null;
  const checking = state === 'checking';
  return (
    <div className="lemma-actions">
      <button type="submit" className="lemma-button" disabled={disabled || checking}>
        {checking ? strings.checking : strings.check}
      </button>
      {dontKnow && (
        <button
          type="button"
          className="lemma-button-outline"
          disabled={checking}
          onClick={() => onAnswer({ kind: 'dont-know' })}
        >
          {strings.dontKnow}
        </button>
      )}
    </div>
  );
}
