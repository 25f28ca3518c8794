import * as z from 'zod';
import { defineQuestion, type QuestionViewProps } from '../format/question-kind.ts';

interface Scale {
  readonly from: number;
  readonly to: number;
}

/** A third party's kind of question: the README shows it, stories and tests run it. */
export const estimateQuestion = defineQuestion({
  name: 'estimate',
  schema: z.strictObject({
    from: z.number(),
    to: z.number(),
    answer: z.number(),
    within: z.number().positive(),
  }),
  answer: z.number(),
  shown: ({ from, to }): Scale => ({ from, to }),
  score: ({ answer, within }, value) => ({ correct: Math.abs(value - answer) <= within }),
  right: ({ answer }) => answer,
  load: () => Promise.resolve({ default: Estimate }),
});

function Estimate(props: QuestionViewProps<Scale, number>) {
  const { shown, value, onChange, disabled, promptId, mark, right } = props;
  return (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <input
        type="range"
        aria-labelledby={promptId}
        min={shown.from}
        max={shown.to}
        value={value ?? shown.from}
        disabled={disabled}
        style={{ flex: '1 1 160px', minBlockSize: 44 }}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <output>{value ?? '–'}</output>
      {mark && <strong>{mark === 'right' ? 'Close enough' : 'Too far away'}</strong>}
      {right !== undefined && mark === 'wrong' && <span>It is {right}.</span>}
    </p>
  );
}
