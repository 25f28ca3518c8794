import { useState } from 'react';
import { isSamePoint, type MovablePoint } from './movable-point.ts';
import { type PicturePlane, pixelAt } from './picture-plane.ts';
import { PointHandle } from './point-handle.tsx';

export interface PointLayerProps {
  /** Points in Tab order. */
  readonly points: readonly MovablePoint[];
  readonly plane: PicturePlane;
  /** Classes of the layer, which covers the picture, and of each handle. */
  readonly className: string;
  readonly handleClassName: string;
  /** Name of a point's handle for screen readers: `Move u`. */
  readonly labelOf: (point: MovablePoint) => string;
  readonly titleOf?: (point: MovablePoint) => string;
  readonly describedBy?: string;
}

/**
 * Handles of the movable points of a picture, laid over it. A point is moved by dragging its handle, with the arrow
 * keys, or without dragging (WCAG 2.5.7): press a place of the picture, and the point that was chosen last, or else the
 * nearest, goes there.
 */
export function PointLayer(props: PointLayerProps) {
  const { points, plane, className, handleClassName, labelOf, titleOf, describedBy } = props;
  const [selected, setSelected] = useState<number>();

  const place = (pixel: readonly [number, number]) => {
    const index = selected ?? nearest(points, plane, pixel);
    const point = points[index];
    if (!point) return;
    setSelected(index);
    const to = point.constrain(plane.toPlane(pixel));
    if (!isSamePoint(to, point.at)) point.onMove(to);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the handles take the arrow keys
    <div
      className={className}
      onClick={(event) => place(pixelAt(plane, event, event.currentTarget))}
    >
      {points.map((point, index) => (
        <PointHandle
          key={index}
          point={point}
          plane={plane}
          className={handleClassName}
          label={labelOf(point)}
          title={titleOf?.(point)}
          describedBy={describedBy}
          isSelected={points.length > 1 && selected === index}
          onSelect={() => setSelected(index)}
        />
      ))}
    </div>
  );
}

function nearest(
  points: readonly MovablePoint[],
  plane: PicturePlane,
  [x, y]: readonly [number, number],
): number {
  const distances = points.map(({ at }) => {
    const [left, top] = plane.toPixel(plane.inView?.(at) ?? at);
    return Math.hypot(left - x, top - y);
  });
  return distances.indexOf(Math.min(...distances));
}
