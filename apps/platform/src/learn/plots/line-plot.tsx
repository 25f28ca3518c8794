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
  /** Value at the foot of the plot. Default 0. */
  readonly least?: number;
  /** Writes the values at head and foot of the plot; without it they are not written. */
  readonly scale?: (value: number) => string;
  /** A moment to mark, for example today. */
  readonly mark?: { readonly x: number; readonly label: string };
  /** True if the value stays until the next point, as a count does. */
  readonly steps?: boolean;
  readonly from: string;
  readonly to: string;
}

const WIDTH = 600;
const HEIGHT = 140;

/** A value over time. */
export function LinePlot(props: LinePlotProps) {
  const { description, points, least = 0, most, scale, mark, steps = false, from, to } = props;
  const first = points[0]?.x ?? 0;
  const span = Math.max(1, (points.at(-1)?.x ?? 1) - first);
  const at = ({ x, y }: PlotPoint) =>
    [
      ((x - first) / span) * WIDTH,
      HEIGHT - ((y - least) / Math.max(most - least, 1e-9)) * HEIGHT,
    ] as const;
  const d = points
    .map((point, index) => {
      const [x, y] = at(point);
      if (index === 0) return `M${x} ${y}`;
      return steps ? `H${x}V${y}` : `L${x} ${y}`;
    })
    .join('');
  return (
    <figure className="plot">
      {scale && <p className="plot-scale">{scale(most)}</p>}
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={description}
      >
        <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className="plot-axis" />
        {mark && (
          <line
            x1={at({ x: mark.x, y: 0 })[0]}
            x2={at({ x: mark.x, y: 0 })[0]}
            y1="0"
            y2={HEIGHT}
            className="plot-goal"
          />
        )}
        <path d={d} className="plot-line" />
      </svg>
      {scale && <p className="plot-scale">{scale(least)}</p>}
      <figcaption>
        <span>{from}</span>
        {mark && <span className="plot-goal-label">{mark.label}: dashed line</span>}
        <span>{to}</span>
      </figcaption>
    </figure>
  );
}
