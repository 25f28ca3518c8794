import { useState } from 'react';
import { HtmlBlock } from '../block/html-block.tsx';
import { useLessonHost } from '../host/lesson-context.ts';
import { ChoiceOption, chooseByKey } from '../interaction/choice-option.tsx';
import type { AnswerFormProps } from './form/answer-form.ts';
import { SubmitRow } from './form/submit-row.tsx';

/** The id that "I don't know yet" has among the options; no author's option can have it. */
const unknown = '?';

/** Options with letters: pointer, arrow keys, and the keys 1–9 and A–Z while the focus is in the question. */
export function ChoiceForm({
  question,
  promptId,
  state,
  feedback,
  answer,
  dontKnow,
  onAnswer,
}: AnswerFormProps) {
  const { strings } = useLessonHost();
  // At a second try the options are chosen anew; under the last feedback the choice stays.
  const [selected, setSelected] = useState<readonly string[]>(() =>
    answer?.kind === 'multiple-choice' && !feedback?.secondTry ? answer.selected : [],
  );
  const { several, options } = question;
  const ids = [...options.map(({ id }) => id), ...(dontKnow ? [unknown] : [])];
  const open = state === 'open';
  // A single option that was wrong is out at the second try.
  const out =
    feedback?.secondTry && !several && answer?.kind === 'multiple-choice' ? answer.selected : [];

  const choose = (id: string) => {
    if (!open || out.includes(id)) return;
    setSelected((before) => {
      if (!several || id === unknown) return before.includes(id) && several ? [] : [id];
      const rest = before.filter((other) => other !== unknown && other !== id);
      return before.includes(id) ? rest : [...rest, id];
    });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its radio buttons bubble up to it
    <form
      className="lemma-choice"
      onKeyDown={(event) => chooseByKey(event, ids, choose)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!open || selected.length === 0) return;
        onAnswer(
          selected.includes(unknown)
            ? { kind: 'dont-know' }
            : { kind: 'multiple-choice', selected },
        );
      }}
    >
      <fieldset aria-labelledby={promptId} className="lemma-options" data-short={allShort(options)}>
        <legend className="lemma-hidden">
          {several ? strings.chooseSeveral : strings.chooseOne}
        </legend>
        {several && <p className="lemma-options-note">{strings.chooseSeveral}</p>}
        {ids.map((id, index) => {
          const option = options.find((one) => one.id === id);
          return (
            <ChoiceOption
              key={id}
              id={id}
              letter={String.fromCharCode(65 + index)}
              several={several}
              checked={selected.includes(id)}
              disabled={!open || out.includes(id)}
              mark={feedback ? markOf(id) : undefined}
              onChoose={() => choose(id)}
            >
              {option ? (
                <HtmlBlock tag="span" className="lemma-option-text" html={option.html} />
              ) : (
                <span className="lemma-option-text">{strings.dontKnow}</span>
              )}
            </ChoiceOption>
          );
        })}
      </fieldset>
      <SubmitRow
        state={state}
        disabled={selected.length === 0}
        // It is one of the options.
        dontKnow={false}
        onAnswer={onAnswer}
      />
    </form>
  );

  function markOf(id: string): 'right' | 'wrong' | undefined {
    if (feedback?.secondTry) return out.includes(id) ? 'wrong' : undefined;
    if (feedback?.correctOptions?.includes(id)) return 'right';
    return selected.includes(id) && id !== unknown ? 'wrong' : undefined;
  }
}

/** Two columns only if every option fits half a line. */
function allShort(options: AnswerFormProps['question']['options']): boolean {
  return options.every(({ html }) => {
    const text = html.replaceAll(/<math[\s\S]*?<\/math>|<[^>]*>/g, '');
    return text.length <= 28 && !html.includes('<p');
  });
}
