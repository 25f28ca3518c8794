import { useId } from 'react';
import { englishArrayAxis } from '../strings/array-axis.ts';
import { useStrings } from '../strings/use-strings.ts';
import type { Axis } from './reduction.ts';

const AXES: readonly Axis[] = [0, 1, undefined];

interface AxisChoiceProps {
  readonly axis: Axis;
  readonly onChange: (axis: Axis) => void;
}

/** `axis=0`, `axis=1` or none, as radio buttons in a row. */
export function AxisChoice({ axis, onChange }: AxisChoiceProps) {
  const strings = useStrings('array-axis', englishArrayAxis);
  const name = useId();
  return (
    <fieldset className="lw-choice">
      <legend className="lw-hidden">{strings.choose}</legend>
      {AXES.map((each) => (
        <label key={String(each)} className="lw-code">
          <input type="radio" name={name} checked={each === axis} onChange={() => onChange(each)} />
          {each === undefined ? strings.noAxis : `axis=${each}`}
        </label>
      ))}
    </fieldset>
  );
}
