import { useState } from 'react';
import { HtmlBlock } from '../block/html-block.tsx';
import { ChoiceOption, chooseByKey } from '../interaction/choice-option.tsx';
import type { AnswerFormProps } from './form/answer-form.ts';
import { SubmitRow } from './form/submit-row.tsx';
import { useKindStrings } from './form/use-kind-strings.ts';

/** Several options, all that apply: pointer, Tab and Space, and the keys 1–9 and A–Z while the focus is in the question. */
export function MultiForm({
  question,
  promptId,
  state,
  feedback,
  answer,
  dontKnow,
  onAnswer,
}: AnswerFormProps) {
  const strings = useKindStrings();
  const { options } = question;
  const given = answer?.kind === 'multi' ? answer.selected : [];
  const [selected, setSelected] = useState<readonly string[]>(given);
  const right = feedback?.rightAnswer?.kind === 'multi' ? feedback.rightAnswer.selected : undefined;
  const open = state === 'open';
  const same = (other: readonly string[]) =>
    other.length === selected.length && other.every((id) => selected.includes(id));
  // The same choice again would waste the second try.
  const ready = selected.length > 0 && !(feedback?.secondTry && same(given));

  const toggle = (id: string) => {
    if (!open) return;
    setSelected((before) =>
      before.includes(id) ? before.filter((other) => other !== id) : [...before, id],
    );
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its checkboxes bubble up to it
    <form
      className="lemma-multi"
      onKeyDown={(event) =>
        chooseByKey(
          event,
          options.map(({ id }) => id),
          toggle,
        )
      }
      onSubmit={(event) => {
        event.preventDefault();
        if (open && ready) onAnswer({ kind: 'multi', selected });
      }}
    >
      <fieldset aria-labelledby={promptId} className="lemma-options">
        <legend className="lemma-hidden">{strings.chooseSeveral}</legend>
        <p className="lemma-options-note">{strings.multiRules}</p>
        {options.map(({ id, html }, index) => {
          const mark = markOf(id);
          const comment = feedback?.optionComments?.[id];
          return (
            <div key={id}>
              <ChoiceOption
                id={id}
                letter={String.fromCharCode(65 + index)}
                several
                checked={selected.includes(id)}
                disabled={!open}
                mark={mark && (mark === 'over' ? 'wrong' : 'right')}
                words={mark && wordsOf(mark)}
                onChoose={() => toggle(id)}
              >
                <HtmlBlock tag="span" className="lemma-option-text" html={html} />
              </ChoiceOption>
              {comment !== undefined && (
                <HtmlBlock className="lemma-option-comment" html={comment} />
              )}
            </div>
          );
        })}
      </fieldset>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> is no paragraph */}
      <p className="lemma-field-note" role="status">
        {feedback && !feedback.correct && !feedback.dontKnow && summary()}
      </p>
      <SubmitRow state={state} disabled={!ready} dontKnow={dontKnow} onAnswer={onAnswer} />
    </form>
  );

  /** At the first try only what was chosen and is wrong has a mark, as long as it is chosen. */
  function markOf(id: string): 'over' | 'missed' | 'belongs' | undefined {
    if (feedback?.wrongParts?.includes(id)) return selected.includes(id) ? 'over' : undefined;
    if (!right?.includes(id)) return undefined;
    return selected.includes(id) ? 'belongs' : 'missed';
  }

  function wordsOf(mark: 'over' | 'missed' | 'belongs'): string {
    if (mark === 'over') return strings.optionOver;
    return mark === 'missed' ? strings.optionMissed : strings.optionBelongs;
  }

  function summary(): string {
    const over = feedback?.wrongParts?.length ?? 0;
    const missed = feedback?.missed ?? 0;
    return [over > 0 && strings.optionsOver(over), missed > 0 && strings.optionsMissed(missed)]
      .filter((sentence) => sentence !== false)
      .join(' ');
  }
}
