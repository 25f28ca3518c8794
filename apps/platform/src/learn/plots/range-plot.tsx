import './plots.css';

export interface RangePlotProps {
  /** What it shows, in words: figure and range. */
  readonly label: string;
  /** Each 0 to 1. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Figure to compare with, 0 to 1: a dashed line. */
  readonly reference?: number;
  /** How the axis is labelled under it: at each fifth, or, where there is little room, at each half. Default: not at all. */
  readonly axis?: 'fifths' | 'halves';
}

const ticks = { fifths: [0, 20, 40, 60, 80, 100], halves: [0, 50, 100] } as const;

/** A share with its range on an axis from 0 to 100 %. */
export function RangePlot({ label, value, low, high, reference, axis }: RangePlotProps) {
  return (
    <div className="range-plot" role="img" aria-label={label}>
      <div className="range-track">
        <span className="range-band" style={{ left: at(low), width: at(high - low) }} />
        {reference !== undefined && (
          <span className="range-reference" style={{ left: at(reference) }} />
        )}
        <span className="range-value" style={{ left: at(value) }} />
      </div>
      {axis && (
        <div className="range-axis" aria-hidden>
          {ticks[axis].map((tick) => (
            <span key={tick} style={{ left: `${tick}%` }}>
              {tick === 0 || tick === 100 ? `${tick} %` : tick}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

function at(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
