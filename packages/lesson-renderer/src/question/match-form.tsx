import { useState } from 'react';
import { HtmlBlock } from '../block/html-block.tsx';
import type { MatchMaterial } from '../format/compiled-lesson.ts';
import type { AnswerFormProps } from './form/answer-form.ts';
import { SubmitRow } from './form/submit-row.tsx';
import { partMark } from './form/part-mark.ts';
import { useKindStrings } from './form/use-kind-strings.ts';

const nothing: MatchMaterial = { kind: 'match', titles: ['', ''], left: [], right: [] };

/** Numbered parts, each with a list of the letters of the other side. */
export function MatchForm({
  question,
  state,
  feedback,
  answer,
  dontKnow,
  onAnswer,
}: AnswerFormProps) {
  const strings = useKindStrings();
  const { left, right, titles } = question.material?.kind === 'match' ? question.material : nothing;
  const given = new Map(answer?.kind === 'match' ? answer.pairs : []);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(given);
  const unchanged = feedback?.secondTry && left.every(({ id }) => chosen.get(id) === given.get(id));
  const ready = left.every(({ id }) => chosen.has(id)) && !unchanged;
  const letterOf = (id: string) =>
    String.fromCharCode(65 + right.findIndex((piece) => piece.id === id));
  const key = new Map(feedback?.rightAnswer?.kind === 'match' ? feedback.rightAnswer.pairs : []);

  return (
    <form
      className="lemma-match"
      onSubmit={(event) => {
        event.preventDefault();
        if (state === 'open' && ready)
          onAnswer({ kind: 'match', pairs: left.map(({ id }) => [id, chosen.get(id) ?? '']) });
      }}
    >
      <div className="lemma-match-sides">
        <div>
          {titles[0] && <p className="lemma-field-label">{titles[0]}</p>}
          <ol className="lemma-match-left">
            {left.map(({ id, html }, index) => (
              <li key={id} data-mark={partMark(feedback, id, chosen.get(id) !== given.get(id))}>
                <span className="lemma-match-number">{index + 1}</span>
                <HtmlBlock tag="span" className="lemma-match-text" html={html} />
                <select
                  aria-label={strings.matchFor(index + 1)}
                  value={chosen.get(id) ?? ''}
                  disabled={state !== 'open'}
                  onChange={(event) => choose(id, event.target.value)}
                >
                  <option value="">{strings.chooseFromList}</option>
                  {right.map((piece) => (
                    <option key={piece.id} value={piece.id}>
                      {letterOf(piece.id)}
                    </option>
                  ))}
                </select>
                {key.has(id) && key.get(id) !== chosen.get(id) && (
                  <span className="lemma-gap-right">
                    <span className="lemma-hidden">{strings.rightAnswer}: </span>
                    {letterOf(key.get(id) ?? '')}
                  </span>
                )}
              </li>
            ))}
          </ol>
        </div>
        <div>
          {titles[1] && <p className="lemma-field-label">{titles[1]}</p>}
          <ol className="lemma-match-right">
            {right.map(({ id, html }) => (
              <li key={id}>
                <span className="lemma-option-letter">{letterOf(id)}</span>
                <HtmlBlock tag="span" className="lemma-match-text" html={html} />
              </li>
            ))}
          </ol>
        </div>
      </div>
      <SubmitRow state={state} disabled={!ready} dontKnow={dontKnow} onAnswer={onAnswer} />
    </form>
  );

  function choose(id: string, piece: string) {
    setChosen((before) => {
      const next = new Map(before);
      if (piece === '') next.delete(id);
      else next.set(id, piece);
      return next;
    });
  }
}
