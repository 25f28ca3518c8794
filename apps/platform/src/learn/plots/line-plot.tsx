import './plots.css';

export interface PlotPoint {
  /** Any scale that grows to the right, for example milliseconds. */
  readonly x: number;
  readonly y: number;
}

export interface LinePlotProps {
  readonly description: string;
  readonly points: readonly PlotPoint[];
  readonly most: number;
  /** True if the value stays until the next point, as a count does. */
  readonly steps?: boolean;
  readonly from: string;
  readonly to: string;
}

const WIDTH = 600;
const HEIGHT = 140;

/** A value over time. */
export function LinePlot({ description, points, most, steps = false, from, to }: LinePlotProps) {
  const first = points[0]?.x ?? 0;
  const span = Math.max(1, (points.at(-1)?.x ?? 1) - first);
  const at = ({ x, y }: PlotPoint) =>
    [((x - first) / span) * WIDTH, HEIGHT - (y / Math.max(most, 1e-9)) * HEIGHT] as const;
  const d = points
    .map((point, index) => {
      const [x, y] = at(point);
      if (index === 0) return `M${x} ${y}`;
      return steps ? `H${x}V${y}` : `L${x} ${y}`;
    })
    .join('');
  return (
    <figure className="plot">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={description}
      >
        <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className="plot-axis" />
        <path d={d} className="plot-line" />
      </svg>
      <figcaption>
        <span>{from}</span>
        <span>{to}</span>
      </figcaption>
    </figure>
  );
}
