import { useState } from 'react';
import { useLessonHost } from '../lesson/lesson-context.ts';
import type { AnswerFormProps } from './answer-form.ts';
import { SubmitRow } from './submit-row.tsx';

/** One number, with the unit shown behind it. */
export function NumericForm({
  question,
  promptId,
  state,
  feedback,
  dontKnow,
  onAnswer,
}: AnswerFormProps) {
  const { strings } = useLessonHost();
  const [text, setText] = useState('');
  const ready = text.trim() !== '';
  return (
    <form
      className="lemma-numeric"
      onSubmit={(event) => {
        event.preventDefault();
        if (state === 'open' && ready)
          onAnswer({ kind: 'numeric', text: withUnit(text, question.unit) });
      }}
    >
      <span className="lemma-numeric-field" data-mark={markOf()}>
        <input
          className="lemma-input"
          aria-label={strings.yourAnswer}
          aria-describedby={promptId}
          inputMode="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={text}
          readOnly={state !== 'open'}
          onChange={(event) => setText(event.target.value)}
        />
        {question.unit && <span className="lemma-unit">{question.unit}</span>}
      </span>
      <SubmitRow state={state} disabled={!ready} dontKnow={dontKnow} onAnswer={onAnswer} />
    </form>
  );

  function markOf(): 'right' | 'wrong' | undefined {
    if (!feedback || !ready) return undefined;
    return feedback.correct ? 'right' : 'wrong';
  }
}

/** The unit is printed behind the field: it need not be typed, and may be. */
function withUnit(text: string, unit: string | undefined): string {
  const given = text.trim();
  return unit && !given.endsWith(unit) ? `${given} ${unit}` : given;
}
