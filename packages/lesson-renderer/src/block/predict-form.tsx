import { useState } from 'react';
import type { Predicted } from '../format/predicted.ts';
import { ChoiceOption, chooseByKey } from '../interaction/choice-option.tsx';
import { useLateStrings } from '../host/use-late-strings.ts';
import { englishPredictStrings } from '../strings/predict-strings.ts';
import { HtmlBlock } from './html-block.tsx';
import type { PredictedBlock } from './predict-view.tsx';
import type { PredictWords } from './predict-words.ts';

/** Options or a line, the button that commits to it, and one for whoever does not want to. */
export function PredictForm({
  block,
  words,
  noteId,
  questionId,
  onCommit,
}: {
  readonly block: PredictedBlock;
  readonly words: PredictWords;
  readonly noteId: string;
  readonly questionId: string;
  readonly onCommit: (said: Predicted) => void;
}) {
  const strings = useLateStrings(englishPredictStrings);
  const { options } = block.predict;
  const inWords = block.type === 'ask' && block.about === 'reason';
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState('');
  const free = options.length === 0;
  const ready = free ? typed.trim() !== '' : chosen !== undefined;
  const ids = options.map(({ id }) => id);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its radio buttons bubble up to it
    <form
      className="lemma-predict-form"
      onKeyDown={(event) => chooseByKey(event, ids, setChosen)}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onCommit(free ? { text: typed.trim() } : { option: chosen ?? '' });
      }}
    >
      {free ? (
        <label>
          <span className="lemma-field-label">{words.field}</span>
          {inWords ? (
            <textarea
              className="lemma-input"
              value={typed}
              maxLength={500}
              rows={3}
              onChange={(event) => setTyped(event.target.value)}
            />
          ) : (
            <input
              className="lemma-input"
              value={typed}
              maxLength={200}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </label>
      ) : (
        <fieldset aria-labelledby={questionId} className="lemma-options">
          <legend className="lemma-hidden">{strings.chooseOne}</legend>
          {options.map(({ id, html }, index) => (
            <ChoiceOption
              key={id}
              id={id}
              letter={String.fromCharCode(65 + index)}
              several={false}
              checked={chosen === id}
              disabled={false}
              mark={undefined}
              onChoose={() => setChosen(id)}
            >
              <HtmlBlock tag="span" className="lemma-option-text" html={html} />
            </ChoiceOption>
          ))}
        </fieldset>
      )}
      <p className="lemma-predict-note" id={noteId}>
        {words.note}
      </p>
      <div className="lemma-actions">
        <button type="submit" className="lemma-button" disabled={!ready}>
          {words.commit}
        </button>
        <button type="button" className="lemma-button-quiet" onClick={() => onCommit({})}>
          {words.skip}
        </button>
      </div>
    </form>
  );
}
