import { algebraInLatex, type AlgebraProblem } from '@lemma/learning-engine/algebra';
import { useId, useRef, useState } from 'react';
import type { AnswerFormProps } from '../form/answer-form.ts';
import { SubmitRow } from '../form/submit-row.tsx';
import { useKindStrings } from '../form/use-kind-strings.ts';
import { InsertButtons } from './insert-buttons.tsx';
import { placeOf, ProblemPlace } from './problem-place.tsx';
import { Typeset } from './typeset.tsx';

/** An algebraic expression, shown as it is read while it is typed. */
export function ExpressionForm({
  question,
  promptId,
  state,
  feedback,
  answer,
  dontKnow,
  onAnswer,
}: AnswerFormProps) {
  const strings = useKindStrings();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const variables = question.material?.kind === 'expression' ? question.material.variables : [];
  const given = answer?.kind === 'expression' ? answer.text : '';
  const [text, setText] = useState(given);
  /** Why the text that was handed in could not be read; while one types nothing is called wrong. */
  const [refused, setRefused] = useState<AlgebraProblem>();
  const read = algebraInLatex(text, variables);
  const right =
    feedback?.rightAnswer?.kind === 'expression' ? feedback.rightAnswer.text : undefined;
  const open = state === 'open';
  const unchanged = feedback?.secondTry === true && text.trim() === given.trim();

  const type = (typed: string) => {
    setText(typed);
    setRefused(undefined);
  };
  const submit = () => {
    if (!open || unchanged) return;
    if (read.ok) return onAnswer({ kind: 'expression', text: text.trim() });
    setRefused(read.problem);
    field.current?.focus();
    field.current?.setSelectionRange(...placeOf(read.problem, text));
  };

  return (
    <form
      className="lemma-expression"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <span className="lemma-numeric-field" data-mark={markOf()}>
        <input
          ref={field}
          className="lemma-input"
          aria-label={strings.yourAnswer}
          aria-describedby={`${promptId} ${id}note`}
          aria-invalid={refused !== undefined}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          value={text}
          readOnly={!open}
          onChange={(event) => type(event.target.value)}
        />
      </span>
      {open && <InsertButtons field={field} strings={strings} onInsert={type} />}
      {open && (
        <p id={`${id}note`} className="lemma-field-note">
          {strings.expressionRules(variables)}
        </p>
      )}
      <div className="lemma-expression-read">
        {read.ok && (
          <>
            <span className="lemma-field-label">{strings.readAs}</span>
            <Typeset latex={read.latex} typed={text} />
          </>
        )}
        <p role="alert" className="lemma-unreadable">
          {refused && strings.expressionProblem(refused, variables)}
        </p>
        {refused && <ProblemPlace problem={refused} text={text} />}
      </div>
      {feedback?.wrongParts?.includes('domain') && <p>{strings.otherDomain}</p>}
      {right !== undefined && !feedback?.correct && (
        <RightExpression text={right} variables={variables} label={strings.rightAnswer} />
      )}
      <SubmitRow
        state={state}
        disabled={text.trim() === '' || unchanged}
        dontKnow={dontKnow}
        onAnswer={onAnswer}
      />
    </form>
  );

  function markOf(): 'right' | 'wrong' | undefined {
    if (!feedback || feedback.dontKnow || (feedback.secondTry && !unchanged)) return undefined;
    return feedback.correct ? 'right' : 'wrong';
  }
}

function RightExpression({
  text,
  variables,
  label,
}: {
  readonly text: string;
  readonly variables: readonly string[];
  readonly label: string;
}) {
  const read = algebraInLatex(text, variables);
  return (
    <p className="lemma-right-expression">
      <span className="lemma-field-label">{label}</span>
      {read.ok ? <Typeset latex={read.latex} typed={text} /> : <code>{text}</code>}
    </p>
  );
}
