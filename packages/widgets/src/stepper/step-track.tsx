/** More segments than this are drawn as one bar. */
const MOST_SEGMENTS = 16;

interface StepTrackProps {
  /** From 0. */
  readonly position: number;
  /** Number of steps. */
  readonly count: number;
}

/** How far the procedure has come: done, now and to come. */
export function StepTrack({ position, count }: StepTrackProps) {
  const shown = Math.min(position + 1, count);
  return (
    <div className="lw-track">
      <span className="lw-hidden">
        {position >= count ? 'All steps done' : `Step ${shown} of ${count}`}
      </span>
      {count > MOST_SEGMENTS ? (
        <span className="lw-track-bar">
          <span style={{ inlineSize: `${(100 * position) / count}%` }} />
        </span>
      ) : (
        Array.from({ length: count }, (_, step) => (
          <span
            key={step}
            className="lw-tick"
            data-state={step < position ? 'done' : step === position ? 'now' : 'to-come'}
          />
        ))
      )}
    </div>
  );
}
