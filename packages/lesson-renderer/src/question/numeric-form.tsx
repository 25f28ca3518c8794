import { useState } from 'react';
import { useLessonHost } from '../host/lesson-context.ts';
import type { AnswerFormProps } from './form/answer-form.ts';
import { SubmitRow } from './form/submit-row.tsx';

/** One number, with the unit shown behind it. */
export function NumericForm({
  question,
  promptId,
  state,
  feedback,
  answer,
  dontKnow,
  onAnswer,
}: AnswerFormProps) {
  const { strings } = useLessonHost();
  const given = answer?.kind === 'numeric' ? answer.text : undefined;
  const tried = feedback?.secondTry ? given : undefined;
  const [text, setText] = useState(() => withoutUnit(given ?? '', question.unit));
  // The same number again would waste the second try.
  const ready = text.trim() !== '' && withUnit(text, question.unit) !== tried;
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
    if (!feedback || text.trim() === '' || (feedback.secondTry && ready)) return undefined;
    return feedback.correct ? 'right' : 'wrong';
  }
}

/** The unit is printed behind the field: it need not be typed, and may be. */
function withUnit(text: string, unit: string | undefined): string {
  const given = text.trim();
  return unit && !given.endsWith(unit) ? `${given} ${unit}` : given;
}

function withoutUnit(text: string, unit: string | undefined): string {
  return unit && text.endsWith(unit) ? text.slice(0, -unit.length).trim() : text;
}
