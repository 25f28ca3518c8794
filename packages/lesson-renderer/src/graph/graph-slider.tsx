import { useId } from 'react';
import type { SliderSpec } from './graph-spec.ts';
import { formatNumber } from './graph-state.ts';

interface GraphSliderProps {
  readonly slider: SliderSpec;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

export function GraphSlider({ slider, value, onChange }: GraphSliderProps) {
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
        aria-valuetext={formatNumber(value)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <output htmlFor={id} aria-hidden="true">
        {formatNumber(value)}
      </output>
    </div>
  );
}
