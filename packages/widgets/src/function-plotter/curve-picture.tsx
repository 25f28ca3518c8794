import { Chart } from '../chart/chart.tsx';
import type { Span } from '../chart/scale.ts';
import type { Pair } from '../plane/coordinates.ts';
import { piecesOf } from './curve.ts';

/** The curve, the axes where they are seen, and at one place the point with its tangent. */
export function CurvePicture({
  points,
  x,
  y,
  at,
  slope,
}: {
  readonly points: readonly Pair[];
  readonly x: Span;
  readonly y: Span;
  readonly at: Pair;
  /** Undefined where there is no tangent. */
  readonly slope: number | undefined;
}) {
  const reach = (x.to - x.from) / 6;
  return (
    <Chart x={x} y={y} height={300} xName="x" yName="f(x)">
      {(chart) => (
        <>
          <line
            className="lw-plane-axis"
            x1={chart.x(0)}
            x2={chart.x(0)}
            y1={chart.top}
            y2={chart.bottom}
          />
          <line
            className="lw-plane-axis"
            x1={chart.left}
            x2={chart.right}
            y1={chart.y(0)}
            y2={chart.y(0)}
          />
          {piecesOf(points, y).map((piece) => (
            <polyline
              key={piece[0]?.[0]}
              className="lw-plotter-curve"
              points={piece.map(([px, py]) => `${chart.x(px)},${chart.y(py)}`).join(' ')}
            />
          ))}
          {slope !== undefined && (
            <line
              className="lw-plotter-tangent"
              x1={chart.x(at[0] - reach)}
              y1={chart.y(at[1] - slope * reach)}
              x2={chart.x(at[0] + reach)}
              y2={chart.y(at[1] + slope * reach)}
            />
          )}
          {Number.isFinite(at[1]) && (
            <circle className="lw-plotter-point" cx={chart.x(at[0])} cy={chart.y(at[1])} r={6} />
          )}
        </>
      )}
    </Chart>
  );
}
