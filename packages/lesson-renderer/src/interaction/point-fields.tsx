import { useState } from 'react';
import { isSamePoint, type MovablePoint, snapToStep } from './movable-point.ts';

export interface PointFieldsProps {
  readonly points: readonly MovablePoint[];
  readonly className: string;
  /** Text of the button that unfolds the fields. */
  readonly summary: string;
  /** Unfolded at first. Default: folded. */
  readonly open?: boolean;
  /** Shows the coordinates without letting them be changed. */
  readonly disabled?: boolean;
  /** Name of a field: `x of u`. */
  readonly labelOf: (point: MovablePoint, axis: 'x' | 'y') => string;
}

/** Number fields for the coordinates of movable points: the typed alternative to dragging. */
export function PointFields({
  points,
  className,
  summary,
  open,
  disabled,
  labelOf,
}: PointFieldsProps) {
  if (points.length === 0) return null;
  return (
    <details className={className} open={open}>
      <summary>{summary}</summary>
      {points.map((point, index) => (
        <p key={index}>
          {(['x', 'y'] as const)
            .filter((axis) => (point.axes ?? 'both') === 'both' || point.axes === axis)
            .map((axis) => (
              <CoordinateField
                key={axis}
                point={point}
                axis={axis}
                label={labelOf(point, axis)}
                disabled={disabled}
              />
            ))}
        </p>
      ))}
    </details>
  );
}

interface CoordinateFieldProps {
  readonly point: MovablePoint;
  readonly axis: 'x' | 'y';
  readonly label: string;
  readonly disabled: boolean | undefined;
}

function CoordinateField({ point, axis, label, disabled }: CoordinateFieldProps) {
  const { at, snap, constrain, onMove } = point;
  const shown = String(snapToStep(at[axis === 'x' ? 0 : 1], 1e-6));
  /** What is typed until the field is left: the point may land beside it. */
  const [draft, setDraft] = useState<string>();
  const type = (text: string, value: number) => {
    setDraft(text);
    if (!Number.isFinite(value)) return;
    const to = constrain(axis === 'x' ? [value, at[1]] : [at[0], value]);
    if (!isSamePoint(to, at)) onMove(to);
  };
  return (
    <label>
      {label}
      <input
        type="number"
        disabled={disabled}
        step={snap}
        inputMode="decimal"
        value={draft ?? shown}
        onChange={({ currentTarget }) => type(currentTarget.value, currentTarget.valueAsNumber)}
        onBlur={() => setDraft(undefined)}
      />
    </label>
  );
}
