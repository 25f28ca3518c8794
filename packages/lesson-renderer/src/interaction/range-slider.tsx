import { useId } from 'react';

export interface RangeSliderProps {
  readonly className: string;
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly value: number;
  /** The value as it is shown and said. */
  readonly text: string;
  readonly onChange: (value: number) => void;
}

/** A labelled range input with its value beside it. The class's `label`, `span`, `input` and `output` are laid out by CSS. */
export function RangeSlider(props: RangeSliderProps) {
  const { className, label, from, to, step, value, text, onChange } = props;
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      <span>
        <input
          id={id}
          type="range"
          min={from}
          max={to}
          step={step}
          value={value}
          aria-valuetext={text}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
        <output htmlFor={id} aria-hidden="true">
          {text}
        </output>
      </span>
    </div>
  );
}
