/** Days of the reviews, and how stable the memory is (days until recall falls to 90 %) from each on. */
const reviews = [
  { day: 0, stability: 4 },
  { day: 4, stability: 11 },
  { day: 15, stability: 22 },
] as const;

const height = 180;
const lastDay = 38;
const y = (recall: number) => 20 + ((1 - recall) / 0.12) * (height - 70);

/** Power forgetting curve of FSRS (Ye 2023): recall = (1 + 19/81 · t/S)^−0.5, which is 0.9 at t = S. */
const recall = (days: number, stability: number) => (1 + (19 / 81) * (days / stability)) ** -0.5;

function curve(index: number, x: (day: number) => number): string {
  const review = reviews[index];
  if (!review) return '';
  const end = reviews[index + 1]?.day ?? lastDay;
  const steps = Array.from(
    { length: 25 },
    (_, step) => review.day + ((end - review.day) * step) / 24,
  );
  return steps
    .map(
      (day, step) =>
        `${step === 0 ? 'M' : 'L'}${x(day).toFixed(1)} ${y(recall(day - review.day, review.stability)).toFixed(1)}`,
    )
    .join('');
}

/**
 * How recall falls after each review, and ever more slowly. Text is never scaled: a phone has its own drawing, and so has
 * a `narrow` place.
 */
export function MemoryFigure({ narrow = false }: { readonly narrow?: boolean }) {
  const small = { width: 300, names: ['0', '4', '15 days'] };
  return (
    <figure>
      {narrow ? (
        <Curves {...small} />
      ) : (
        <>
          <Curves className="only-wide" width={560} names={['learned', 'day 4', 'day 15']} />
          <Curves className="only-phone" {...small} />
        </>
      )}
      <figcaption className="small muted">
        An example, drawn from the forgetting curve that reviews are planned with (FSRS).
      </figcaption>
    </figure>
  );
}

interface CurvesProps {
  readonly className?: string;
  readonly width: number;
  /** One under each review. */
  readonly names: readonly string[];
}

function Curves({ className, width, names }: CurvesProps) {
  const x = (day: number) => 34 + (day / lastDay) * (width - 54);
  return (
    <svg
      className={className}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="Recall falls to 90 percent after 4 days, then after 11 more, then after 22 more: each review makes the next one later."
    >
      <line
        x1={x(0)}
        x2={x(lastDay)}
        y1={y(0.9)}
        y2={y(0.9)}
        stroke="#CBD4DC"
        strokeDasharray="4 4"
      />
      <text
        x={x(lastDay)}
        y={y(0.9) + 16}
        className="graph-label"
        style={{ textAnchor: 'end', fill: '#51606E' }}
      >
        90% recall
      </text>
      {reviews.map(({ day }, index) => (
        <g key={day}>
          <path d={curve(index, x)} fill="none" stroke="#0081C6" strokeWidth="2.25" />
          <circle cx={x(day)} cy={y(1)} r="5" fill="#15803D" />
          <text x={x(day)} y={height - 14} className="graph-label">
            {names[index]}
          </text>
        </g>
      ))}
    </svg>
  );
}
