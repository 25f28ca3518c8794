import { useState, type ComponentType } from 'react';
import type { QuestionViewProps } from '../format/question-kind.ts';
import type { AnswerFormProps } from './form/answer-form.ts';
import { SubmitRow } from './form/submit-row.tsx';

/** The form around the view of a kind of a third party's: it keeps the value and hands it in. */
export function customForm(
  View: ComponentType<QuestionViewProps<unknown, unknown>>,
): ComponentType<AnswerFormProps> {
  return function CustomForm({
    question,
    promptId,
    state,
    feedback,
    answer,
    dontKnow,
    onAnswer,
  }: AnswerFormProps) {
    const given = answer?.kind === 'custom' ? answer.value : undefined;
    const [value, setValue] = useState(given);
    const { material } = question;
    if (material?.kind !== 'custom') return null;
    const open = state === 'open';
    const unchanged = JSON.stringify(value) === JSON.stringify(given);
    const ready = value !== undefined && !(feedback?.secondTry && unchanged);
    const marked = feedback && !feedback.dontKnow && unchanged;
    return (
      <form
        className="lemma-custom"
        onSubmit={(event) => {
          event.preventDefault();
          if (open && ready) onAnswer({ kind: 'custom', name: material.name, value });
        }}
      >
        <View
          shown={material.shown}
          value={value}
          onChange={setValue}
          disabled={!open}
          promptId={promptId}
          mark={marked ? (feedback.correct ? 'right' : 'wrong') : undefined}
          right={feedback?.rightAnswer?.kind === 'custom' ? feedback.rightAnswer.value : undefined}
        />
        <SubmitRow state={state} disabled={!ready} dontKnow={dontKnow} onAnswer={onAnswer} />
      </form>
    );
  };
}
