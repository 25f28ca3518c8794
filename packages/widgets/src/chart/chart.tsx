import { useMeasuredWidth } from '@lemma/lesson-renderer/interaction';
import type { ReactNode } from 'react';
import { show } from '../plane/coordinates.ts';
import { type Span, ticksOf } from './scale.ts';

const WIDTH_BEFORE_MEASURED = 340;
const LEFT = 44;
const BOTTOM = 42;
const TOP = 8;
const RIGHT = 10;

/** Where numbers lie in a chart, in pixels. */
export interface ChartPlaces {
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface ChartProps {
  readonly x: Span;
  readonly y: Span;
  readonly height: number;
  /** What stands along the axes: letters or words. */
  readonly xName: string;
  readonly yName: string;
  /** Numbers above it say nothing. Default: all do. */
  readonly yEnds?: number;
  readonly children: (places: ChartPlaces) => ReactNode;
}

/** A picture with numbers along two axes, in the pixels it gets. It is for the eye: what it shows is said beside it. */
export function Chart({ x, y, height, xName, yName, yEnds = y.to, children }: ChartProps) {
  const [width, frame] = useMeasuredWidth(WIDTH_BEFORE_MEASURED);
  const box = {
    left: LEFT,
    right: Math.max(width - RIGHT, LEFT + 1),
    top: TOP,
    bottom: height - BOTTOM,
  };
  const places: ChartPlaces = {
    ...box,
    x: (value) => box.left + ((value - x.from) / (x.to - x.from)) * (box.right - box.left),
    y: (value) => box.bottom - ((value - y.from) / (y.to - y.from)) * (box.bottom - box.top),
  };
  return (
    <div className="lw-chart" ref={frame}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {ticksOf({ ...y, to: yEnds }, Math.max(2, height / 48)).map((value) => (
          <g key={value}>
            <line
              className="lw-plane-line"
              x1={box.left}
              x2={box.right}
              y1={places.y(value)}
              y2={places.y(value)}
            />
            <text
              className="lw-plane-number"
              x={box.left - 6}
              y={places.y(value) + 4}
              textAnchor="end"
            >
              {show(value)}
            </text>
          </g>
        ))}
        {ticksOf(x, Math.max(2, width / 64)).map((value) => (
          <text
            key={value}
            className="lw-plane-number"
            x={places.x(value)}
            y={box.bottom + 17}
            textAnchor="middle"
          >
            {show(value)}
          </text>
        ))}
        <line
          className="lw-plane-axis"
          x1={box.left}
          x2={box.right}
          y1={box.bottom}
          y2={box.bottom}
        />
        {/* What leads out of the picture ends at its edge. */}
        <svg
          x={box.left}
          y={0}
          width={box.right - box.left}
          height={box.bottom}
          viewBox={`${box.left} 0 ${box.right - box.left} ${box.bottom}`}
        >
          {children(places)}
        </svg>
        <text className="lw-chart-name" x={box.right} y={box.bottom + 36} textAnchor="end">
          {xName}
        </text>
        <text className="lw-chart-name" x={box.left + 6} y={box.top + 12}>
          {yName}
        </text>
      </svg>
    </div>
  );
}
