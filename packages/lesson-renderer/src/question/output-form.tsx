import { useId, useState, type KeyboardEvent } from 'react';
import type { AnswerFormProps } from './form/answer-form.ts';
import { SubmitRow } from './form/submit-row.tsx';
import { useKindStrings } from './form/use-kind-strings.ts';

/** What a program prints, typed line by line. */
export function OutputForm({ state, feedback, answer, dontKnow, onAnswer }: AnswerFormProps) {
  const strings = useKindStrings();
  const rules = useId();
  const given = answer?.kind === 'output' ? answer.text : '';
  const [text, setText] = useState(given);
  // The same text again would waste the second try.
  const ready = text.trim() !== '' && !(feedback?.secondTry && text === given);
  const submit = () => {
    if (state === 'open' && ready) onAnswer({ kind: 'output', text });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  const right = feedback?.rightAnswer;
  return (
    <form
      className="lemma-output-form"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label className="lemma-field-label">
        {strings.outputField}
        <textarea
          className="lemma-printed"
          aria-describedby={rules}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          rows={3}
          data-mark={
            feedback && !feedback.dontKnow ? (feedback.correct ? 'right' : 'wrong') : undefined
          }
          value={text}
          readOnly={state !== 'open'}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <p id={rules} className="lemma-field-note">
        {strings.outputRules}
      </p>
      {right?.kind === 'output' && !feedback?.correct && (
        <>
          <p className="lemma-field-label" id={`${rules}-right`}>
            {strings.rightAnswer}
          </p>
          <pre
            className="lemma-printed-right"
            role="group"
            aria-labelledby={`${rules}-right`}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it
            tabIndex={0}
          >
            <samp>{right.text}</samp>
          </pre>
        </>
      )}
      <SubmitRow state={state} disabled={!ready} dontKnow={dontKnow} onAnswer={onAnswer} />
    </form>
  );
}
