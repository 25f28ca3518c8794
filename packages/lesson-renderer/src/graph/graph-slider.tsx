import { useId } from 'react';
import type { SliderSpec } from './graph-spec.ts';

interface GraphSliderProps {
  readonly slider: SliderSpec;
  readonly value: number;
  /** The value as it is shown and said. */
  readonly text: string;
  readonly onChange: (value: number) => void;
}

export function GraphSlider({ slider, value, text, onChange }: GraphSliderProps) {
  const id = useId();
  const { label, from, to, step } = slider;
  return (
    <div className="lemma-graph-slider">
      <label htmlFor={id}>{label}</label>
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
    </div>
  );
}
