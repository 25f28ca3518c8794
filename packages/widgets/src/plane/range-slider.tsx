import { useId } from 'react';
import { show } from './coordinates.ts';

interface RangeSliderProps {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly value: number;
  /** Said and shown instead of the bare number. */
  readonly text?: string;
  readonly onChange: (value: number) => void;
}

export function RangeSlider({ label, from, to, step, value, text, onChange }: RangeSliderProps) {
  const id = useId();
  const shown = text ?? show(value);
  return (
    <div className="lw-slider lw-figures">
      <label htmlFor={id}>{label}</label>
      <span className="lw-slider-track">
        <input
          id={id}
          type="range"
          min={from}
          max={to}
          step={step}
          value={value}
          aria-valuetext={shown}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
        <output htmlFor={id} aria-hidden="true">
          {shown}
        </output>
      </span>
    </div>
  );
}
