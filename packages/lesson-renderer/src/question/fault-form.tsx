import { useId, useState } from 'react';
import { HtmlBlock } from '../block/html-block.tsx';
import type { FaultMaterial } from '../format/compiled-lesson.ts';
import type { AnswerFormProps } from './form/answer-form.ts';
import { ChoiceOption } from '../interaction/choice-option.tsx';
import { SubmitRow } from './form/submit-row.tsx';
import { useKindStrings } from './form/use-kind-strings.ts';

const nothing: FaultMaterial = { kind: 'fault', code: false, lines: [] };

/** Numbered lines, one of which is to be chosen; and, where reasons are given, why it is wrong. */
export function FaultForm({
  question,
  state,
  feedback,
  answer,
  dontKnow,
  onAnswer,
}: AnswerFormProps) {
  const strings = useKindStrings();
  const name = useId();
  const { lines, code } = question.material?.kind === 'fault' ? question.material : nothing;
  const { options } = question;
  const given = answer?.kind === 'fault' ? answer : undefined;
  const [line, setLine] = useState(given?.line ?? 0);
  const [reason, setReason] = useState(given?.reason);
  const unchanged = feedback?.secondTry && line === given?.line && reason === given.reason;
  const ready = line > 0 && (options.length === 0 || reason !== undefined) && !unchanged;
  const key = feedback?.rightAnswer?.kind === 'fault' ? feedback.rightAnswer : undefined;
  const open = state === 'open';
  const wrong = (part: string) => feedback?.wrongParts?.includes(part) === true;

  return (
    <form
      className="lemma-fault"
      onSubmit={(event) => {
        event.preventDefault();
        if (open && ready)
          onAnswer({ kind: 'fault', line, ...(reason === undefined ? {} : { reason }) });
      }}
    >
      <fieldset className="lemma-fault-lines" data-code={code}>
        <legend className="lemma-field-label">{strings.whichLine}</legend>
        {lines.map(({ html, indent }, index) => (
          <label
            key={index}
            className="lemma-fault-line"
            data-checked={line === index + 1}
            data-mark={lineMark(index + 1)}
          >
            <input
              type="radio"
              name={name}
              className="lemma-option-input"
              checked={line === index + 1}
              disabled={!open}
              onChange={() => setLine(index + 1)}
            />
            <span className="lemma-line-number">
              <span className="lemma-hidden">{strings.line(index + 1)}</span>
              <span aria-hidden="true">{index + 1}</span>
            </span>
            <span style={{ paddingInlineStart: `${indent * 2}em` }}>
              <HtmlBlock tag="span" className="lemma-line-text" html={html} />
            </span>
            {lineMark(index + 1) && (
              <span className="lemma-option-mark">
                {lineMark(index + 1) === 'right' ? strings.rightAnswer : strings.yourAnswer}
              </span>
            )}
          </label>
        ))}
      </fieldset>
      {options.length > 0 && (
        <fieldset className="lemma-options">
          <legend className="lemma-field-label">{strings.whyWrong}</legend>
          {options.map(({ id, html }, index) => (
            <ChoiceOption
              key={id}
              id={id}
              letter={String.fromCharCode(65 + index)}
              several={false}
              checked={reason === id}
              disabled={!open}
              mark={reasonMark(id)}
              onChoose={() => setReason(id)}
            >
              <HtmlBlock tag="span" className="lemma-option-text" html={html} />
            </ChoiceOption>
          ))}
        </fieldset>
      )}
      <SubmitRow state={state} disabled={!ready} dontKnow={dontKnow} onAnswer={onAnswer} />
    </form>
  );

  function lineMark(number: number): 'right' | 'wrong' | undefined {
    if (number === key?.line) return 'right';
    return wrong('line') && number === given?.line ? 'wrong' : undefined;
  }

  function reasonMark(id: string): 'right' | 'wrong' | undefined {
    if (id === key?.reason) return 'right';
    return wrong('reason') && id === given?.reason ? 'wrong' : undefined;
  }
}
