import { Chart, type ChartPlaces } from '../chart/chart.tsx';
import { type Span, spanOf } from '../chart/scale.ts';
import { type Place, type Polynomial, valueAt } from './descent.ts';

const SAMPLES = 121;

/** The loss over w, the places so far, and the tangent at the last. */
export function LossPicture({
  loss,
  span,
  places,
}: {
  readonly loss: Polynomial;
  readonly span: Span;
  readonly places: readonly Place[];
}) {
  const curve = Array.from({ length: SAMPLES }, (_, index) => {
    const w = span.from + ((span.to - span.from) * index) / (SAMPLES - 1);
    return [w, valueAt(loss, w)] as const;
  });
  const here = places.at(-1);
  return (
    <Chart x={span} y={spanOf(curve.map(([, value]) => value))} height={240} xName="w" yName="L">
      {(chart) => (
        <>
          <polyline
            className="lw-descent-curve"
            points={curve.map(([w, value]) => `${chart.x(w)},${chart.y(value)}`).join(' ')}
          />
          {here && <Tangent chart={chart} place={here} reach={(span.to - span.from) / 6} />}
          <polyline
            className="lw-descent-way"
            points={places.map(({ w, loss: at }) => `${chart.x(w)},${chart.y(at)}`).join(' ')}
          />
          {places.map((place, step) => (
            <circle
              // The way only grows at its end.
              // oxlint-disable-next-line react/no-array-index-key
              key={step}
              className="lw-descent-place"
              data-now={place === here || undefined}
              cx={chart.x(place.w)}
              cy={chart.y(place.loss)}
              r={place === here ? 6 : 4}
            />
          ))}
        </>
      )}
    </Chart>
  );
}

function Tangent({
  chart,
  place: { w, loss, slope },
  reach,
}: {
  readonly chart: ChartPlaces;
  readonly place: Place;
  readonly reach: number;
}) {
  return (
    <line
      className="lw-descent-tangent"
      x1={chart.x(w - reach)}
      y1={chart.y(loss - slope * reach)}
      x2={chart.x(w + reach)}
      y2={chart.y(loss + slope * reach)}
    />
  );
}
