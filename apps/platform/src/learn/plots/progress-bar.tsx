import './plots.css';

export interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  /** What it means, for example "12 of 30 XP". */
  readonly text: string;
  readonly tone?: 'amber' | 'blue';
}

/** A thin bar; what it shows is spoken by a native progress element. */
export function ProgressBar({ label, value, most, text, tone = 'blue' }: ProgressBarProps) {
  const share = most <= 0 ? 1 : Math.min(1, value / most);
  return (
    <>
      <progress
        className="visually-hidden"
        aria-label={label}
        max={Math.max(most, 1)}
        value={Math.min(value, most)}
      >
        {text}
      </progress>
      <div className="thin-bar" data-tone={tone} aria-hidden>
        <span style={{ width: `${share * 100}%` }} />
      </div>
    </>
  );
}
