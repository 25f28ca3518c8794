import { Chart, type ChartPlaces } from '../chart/chart.tsx';
import type { Span } from '../chart/scale.ts';
import type { HistogramStrings } from '../strings/histogram.ts';
import type { Bin, Summary } from './summary.ts';

const HEIGHT = 310;
/** What of it lies outside the axes. */
const FRAME = 50;
/** The box plot stands above the bars, in a band of its own. */
const BAND = 84;
const BOX = 26;

/** Bars, and above them the box plot on the same axis; mean and median go through both. */
export function Distribution({
  bins,
  summary,
  span,
  axis,
  added,
  strings,
}: {
  readonly bins: readonly Bin[];
  readonly summary: Summary;
  readonly span: Span;
  readonly axis: string;
  /** The learner's own value. */
  readonly added?: number;
  readonly strings: HistogramStrings;
}) {
  const most = Math.max(...bins.map(({ count }) => count), 1);
  // The bars end below the band.
  const y = { from: 0, to: (most * (HEIGHT - FRAME)) / (HEIGHT - FRAME - BAND) };
  return (
    <Chart x={span} y={y} height={HEIGHT} xName={axis} yName="" yEnds={most}>
      {(chart) => (
        <>
          {bins.map(({ from, to, count }) => (
            <rect
              key={from}
              className="lw-histogram-bar"
              x={chart.x(from)}
              width={Math.max(1, chart.x(to) - chart.x(from))}
              y={chart.y(count)}
              height={chart.bottom - chart.y(count)}
            />
          ))}
          <Middle chart={chart} at={summary.mean} label={strings.mean} kind="mean" />
          <Middle chart={chart} at={summary.median} label={strings.median} kind="median" />
          <Box chart={chart} summary={summary} />
          {added !== undefined && (
            <path
              className="lw-histogram-added"
              d={`M ${chart.x(added)} ${chart.bottom - 2} l -7 12 h 14 z`}
              transform={`translate(0, -10)`}
            />
          )}
        </>
      )}
    </Chart>
  );
}

const middleOf = (chart: ChartPlaces) => chart.top + 34 + BOX / 2;

function Middle({
  chart,
  at,
  label,
  kind,
}: {
  readonly chart: ChartPlaces;
  readonly at: number;
  readonly label: string;
  readonly kind: 'mean' | 'median';
}) {
  const x = chart.x(at);
  const top = chart.top + (kind === 'mean' ? 14 : 30);
  const isRight = x > (chart.left + chart.right) / 2;
  return (
    <g className="lw-histogram-middle" data-kind={kind}>
      <line x1={x} x2={x} y1={top - 10} y2={chart.bottom} />
      <text x={x + (isRight ? -5 : 5)} y={top - 2} textAnchor={isRight ? 'end' : 'start'}>
        {label}
      </text>
    </g>
  );
}

function Box({ chart, summary }: { readonly chart: ChartPlaces; readonly summary: Summary }) {
  const y = middleOf(chart);
  const { quartiles, whiskers, outliers } = summary;
  const [left, right] = [chart.x(quartiles[0]), chart.x(quartiles[1])];
  return (
    <g className="lw-histogram-box">
      <line x1={chart.x(whiskers[0])} x2={left} y1={y} y2={y} />
      <line x1={right} x2={chart.x(whiskers[1])} y1={y} y2={y} />
      {whiskers.map((at, side) => (
        // The two ends never change their places.
        // oxlint-disable-next-line react/no-array-index-key
        <line key={side} x1={chart.x(at)} x2={chart.x(at)} y1={y - 8} y2={y + 8} />
      ))}
      <rect x={left} width={Math.max(1, right - left)} y={y - BOX / 2} height={BOX} />
      {[...new Set(outliers)].map((at) => (
        <circle key={at} cx={chart.x(at)} cy={y} r={4} />
      ))}
    </g>
  );
}
