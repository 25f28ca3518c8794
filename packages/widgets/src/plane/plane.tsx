import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Coordinates, coordinates } from './coordinates.ts';
import { GridLines } from './grid-lines.tsx';
import { PlaneHandle, type PlaneHandleProps } from './plane-handle.tsx';

const SIZE_BEFORE_MEASURED = 340;

export interface PlaneProps {
  /** The plane goes from −range to range both ways. */
  readonly range: number;
  /** Draws into the picture. */
  readonly children: (plane: Coordinates) => ReactNode;
  /** Points that the learner can move, in Tab order. */
  readonly handles: readonly Omit<PlaneHandleProps, 'plane'>[];
  /** The grid is drawn fainter where another grid lies over it. */
  readonly faint?: boolean;
}

/** A square plane with grid and axes, drawn in the pixels it gets: words keep their size on a phone. */
export function Plane({ range, children, handles, faint = false }: PlaneProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(SIZE_BEFORE_MEASURED);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0) setSize(element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const plane = coordinates(range, size);

  return (
    <div className="lw-plane" ref={frame} data-faint={faint || undefined}>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <GridLines plane={plane} />
        {children(plane)}
      </svg>
      {handles.map((handle, index) => (
        <PlaneHandle key={index} plane={plane} {...handle} />
      ))}
    </div>
  );
}
