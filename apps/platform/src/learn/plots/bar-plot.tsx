import './plots.css';

export interface Bar {
  readonly label: string;
  readonly value: number;
}

export interface BarPlotProps {
  /** What is shown, as a sentence. */
  readonly description: string;
  readonly bars: readonly Bar[];
  /** A line across, for example the daily goal. */
  readonly goal?: { readonly value: number; readonly label: string };
}

const HEIGHT = 140;
const STEP = 100;

/** Bars over days. Labels are HTML, so that text keeps its size while the drawing stretches. */
export function BarPlot({ description, bars, goal }: BarPlotProps) {
  const most = Math.max(1, goal?.value ?? 0, ...bars.map((bar) => bar.value)) * 1.08;
  const y = (value: number) => HEIGHT - (value / most) * HEIGHT;
  return (
    <figure className="plot">
      <svg
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={description}
      >
        {bars.map((bar, index) => (
          <rect
            key={bar.label}
            x={index * STEP + 14}
            width={STEP - 28}
            y={y(bar.value)}
            height={HEIGHT - y(bar.value)}
            fill="var(--lemma-brand)"
          />
        ))}
        <line x1="0" x2={bars.length * STEP} y1={HEIGHT} y2={HEIGHT} className="plot-axis" />
        {goal && (
          <line
            x1="0"
            x2={bars.length * STEP}
            y1={y(goal.value)}
            y2={y(goal.value)}
            className="plot-goal"
          />
        )}
      </svg>
      <figcaption>
        <span>{bars[0]?.label}</span>
        {goal && <span className="plot-goal-label">{goal.label}</span>}
        <span>{bars.at(-1)?.label}</span>
      </figcaption>
    </figure>
  );
}
