import { Chart } from '../chart/chart.tsx';
import { spanOf } from '../chart/scale.ts';
import type { Pair } from '../plane/coordinates.ts';

/** The points, the line y = w·x, and how far it is from each of them. */
export function DataPicture({
  points,
  w,
}: {
  readonly points: readonly Pair[];
  readonly w: number;
}) {
  const x = spanOf([0, ...points.map(([at]) => at)], 0.12);
  // The frame stays as the line turns.
  const y = spanOf([0, ...points.map(([, at]) => at)], 0.25);
  return (
    <Chart x={x} y={y} height={240} xName="x" yName="y">
      {(chart) => (
        <>
          {points.map(([px, py]) => (
            <line
              key={`${px} ${py}`}
              className="lw-descent-miss"
              x1={chart.x(px)}
              x2={chart.x(px)}
              y1={chart.y(py)}
              y2={chart.y(w * px)}
            />
          ))}
          <line
            className="lw-descent-way"
            x1={chart.x(x.from)}
            y1={chart.y(w * x.from)}
            x2={chart.x(x.to)}
            y2={chart.y(w * x.to)}
          />
          {points.map(([px, py]) => (
            <circle
              key={`${px} ${py}`}
              className="lw-descent-point"
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
