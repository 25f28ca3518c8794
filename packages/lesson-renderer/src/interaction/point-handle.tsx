import { type PointerEvent, useRef } from 'react';
import { directionOf, isSamePoint, type MovablePoint, placeAfterSteps } from './movable-point.ts';
import { type PicturePlane, pixelAt } from './picture-plane.ts';

interface PointHandleProps {
  readonly point: MovablePoint;
  readonly plane: PicturePlane;
  readonly className: string;
  /** Name for screen readers: `Move u`. */
  readonly label: string;
  /** Shown when the pointer rests on the handle. */
  readonly title?: string | undefined;
  /** Id of the text that says how a point is moved. */
  readonly describedBy?: string | undefined;
  /** Whether a press on the plane moves this point. */
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

/** A button over the picture, moved by dragging or with the arrow keys. */
export function PointHandle(props: PointHandleProps) {
  const { point, plane, className, label, title, describedBy, isSelected, onSelect } = props;
  const { at, constrain, onMove, onStep } = point;
  const place = plane.toPixel(plane.inView?.(at) ?? at);
  /** From the pointer to the point when it was pressed: the point does not jump to the pointer. */
  const grabOffset = useRef<readonly [number, number]>([0, 0]);
  const moveTo = (to: MovablePoint['at']) => {
    if (!isSamePoint(to, at)) onMove(to);
  };
  const pixelOf = (event: PointerEvent<HTMLElement>) =>
    pixelAt(plane, event, event.currentTarget.parentElement ?? event.currentTarget);

  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-describedby={describedBy}
      title={title}
      data-selected={isSelected || undefined}
      style={{
        left: `${(100 * place[0]) / plane.width}%`,
        top: `${(100 * place[1]) / plane.height}%`,
      }}
      onFocus={onSelect}
      onClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const [x, y] = pixelOf(event);
        grabOffset.current = [place[0] - x, place[1] - y];
        onSelect();
      }}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        const [x, y] = pixelOf(event);
        moveTo(constrain(plane.toPlane([x + grabOffset.current[0], y + grabOffset.current[1]])));
      }}
      onKeyDown={(event) => {
        const direction = directionOf(event.key, event.shiftKey);
        if (!direction) return;
        event.preventDefault();
        if (onStep) onStep(direction);
        else moveTo(placeAfterSteps(point, direction));
      }}
    />
  );
}
