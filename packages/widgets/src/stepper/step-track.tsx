/** More segments than this are drawn as one bar. */
const MOST_SEGMENTS = 16;

interface StepTrackProps {
  /** The step shown, from 0; −1 before the first, `count` after the last. */
  readonly current: number;
  /** Number of steps. */
  readonly count: number;
}

function say(current: number, count: number): string {
  if (current < 0) return count === 1 ? '1 step to come' : `${count} steps to come`;
  return current >= count ? 'All steps done' : `Step ${current + 1} of ${count}`;
}

/** How far the procedure has come: done, now and to come. */
export function StepTrack({ current, count }: StepTrackProps) {
  return (
    <div className="lw-track">
      <span className="lw-hidden">{say(current, count)}</span>
      {count > MOST_SEGMENTS ? (
        <span className="lw-track-bar">
          <span style={{ inlineSize: `${(100 * (current + 1)) / (count + 1)}%` }} />
        </span>
      ) : (
        Array.from({ length: count }, (_, step) => (
          <span
            key={step}
            className="lw-tick"
            data-state={step < current ? 'done' : step === current ? 'now' : 'to-come'}
          />
        ))
      )}
    </div>
  );
}
