import type { KeyboardEvent, PointerEvent } from 'react';
import type { Scope } from './expression/evaluate.ts';
import type { PointSpec } from './graph-spec.ts';
import { constrain, type Position } from './graph-state.ts';
import type { Plane } from './plane.ts';

const DIRECTIONS: Readonly<Record<string, Position>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const BIG_STEP = 5;
/** A constraint may swallow a step; this many are tried in the same direction. */
const MOST_STEPS = 50;

/** Where a key moves the point, or undefined if the key is not for it. */
function afterKey(
  { key, shiftKey }: KeyboardEvent,
  point: PointSpec,
  at: Position,
  scope: Scope,
): Position | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const step = point.snap * (shiftKey ? BIG_STEP : 1);
  for (let count = 1; count <= MOST_STEPS; count += 1) {
    const aim: Position = [
      at[0] + direction[0] * step * count,
      at[1] + direction[1] * step * count,
    ];
    const landed = constrain(point, aim, at, scope);
    if (landed[0] !== at[0] || landed[1] !== at[1]) return landed;
  }
  return at;
}

interface GraphHandleProps {
  readonly point: PointSpec;
  readonly at: Position;
  readonly plane: Plane;
  readonly scope: Scope;
  readonly name: string;
  readonly hintId: string;
  readonly onMove: (to: Position) => void;
}

/** A point to take hold of: a button over the picture, 44 px wide, moved by pointer or arrow keys. */
export function GraphHandle(props: GraphHandleProps) {
  const { point, at, plane, scope, name, hintId, onMove } = props;
  const [left, top] = plane.toPixel(at);

  const onPointerMove = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!box) return;
    const scale = plane.width / box.width;
    const aim = plane.toPlane([
      (event.clientX - box.left) * scale,
      (event.clientY - box.top) * scale,
    ]);
    onMove(constrain(point, aim, at, scope));
  };

  return (
    <button
      type="button"
      className="lemma-graph-grip"
      aria-label={name}
      aria-describedby={hintId}
      style={{
        insetInlineStart: `${(100 * left) / plane.width}%`,
        insetBlockStart: `${(100 * top) / plane.height}%`,
      }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      onKeyDown={(event) => {
        const to = afterKey(event, point, at, scope);
        if (!to) return;
        event.preventDefault();
        onMove(to);
      }}
    />
  );
}
