import type { QuestionViewProps } from '@lemma/lesson-renderer';

type Props = QuestionViewProps<{ readonly from: number; readonly to: number }, number>;

export default function Estimate({ shown, value, onChange, disabled, promptId, mark }: Props) {
  return (
    <p>
      <input
        type="number"
        aria-labelledby={promptId}
        min={shown.from}
        max={shown.to}
        value={value ?? ''}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />{' '}
      {mark === 'right' && 'Close enough'}
    </p>
  );
}
