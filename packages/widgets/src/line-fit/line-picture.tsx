import { Chart, type ChartPlaces } from '../chart/chart.tsx';
import { spanOf } from '../chart/scale.ts';
import type { Pair } from '../plane/coordinates.ts';
import type { Line } from './fit.ts';

export interface LinePictureProps {
  readonly points: readonly Pair[];
  readonly line: Line;
  readonly squares: boolean;
  readonly axes: readonly [string, string];
}

/** The points, the line, and the residual of each point: as a distance, or as a square on it. */
export function LinePicture({ points, line, squares, axes }: LinePictureProps) {
  const widths = points.map(([x]) => x);
  const [least, most] = [Math.min(...widths), Math.max(...widths)];
  // Where x = 0 is near, the intercept is seen.
  const isZeroNear = least > 0 && least <= most - least;
  const x = spanOf(isZeroNear ? [0, ...widths] : widths, 0.12);
  // The frame stays as the line turns.
  const y = spanOf(
    points.map(([, height]) => height),
    0.35,
  );
  const on = (at: number) => line.slope * at + line.intercept;
  return (
    <Chart x={x} y={y} height={280} xName={axes[0]} yName={axes[1]}>
      {(chart) => (
        <>
          {points.map(([px, py], index) =>
            squares ? (
              <rect
                key={index}
                className="lw-line-fit-square"
                {...squareOf(chart, px, py, on(px))}
              />
            ) : (
              <line
                key={index}
                className="lw-line-fit-residual"
                x1={chart.x(px)}
                x2={chart.x(px)}
                y1={chart.y(py)}
                y2={chart.y(on(px))}
              />
            ),
          )}
          <line
            className="lw-line-fit-line"
            x1={chart.x(x.from)}
            y1={chart.y(on(x.from))}
            x2={chart.x(x.to)}
            y2={chart.y(on(x.to))}
          />
          {points.map(([px, py], index) => (
            <circle
              key={index}
              className="lw-line-fit-point"
              cx={chart.x(px)}
              cy={chart.y(py)}
              r={4.5}
            />
          ))}
        </>
      )}
    </Chart>
  );
}

/** A square on a residual, in pixels: to its right, or to its left where there is no room. */
function squareOf(chart: ChartPlaces, x: number, y: number, on: number) {
  const [top, foot] = [Math.min(chart.y(y), chart.y(on)), Math.max(chart.y(y), chart.y(on))];
  const side = foot - top;
  const left = chart.x(x) + side <= chart.right ? chart.x(x) : chart.x(x) - side;
  return { x: left, y: top, width: side, height: side };
}
