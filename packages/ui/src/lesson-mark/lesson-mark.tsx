export type LessonMarkState =
  | 'mastered'
  | 'skipped'
  | 'due'
  | 'open'
  | 'in-progress'
  | 'locked'
  | 'coming'
  | 'missing';

export interface LessonMarkProps {
  readonly state: LessonMarkState;
  /** Centre, in the coordinates of the SVG around it. */
  readonly x: number;
  readonly y: number;
  /** Default 9; locked and coming marks are drawn 1 smaller. */
  readonly radius?: number;
  /** Fill of the moat that parts the mark from its edges. Default: paper. */
  readonly ground?: string;
}

const ink = (name: string) => `var(--lemma-${name})`;

/** The sign of a lesson's state, drawn the same everywhere. Decoration: its word must stand beside it. */
export function LessonMark({ state, x, y, radius = 9, ground = ink('paper') }: LessonMarkProps) {
  const r = state === 'locked' || state === 'coming' ? radius - 1 : radius;
  return (
    <g transform={`translate(${x} ${y})`} aria-hidden>
      <circle r={r + 3} fill={ground} />
      <Disc state={state} r={r} />
    </g>
  );
}

function Disc({ state, r }: { readonly state: LessonMarkState; readonly r: number }) {
  switch (state) {
    case 'mastered':
      return (
        <>
          <circle r={r} fill={ink('right')} />
          <path
            d={tick(r)}
            fill="none"
            stroke="#fff"
            strokeWidth={1.9}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      );
    case 'skipped':
      return (
        <>
          <circle
            r={r - 0.9}
            fill="#fff"
            stroke={ink('right')}
            strokeWidth={1.75}
            strokeDasharray="3.2 2.4"
          />
          <path
            d={tick(r * 0.85)}
            fill="none"
            stroke={ink('right')}
            strokeWidth={1.9}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      );
    case 'due':
      return (
        <circle r={r - 1.5} fill={ink('amber-tint')} stroke={ink('amber-mark')} strokeWidth={3} />
      );
    case 'open':
      return <circle r={r - 1.1} fill="#fff" stroke={ink('brand')} strokeWidth={2.25} />;
    case 'missing':
      return <circle r={r - 1.1} fill="#fff" stroke={ink('wrong')} strokeWidth={2.25} />;
    case 'in-progress':
      return (
        <>
          <circle r={r - 1.1} fill="#fff" stroke={ink('brand')} strokeWidth={2.25} />
          <path
            d={`M0 ${-r + 1.1}A${r - 1.1} ${r - 1.1} 0 0 0 0 ${r - 1.1}Z`}
            fill={ink('brand')}
          />
        </>
      );
    case 'locked':
      return (
        <>
          <circle r={r - 0.6} fill="#F1F4F6" stroke={ink('edge')} strokeWidth={1.25} />
          <path
            d="M-2.6 -0.6h5.2v3.6h-5.2zM-1.5 -0.6v-1.2a1.5 1.5 0 0 1 3 0v1.2"
            fill="none"
            stroke={ink('faint')}
            strokeWidth={1.2}
          />
        </>
      );
    default:
      return (
        <circle
          r={r - 0.7}
          fill="#fff"
          stroke={ink('edge')}
          strokeWidth={1.4}
          strokeDasharray="3 2.6"
        />
      );
  }
}

function tick(r: number): string {
  const u = r / 9;
  return `M${-3.6 * u} ${0.3 * u}L${-1.1 * u} ${2.8 * u}L${3.8 * u} ${-2.6 * u}`;
}
