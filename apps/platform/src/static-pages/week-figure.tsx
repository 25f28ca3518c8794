/** XP of a week's days; today is the last. */
const days = [
  { name: 'Mon', xp: 34 },
  { name: 'Tue', xp: 30 },
  { name: 'Wed', xp: 46 },
  { name: 'Thu', xp: 31 },
  { name: 'Fri', xp: 38 },
  { name: 'Sat', xp: 30 },
  { name: 'Sun', xp: 18 },
] as const;

const goal = 30;
const height = 180;
const foot = 146;
const y = (xp: number) => foot - (xp / 48) * 120;

/** A week against the daily goal. Text is never scaled: a phone has its own drawing. */
export function WeekFigure() {
  return (
    <figure>
      <Bars className="only-wide" width={560} />
      <Bars className="only-phone" width={308} />
      <figcaption className="small muted">An example week.</figcaption>
    </figure>
  );
}

interface BarsProps {
  readonly className: string;
  readonly width: number;
}

function Bars({ className, width }: BarsProps) {
  const step = (width - 16) / days.length;
  return (
    <svg
      className={className}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="XP of a week: six days reach the goal of 30, which is a streak of six; today has 18 so far."
    >
      {days.map(({ name, xp }, index) => {
        const middle = 8 + (index + 0.5) * step;
        const isToday = index === days.length - 1;
        return (
          <g key={name}>
            <rect
              x={middle - 13}
              y={y(xp)}
              width="26"
              height={foot - y(xp)}
              rx="4"
              fill={isToday ? '#7FC0E4' : '#0081C6'}
            />
            <text x={middle} y={y(xp) - 8} className="graph-label">
              {xp}
            </text>
            <text x={middle} y={foot + 20} className="graph-label" style={{ fill: '#51606E' }}>
              {name}
            </text>
          </g>
        );
      })}
      <line
        x1="0"
        x2={width}
        y1={y(goal)}
        y2={y(goal)}
        stroke="#D97706"
        strokeWidth="1.5"
        strokeDasharray="4 4"
      />
    </svg>
  );
}
